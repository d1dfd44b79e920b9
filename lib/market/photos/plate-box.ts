/** A part of a picture that is covered: shares of its width and height, from its upper left corner. */
export type PlateBox = { left: number; top: number; width: number; height: number }
export type Point = { x: number; y: number }

/** Number of parts of one photograph that can be covered. */
export const maxPlates = 4
/** What is smaller covers nothing that can be read. */
export const smallestSide = 0.01

/** Steps of a share: nothing is finer than a tenth of a percent, as a finger cannot aim better. */
const finest = 1_000

/** The nearest box that lies in the picture. */
export function withinPicture({ left, top, width, height }: PlateBox): PlateBox {
  const [wide, high] = [between(smallestSide, rounded(width), 1), between(smallestSide, rounded(height), 1)]
  return { left: rounded(between(0, left, 1 - wide)), top: rounded(between(0, top, 1 - high)), width: wide, height: high }
}

/** The box with these opposite corners; a corner outside is taken at the edge. */
export function boxBetween(one: Point, other: Point): PlateBox {
  const [a, b] = [atEdge(one), atEdge(other)]
  return withinPicture({
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  })
}

/** Place of a box once its picture is turned clockwise by so many degrees, a multiple of 90. */
export function turnedBox(box: PlateBox, degrees: number): PlateBox {
  const turns = (((degrees / 90) % 4) + 4) % 4
  let turned = box
  for (let turn = 0; turn < turns; turn += 1) {
    const { left, top, width, height } = turned
    turned = { left: 1 - top - height, top: left, width: height, height: width }
  }
  return withinPicture(turned)
}

export function isSameBox(one: PlateBox, other: PlateBox): boolean {
  return one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height
}

function atEdge({ x, y }: Point): Point {
  return { x: between(0, x, 1), y: between(0, y, 1) }
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

function rounded(share: number): number {
  return Math.round(share * finest) / finest
}
