import { renderTextLine } from '@/lib/market/illustrations/lettering.server'

type Words = { size: number; x: number; y: number; fill: string; anchor?: 'end' | 'middle'; lettering?: 'heading' | 'text' }

/** Words as the outlines of their letters: a machine without fonts shows them too. */
export function lettered(text: string, { size, x, y, fill, anchor, lettering = 'heading' }: Words): string {
  const place = { lettering, size, y, maxWidth: 1_500, fill } as const
  if (anchor === 'end') return renderTextLine(text, { ...place, x, anchor })
  const begin = anchor === 'middle' ? x - widthOf(text, size) / 2 : x
  return renderTextLine(text, { ...place, x: begin })
}

/** Close enough for what stands in the middle: our headings are narrow, and their figures equally wide. */
function widthOf(text: string, size: number): number {
  return Array.from(text, (sign) => (/[ .,:;il]/.test(sign) ? 0.24 : /[mwMW%]/.test(sign) ? 0.72 : 0.47)).reduce(
    (sum, share) => sum + share * size,
    0,
  )
}
