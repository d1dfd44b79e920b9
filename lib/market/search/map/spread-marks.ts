/** A box on the map: its middle and its size, in px of a phone. */
export type MarkBox = { x: number; y: number; width: number; height: number }

const gap = 3
const rounds = 400

/**
 * Moves boxes apart, each as little as it can, until they stand `gap` px from each other, from what is fixed, and within the map; the order stays. As near as
 * it gets where there is no room.
 */
export function spreadMarks<Box extends MarkBox>(
  given: readonly Box[],
  map: { width: number; height: number },
  fixed: readonly MarkBox[] = [],
): Box[] {
  const boxes = given.map((box) => ({ ...box }))
  for (const box of boxes) moveWithin(box, map)
  for (let round = 0; round < rounds; round++) {
    let isMoved = false
    for (const [at, one] of boxes.entries()) {
      for (let next = at + 1; next < boxes.length; next++) isMoved = pushApart(one, boxes[next] ?? one) || isMoved
      for (const other of fixed) isMoved = pushApart(one, other, 1) || isMoved
      moveWithin(one, map)
    }
    if (!isMoved) break
  }
  for (const box of boxes) moveWithin(box, map)
  return boxes
}

function pushApart(one: MarkBox, other: MarkBox, ownShare = 0.5): boolean {
  const byX = (one.width + other.width) / 2 + gap - Math.abs(one.x - other.x)
  const byY = (one.height + other.height) / 2 + gap - Math.abs(one.y - other.y)
  if (byX <= 0.01 || byY <= 0.01) return false
  const axis = byX < byY ? 'x' : 'y'
  const distance = Math.min(byX, byY)
  const sign = one[axis] <= other[axis] ? -1 : 1
  one[axis] += sign * distance * ownShare
  other[axis] -= sign * distance * (1 - ownShare)
  return true
}

function moveWithin(box: MarkBox, { width, height }: { width: number; height: number }): void {
  box.x = Math.min(Math.max(box.x, box.width / 2 + gap), width - box.width / 2 - gap)
  box.y = Math.min(Math.max(box.y, box.height / 2 + gap), height - box.height / 2 - gap)
}
