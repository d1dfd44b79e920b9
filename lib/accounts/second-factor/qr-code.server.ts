import { encode } from 'uqr'

/** The modules of a square code (QR, correction M, with its quiet zone) as the path of an SVG, and how many stand in a row. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { path: rows.join(''), size }
}
