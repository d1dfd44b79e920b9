import type { MapFrame, MapPoint } from '@/lib/market/places/region-map'
import { type MarkBox, spreadMarks } from './spread-marks'

/** The map on a phone: marks that do not meet there meet nowhere. */
export const phoneMap = { width: 358, height: 411 }

/** Diameters of circles in px; on a map of many no circle is as big. */
const diameters = { least: 31, ofMany: 44, ofFew: 60 }
const fewMarks = 9
/** Height of what stands along the bottom of the map. */
const footHeight = 30
const signHeight = 37
const labelHeight = 14
const maxLabels = 14

type At = { left: number; top: number }

/** The diameter of circles by their number of ads, in px: 26 + 5√n where the biggest has room for that, and each has room for its digits. */
export function circleSizes(counts: readonly number[]): (count: number) => number {
  const most = counts.length > fewMarks ? diameters.ofMany : diameters.ofFew
  const perRoot = Math.min(5, (most - 26) / Math.sqrt(Math.max(1, ...counts)))
  return (count) => Math.round(Math.max(diameters.least, 26 + perRoot * Math.sqrt(count), count > 9_999 ? 52 : count > 999 ? 44 : 0))
}

/** The box of a circle around its point. */
export function circleBox(point: MapPoint, size: number, frame: MapFrame): MarkBox {
  return { ...pxOf(point, frame), width: size + 4, height: size + 4 }
}

/** The box of a sign that stands on its point. */
export function signBox(point: MapPoint, price: string, frame: MapFrame): MarkBox {
  const { x, y } = pxOf(point, frame)
  return { x, y: y - signHeight / 2, width: 20 + 7.4 * price.length, height: signHeight }
}

/** What stands on the map at its top: the way up, of which a phone shows the last two names, and the zoom. */
export function fixedBoxes(names: readonly string[]): MarkBox[] {
  const width = 24 + names.slice(-2).reduce((sum, name) => sum + 8.2 * name.length + 20, 0)
  return [
    { x: width / 2, y: 29, width, height: 58 },
    { x: phoneMap.width - 29, y: 60, width: 58, height: 120 },
  ]
}

/** Where each mark stands once all are pushed apart. */
export function placeMarks<Mark extends { box: MarkBox }>(marks: readonly Mark[], fixed: readonly MarkBox[]): Mark[] {
  const boxes = spreadMarks(
    marks.map(({ box }) => box),
    { width: phoneMap.width, height: phoneMap.height - footHeight },
    fixed,
  )
  return marks.map((mark, at) => ({ ...mark, box: boxes[at] ?? mark.box }))
}

export function atOf({ x, y }: MapPoint): At {
  return { left: percent(x / phoneMap.width), top: percent(y / phoneMap.height) }
}

/** Names below their marks and of other towns, the first ones first, as many as have room. */
export function placeLabels(
  marked: readonly { label: string; box: MarkBox }[],
  towns: readonly (MapPoint & { label: string })[],
  { frame, fixed }: { frame: MapFrame; fixed: readonly MarkBox[] },
): (At & { label: string })[] {
  const taken = [...fixed, ...marked.map(({ box }) => box)]
  const wanted = [
    ...marked.map(({ label, box }) => ({ label, x: box.x, y: box.y + box.height / 2 + labelHeight / 2 + 1 })),
    ...towns.map((town) => ({ label: town.label, ...pxOf(town, frame) })),
  ]
  const placed: (At & { label: string })[] = []
  for (const { label, x, y } of wanted) {
    const box = { x, y, width: 7 * label.length, height: labelHeight }
    if (placed.length === maxLabels) break
    if (!isInside(box) || taken.some((other) => meets(box, other)) || placed.some((other) => other.label === label)) continue
    taken.push(box)
    placed.push({ label, ...atOf(box) })
  }
  return placed
}

function isInside({ x, y, width, height }: MarkBox): boolean {
  return x >= width / 2 && x <= phoneMap.width - width / 2 && y >= height / 2 && y <= phoneMap.height - footHeight - height / 2
}

function meets(one: MarkBox, other: MarkBox): boolean {
  return Math.abs(one.x - other.x) * 2 < one.width + other.width && Math.abs(one.y - other.y) * 2 < one.height + other.height
}

function pxOf({ x, y }: MapPoint, frame: MapFrame): MapPoint {
  return { x: ((x - frame.x) / frame.width) * phoneMap.width, y: ((y - frame.y) / frame.height) * phoneMap.height }
}

function percent(share: number): number {
  return Math.round(share * 10_000) / 100
}
