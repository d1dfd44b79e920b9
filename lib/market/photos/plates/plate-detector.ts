import { type PlateBox, withinPicture } from '@/lib/market/photos/plate-box'
import { type Blob, darkBlobs, type GrayPicture } from './dark-blobs'

/** Pixels of a picture, red, green and blue one after the other. */
export type Pixels = { data: Uint8Array; width: number; height: number }
type Chain = readonly Blob[]
type Area = { left: number; top: number; right: number; bottom: number }

/** Signs of a plate; more is a line of text. */
const signs = { least: 5, most: 9 } as const
/** Width of the whole row in heights of its signs: seen from the side it is narrower. */
const rowWidth = { least: 1.3, most: 7.6 } as const
/** White of a plate: its brightness, how much it may be coloured, and how much darker the signs are. */
const paper = { bright: 105, colour: 0.34, contrast: 45 } as const
/** The most proposals for one picture. */
const mostProposals = 2

/**
 * Where a picture may show a number plate that can be read: rows of five to nine dark signs of one height on something white, with nothing else written
 * above or below. It proposes, a person decides. White signs on black and signs that touch are not found.
 */
export function findPlates(picture: Pixels): PlateBox[] {
  const gray = grayOf(picture)
  const rows = rowsOf(darkBlobs(gray).filter(isLikeASign)).filter((row) => isOnWhite(picture, row))
  const alone = rows.filter((row) => rows.filter((other) => isBesideInHeight(row, other)).length < 2)
  return separate(alone)
    .slice(0, mostProposals)
    .map((row) => boxOf(row, picture))
}

function grayOf({ data, width, height }: Pixels): GrayPicture {
  const gray = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < gray.length; at += 1, from += 3)
    gray[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8
  return { data: gray, width, height }
}

const heightOf = ({ top, bottom }: Area) => bottom - top + 1
const widthOf = ({ left, right }: Area) => right - left + 1
const middleOf = ({ top, bottom }: Area) => (top + bottom) / 2

function isLikeASign(blob: Blob): boolean {
  const [width, height] = [widthOf(blob), heightOf(blob)]
  const filled = blob.pixels / (width * height)
  return height >= 7 && height <= 110 && width >= height * 0.08 && width <= height * 1.15 && filled >= 0.14
}

/** Rows of signs side by side, each sign with the nearest one that fits to its right. */
function rowsOf(blobs: readonly Blob[]): Chain[] {
  const sorted = blobs.toSorted((one, other) => one.left - other.left)
  const taken = new Set<Blob>()
  const rows: Chain[] = []
  for (const [index, first] of sorted.entries()) {
    if (taken.has(first)) continue
    const row = grow(first, sorted, index)
    if (!isRow(row)) continue
    rows.push(row)
    for (const sign of row) taken.add(sign)
  }
  return rows
}

function grow(first: Blob, sorted: readonly Blob[], index: number): Blob[] {
  const row = [first]
  let last = first
  for (let at = index + 1; at < sorted.length; at += 1) {
    const next = sorted[at]
    if (!next || next.left - last.right > heightOf(last) * 1.1) break
    if (!follows(last, next, row)) continue
    row.push(next)
    last = next
  }
  return row
}

function follows(last: Blob, next: Blob, row: readonly Blob[]): boolean {
  const height = heightOf(last)
  const ratio = heightOf(next) / height
  if (ratio < 0.78 || ratio > 1.28 || next.left <= last.right - 1) return false
  const [first] = row
  const slope = row.length > 1 && first ? (middleOf(last) - middleOf(first)) / (last.left - first.left) : null
  const run = next.left - last.left
  const expected = slope === null ? 0 : slope * run
  return Math.abs(middleOf(next) - middleOf(last) - expected) <= (slope === null ? 0.28 * run + 1 : 0.14 * height + 1)
}

function isRow(row: Chain): boolean {
  if (row.length < signs.least || row.length > signs.most) return false
  const area = areaOf(row)
  const height = medianOf(row.map(heightOf))
  const wide = widthOf(area) / height
  const slope = Math.abs(middleOf(row.at(-1) ?? area) - middleOf(row[0] ?? area)) / widthOf(area)
  return wide >= rowWidth.least && wide <= rowWidth.most && slope <= 0.7
}

function areaOf(row: Chain): Area {
  return {
    left: Math.min(...row.map(({ left }) => left)),
    top: Math.min(...row.map(({ top }) => top)),
    right: Math.max(...row.map(({ right }) => right)),
    bottom: Math.max(...row.map(({ bottom }) => bottom)),
  }
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}

/** Whether what is between the signs is bright and nearly without colour, and the signs are much darker. */
function isOnWhite({ data, width }: Pixels, row: Chain): boolean {
  const [brights, darks, colours]: number[][] = [[], [], []]
  for (const [index, sign] of row.slice(0, -1).entries()) {
    const next = row[index + 1]
    if (!next) continue
    const x = Math.round((sign.right + next.left) / 2)
    for (let y = sign.top; y <= sign.bottom; y += 1) {
      const [red, green, blue] = rgbAt(data, y * width + x)
      brights?.push((red + green + blue) / 3)
      const most = Math.max(red, green, blue)
      colours?.push(most === 0 ? 0 : (most - Math.min(red, green, blue)) / most)
    }
    darks?.push(sign.darkest)
  }
  const bright = medianOf(brights ?? [])
  return bright >= paper.bright && medianOf(colours ?? []) <= paper.colour && bright - medianOf(darks ?? []) >= paper.contrast
}

function rgbAt(data: Uint8Array, pixel: number): [number, number, number] {
  return [data[pixel * 3] ?? 0, data[pixel * 3 + 1] ?? 0, data[pixel * 3 + 2] ?? 0]
}

/** A line above or below within three heights: the rows of a text. */
function isBesideInHeight(row: Chain, other: Chain): boolean {
  if (row === other) return false
  const [one, two] = [areaOf(row), areaOf(other)]
  const height = medianOf(row.map(heightOf))
  const overlap = Math.min(one.right, two.right) - Math.max(one.left, two.left)
  return overlap > 0 && Math.abs(middleOf(one) - middleOf(two)) < height * 4
}

/** The rows with the most signs first, without those that lie in another. */
function separate(rows: readonly Chain[]): Chain[] {
  const chosen: Chain[] = []
  for (const row of rows.toSorted((one, other) => other.length - one.length || heightOf(areaOf(other)) - heightOf(areaOf(one)))) {
    const area = areaOf(row)
    const isApart = chosen.every((other) => {
      const known = areaOf(other)
      return area.left > known.right || area.right < known.left || area.top > known.bottom || area.bottom < known.top
    })
    if (isApart) chosen.push(row)
  }
  return chosen
}

/** The box around a row with the edge and the blue ends of the plate. */
function boxOf(row: Chain, { width, height }: Pixels): PlateBox {
  const area = areaOf(row)
  const sign = medianOf(row.map(heightOf))
  const [aside, above] = [sign * 1.1, sign * 0.5]
  return withinPicture({
    left: Math.max(0, area.left - aside) / width,
    top: Math.max(0, area.top - above) / height,
    width: (widthOf(area) + aside * 2) / width,
    height: (heightOf(area) + above * 2) / height,
  })
}
