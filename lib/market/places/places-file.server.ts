import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Place, provinces } from './place'
import { foldPlaceName, placeSlug } from './place-name'

export type PlaceEntry = {
  readonly place: Place
  readonly folded: string
  /** Other names, folded: the German one, comuni merged into it, its villages. */
  readonly otherNames: readonly string[]
}

let entries: readonly PlaceEntry[] | undefined

/** Every comune, read once from the file that tools/places/build-places.ts writes. */
export function placeEntries(): readonly PlaceEntry[] {
  entries ??= readPlaces()
  return entries
}

/** Rows of a tab-separated file of ours, without its comments. */
export function readRows(fileName: string): string[][] {
  return readFileSync(join(process.cwd(), 'lib/market/places', fileName), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}

function readPlaces(): PlaceEntry[] {
  const rows = readRows('places.tsv')
  const counts = new Map<string, number>()
  for (const [, name = ''] of rows) counts.set(placeSlug(name), (counts.get(placeSlug(name)) ?? 0) + 1)
  return rows.map((row) => readPlace(row, counts))
}

function readPlace(row: readonly string[], counts: ReadonlyMap<string, number>): PlaceEntry {
  const [istat = '', name = '', provinceCode = '', latitude, longitude, approximate, weight, otherNames = ''] = row
  const province = provinces[provinceCode]
  if (!province) throw new Error(`lib/market/places/places.tsv: unknown province "${provinceCode}" of ${name}`)
  const slug = placeSlug(name)
  return {
    place: {
      istat,
      name,
      slug: (counts.get(slug) ?? 0) > 1 ? `${slug}-${provinceCode.toLowerCase()}` : slug,
      provinceCode,
      province: province.name,
      region: province.region,
      latitude: Number(latitude),
      longitude: Number(longitude),
      approximate: approximate === '~',
      weight: Number(weight),
    },
    folded: foldPlaceName(name),
    otherNames: otherNames.split('|').map(foldPlaceName).filter(Boolean),
  }
}
