/** Names a gradient from above to below. */
export function fall(id: string, stops: readonly (readonly [at: number, colour: string, opacity?: number])[]): string {
  const all = stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
  return `<linearGradient id="${id}" x2="0" y2="1">${all.join('')}</linearGradient>`
}

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const box = (x: number, y: number, width: number, height: number, radius: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`
export const round = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${fill}" ${more}/>`

/** A line parallel to the edge of leather. */
export const seam = (d: string, colour: string) => stroke(d, colour, 3, 'stroke-dasharray="9 7" opacity=".75"')
