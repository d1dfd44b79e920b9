import { mapArea } from '@/lib/market/places/map-area.server'
import type { Place } from '@/lib/market/places/place'
import { listPlaces } from '@/lib/market/places/places.server'
import { type MapPoint, mapPoint } from '@/lib/market/places/region-map'

const landColour = '#C5D6CB'
const areaColour = '#A3CAB3'
/** Dots in a row; of the country more, which is mostly sea. */
const columns = 50
const countryColumns = 96
/** Units of a frame in which borders of provinces show: 200 km. Of a wider one they would be holes. */
const borderUnits = 90
/** Units within which a comune makes land of its surroundings: 6 km. */
const nearUnits = 2.7
/** Units within which land on all four sides makes land: 20 km. */
const betweenUnits = 9
const bucketUnits = 3

type Comune = MapPoint & Pick<Place, 'region' | 'provinceCode'>
type Cell = { isLand: boolean; comune: Comune | undefined }

/**
 * The land of an area as a grid of dots: a cell is land where a comune is near, or lies on all its four sides. Cells along a border of provinces are left
 * out where they are wide enough, so that it shows. Each row of dots is a dashed line: a dot of its own would weigh eight times as much. Undefined for any other name.
 */
export function renderLand(name: string): string | undefined {
  const area = mapArea(name)
  if (!area) return undefined
  const { frame } = area
  const count = name === 'italia' ? countryColumns : columns
  const step = frame.width / count
  const rows = Math.ceil(frame.height / step)
  const grid = filled(
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: count }, (_, column) => cellAt({ x: frame.x + (column + 0.5) * step, y: frame.y + (row + 0.5) * step }, step)),
    ),
    Math.ceil(betweenUnits / step),
  )
  const shown = frame.width > borderUnits ? grid.map((row) => row.map(({ isLand }) => isLand)) : withBorders(grid)
  const isOfArea = (row: number, column: number) => {
    const comune = grid[row]?.[column]?.comune
    const point = { x: frame.x + (column + 0.5) * step, y: frame.y + (row + 0.5) * step }
    return name !== 'italia' && comune !== undefined && area.holds({ ...comune, ...point }) // around a place the distance of the dot counts
  }
  const path = (isInArea: boolean) => {
    const lines = shown.flatMap((row, y) =>
      runsOf(row.map((isShown, x) => isShown && isOfArea(y, x) === isInArea)).map(
        ([from, length]) =>
          `M${hundredth(frame.x + (from + 0.5) * step)} ${hundredth(frame.y + (y + 0.5) * step)}h${hundredth((length - 0.9) * step)}`,
      ),
    )
    return lines.length === 0 ? '' : `<path d="${lines.join('')}" stroke="${isInArea ? areaColour : landColour}"/>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.x} ${frame.y} ${frame.width} ${frame.height}"><g fill="none" stroke-width="${hundredth(step * 0.66)}" stroke-linecap="round" stroke-dasharray="0 ${step.toFixed(4)}">${path(false)}${path(true)}</g></svg>`
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100
}

let buckets: ReadonlyMap<string, readonly Comune[]> | undefined

function cellAt(point: MapPoint, step: number): Cell {
  buckets ??= findBuckets()
  const near = Math.max(nearUnits, step * 0.75)
  const reach = Math.ceil(near / bucketUnits)
  const [column, row] = [Math.floor(point.x / bucketUnits), Math.floor(point.y / bucketUnits)]
  let comune: Comune | undefined
  let least = near
  for (let x = column - reach; x <= column + reach; x++) {
    for (let y = row - reach; y <= row + reach; y++) {
      for (const one of buckets.get(`${x} ${y}`) ?? []) {
        const distance = Math.hypot(one.x - point.x, one.y - point.y)
        if (distance > least) continue
        least = distance
        comune = one
      }
    }
  }
  return { isLand: comune !== undefined, comune }
}

function findBuckets(): ReadonlyMap<string, readonly Comune[]> {
  const found = new Map<string, Comune[]>()
  for (const { region, provinceCode, ...place } of listPlaces()) {
    const point = mapPoint(place)
    const key = `${Math.floor(point.x / bucketUnits)} ${Math.floor(point.y / bucketUnits)}`
    const bucket = found.get(key)
    if (bucket) bucket.push({ ...point, region, provinceCode })
    else found.set(key, [{ ...point, region, provinceCode }])
  }
  return found
}

/** What lies between land on all four sides is land of the comune to its left: high mountains have none of their own. */
function filled(grid: readonly (readonly Cell[])[], reach: number): Cell[][] {
  return grid.map((row, y) =>
    row.map((cell, x) => {
      if (cell.isLand) return cell
      const beside = [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ].map(([dx = 0, dy = 0]) => firstLand(grid, { x, y, dx, dy, reach }))
      return beside.every(Boolean) ? { isLand: true, comune: beside[0] } : cell
    }),
  )
}

type Way = { x: number; y: number; dx: number; dy: number; reach: number }

function firstLand(grid: readonly (readonly Cell[])[], { x, y, dx, dy, reach }: Way): Comune | undefined {
  for (let steps = 1; steps <= reach; steps++) {
    const comune = grid[y + dy * steps]?.[x + dx * steps]?.comune
    if (comune) return comune
  }
  return undefined
}

function withBorders(grid: readonly (readonly Cell[])[]): boolean[][] {
  const province = (y: number, x: number) => grid[y]?.[x]?.comune?.provinceCode
  return grid.map((row, y) =>
    row.map(
      ({ isLand }, x) => isLand && [province(y, x + 1), province(y + 1, x)].every((next) => next === undefined || next === province(y, x)),
    ),
  )
}

/** Where runs of `true` begin, and how long they are. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  for (const [at, isOn] of row.entries()) {
    const last = runs.at(-1)
    if (!isOn) continue
    if (last && last[0] + last[1] === at) last[1]++
    else runs.push([at, 1])
  }
  return runs
}
