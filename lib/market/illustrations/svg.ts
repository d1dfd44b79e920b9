import type { Point } from './geometry'

/** One decimal is finer than any screen shows, and halves the size of a picture. */
export const short = (value: number) => String(Math.round(value * 10) / 10)

export function rectangle(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}" ${more}/>`
}

export function polygon(points: readonly Point[], fill: string, more = ''): string {
  return `<path d="M${joined(points)}Z" fill="${fill}" ${more}/>`
}

export function polyline(points: readonly Point[], stroke: string, width: number, more = ''): string {
  return `<path d="M${joined(points)}" fill="none" stroke="${stroke}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}" ${more}/>`
}

function joined(points: readonly Point[]): string {
  return points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')
}
