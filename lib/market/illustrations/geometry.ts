/** Centimetres on a vehicle (x = 0 at the tail, y = 0 on the ground) or pixels on the stage. */
export type Point = readonly [x: number, y: number]
/** A corner of an outline, rounded with a radius. */
export type Corner = readonly [x: number, y: number, radius: number]

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
export const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

/** Eases from 0 to 1. */
export function smoothStep(share: number): number {
  const t = clamp(share, 0, 1)
  return t * t * (3 - 2 * t)
}

/** Pairs each element of a ring with the one after it. */
export function withNext<T>(ring: readonly T[]): [T, T][] {
  return ring.map((item, index) => [item, ring[(index + 1) % ring.length] ?? item])
}

/** Turns corners into points: each corner becomes a curve that begins and ends its radius away from it. */
export function outline(corners: readonly Corner[], samples = 7): Point[] {
  return corners.flatMap((corner, index) => {
    const [x, y, radius] = corner
    if (radius === 0) return [[x, y]]
    const before = corners.at(index - 1) ?? corner
    const after = corners[(index + 1) % corners.length] ?? corner
    return roundCorner(cut(corner, before), corner, cut(corner, after), samples)
  })
}

/** The highest point of a closed outline above x; below everything when the outline does not reach x. */
export function topAt(points: readonly Point[], x: number): number {
  const heights = withNext(points).flatMap(([p, q]) => {
    const crosses = (p[0] - x) * (q[0] - x) <= 0 && p[0] !== q[0]
    return crosses ? [p[1] + ((x - p[0]) / (q[0] - p[0])) * (q[1] - p[1])] : []
  })
  return Math.max(...heights)
}

/** A rectangle with rounded corners. */
export function roundedBox(x: number, y: number, width: number, height: number, radius: number): Point[] {
  return outline(
    [
      [x, y, radius],
      [x, y + height, radius],
      [x + width, y + height, radius],
      [x + width, y, radius],
    ],
    4,
  )
}

/** How far along the edge towards a neighbour the rounding of a corner reaches, at most to the middle. */
function cut([x, y, radius]: Corner, neighbour: Corner): Point {
  const distance = Math.hypot(neighbour[0] - x, neighbour[1] - y)
  return between([x, y], [neighbour[0], neighbour[1]], Math.min(radius, distance / 2) / distance)
}

function roundCorner(start: Point, corner: Corner, end: Point, samples: number): Point[] {
  return Array.from({ length: samples }, (_, index) => {
    const t = index / (samples - 1)
    const u = 1 - t
    return [u * u * start[0] + 2 * u * t * corner[0] + t * t * end[0], u * u * start[1] + 2 * u * t * corner[1] + t * t * end[1]]
  })
}
