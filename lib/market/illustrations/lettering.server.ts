import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font, type Glyph } from 'fontkit'

const files = { heading: 'barlow-semi-condensed-700.woff2', text: 'barlow-600.woff2' } as const
type Lettering = keyof typeof files

type Line = {
  lettering: Lettering
  size: number
  /** Point where the text begins, or ends with `anchor: 'end'`; `y` is the line the letters stand on. */
  x: number
  y: number
  /** What is longer is cut, and says so by an ellipsis. */
  maxWidth: number
  fill: string
  anchor?: 'end'
}

const opened = new Map<Lettering, Font>()

/**
 * A line of text in our own typeface as the outlines of its letters. An SVG that names a font gets one that the machine has, often not
 * ours, without any error. A sign that the font lacks becomes its letter without the accent, or nothing.
 */
export function renderTextLine(text: string, { lettering, size, x, y, maxWidth, fill, anchor }: Line): string {
  const font = fontOf(lettering)
  const scale = size / font.unitsPerEm
  const { glyphs, width } = fitted(font, text, maxWidth / scale)
  let at = anchor === 'end' ? x - width * scale : x
  const outlines = glyphs.map(({ glyph, advance }) => {
    const outline = glyph.path.scale(scale, -scale).translate(at, y).toSVG()
    at += advance * scale
    return outline
  })
  return `<path d="${outlines.join('')}" fill="${fill}"/>`
}

type Placed = { glyph: Glyph; advance: number }

/** Takes as many letters as there is place for, in units of the font. */
function fitted(font: Font, text: string, maxWidth: number): { glyphs: Placed[]; width: number } {
  const all = placed(font, text)
  const whole = widthOf(all)
  if (whole <= maxWidth) return { glyphs: all, width: whole }
  const ellipsis = placed(font, '…')
  const fitting: Placed[] = []
  let width = widthOf(ellipsis)
  for (const one of all) {
    if (width + one.advance > maxWidth) break
    fitting.push(one)
    width += one.advance
  }
  return { glyphs: [...fitting, ...ellipsis], width }
}

function placed(font: Font, text: string): Placed[] {
  const known = Array.from(text.normalize('NFC'), (sign) => drawable(font, sign)).join('')
  const { glyphs, positions } = font.layout(known)
  return glyphs.map((glyph, place) => ({ glyph, advance: positions[place]?.xAdvance ?? glyph.advanceWidth }))
}

/** Our files hold the letters of Italian and its neighbours: «Škoda» loses its accent rather than its first letter. */
function drawable(font: Font, sign: string): string {
  const plain = sign.normalize('NFD').charAt(0)
  return [sign, plain].find((one) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0)) ?? ''
}

function widthOf(glyphs: readonly Placed[]): number {
  return glyphs.reduce((sum, { advance }) => sum + advance, 0)
}

function fontOf(lettering: Lettering): Font {
  const known = opened.get(lettering)
  if (known) return known
  const font = create(readFileSync(join(process.cwd(), 'styles/fonts', files[lettering])))
  if (!('layout' in font)) throw new Error(`styles/fonts/${files[lettering]} holds several fonts`)
  opened.set(lettering, font)
  return font
}
