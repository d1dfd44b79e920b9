import { type ListPageSlug, listPageSlugs } from '@/lib/market/search/page/list-pages'
import type { SearchedColumn } from '@/lib/market/search/query/filter-kinds'
import { type FilterPredicate, filterPredicatesOf } from '@/lib/market/search/query/filter-predicates'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { type AdTest, adTestOf, declared, isOnList, type MatchedAd } from './match-ad'

/** Choices by which a search is filed where it names no vehicle and no place, the rarest value first: an ad has one value of each. */
const filedColumns = [
  'provinceCode',
  'region',
  'body',
  'colour',
  'fuel',
  'gearbox',
  'sellerKind',
] as const satisfies readonly SearchedColumn[]
const cellDegrees = 0.5
/** A search that reaches over more of the map is filed by something else. */
const maxCells = 64
const kmPerDegree = 111
/** The circle lies inside its box, whatever is rounded. */
const spare = 1.003
const priceColumn = 'priceCents'
/** Prices, in cents, with a bucket of their own below each: most searches name a highest price, and most ads cost more than it. */
const priceSteps = [300_000, 500_000, 800_000, 1_000_000, 1_200_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 5_000_000] as const

/** A search whose test is made when the first ad looks into a bucket of it: most are of other vehicles. */
type Entry<Key> = { key: Key; query: SearchQuery; test: AdTest | null }

/**
 * Many searches, filed by what an ad must have to be found by them, so that each ad is held against few. Equal searches are one entry: their
 * key is what they have in common, the canonical address.
 */
export class ReverseIndex<Key> {
  private readonly buckets = new Map<string, Entry<Key>[]>()

  add(query: SearchQuery, key: Key): void {
    const entry = { key, query, test: null }
    const demands = filterPredicatesOf(query)
    const step = priceStep(demands)
    for (const bucket of bucketsOf(query, demands)) {
      const name = `${bucket}<${step}`
      const filed = this.buckets.get(name)
      if (filed) filed.push(entry)
      else this.buckets.set(name, [entry])
    }
  }

  /** The searches that find an ad, each once. */
  *finding(ad: MatchedAd, now: number): Generator<Key> {
    const steps = ['', ...priceSteps.filter((step) => ad.priceCents !== null && ad.priceCents <= step)]
    for (const list of listPageSlugs) {
      if (!isOnList({ list }, ad)) continue
      for (const bucket of bucketsOfAd(ad, list))
        for (const step of steps)
          for (const entry of this.buckets.get(`${bucket}<${step}`) ?? []) if (testOf(entry)(ad, now)) yield entry.key
    }
  }
}

function testOf(entry: Entry<unknown>): AdTest {
  entry.test ??= adTestOf(entry.query)
  return entry.test
}

/** The lowest step that a search's highest price does not exceed; the price «chiavi in mano» is never below the price itself. */
function priceStep(demands: readonly FilterPredicate[]): number | '' {
  const limits = demands.flatMap((demand) =>
    (demand.kind === 'between' || demand.kind === 'turnkey') && demand.column === priceColumn ? (demand.to ?? []) : [],
  )
  return (limits.length > 0 && priceSteps.find((step) => Math.min(...limits) <= step)) || ''
}

/** An ad that the search finds looks into exactly one of these. */
function bucketsOf(query: SearchQuery, demands: readonly FilterPredicate[]): string[] {
  const { list, vehicles } = query
  if (vehicles.length > 0) return vehicles.map(({ make, model }) => `${list}|${make.slug}|${model?.slug ?? ''}`)
  const cells = cellsOf(query)
  if (cells.length > 0 && cells.length <= maxCells) return cells.map((cell) => `${list}|@${cell}`)
  for (const column of filedColumns) {
    const demand = demands.find((one) => one.kind === 'oneOf' && one.column === column)
    if (demand?.kind === 'oneOf') return demand.values.map((value) => `${list}|${column}=${value}`)
  }
  return [list]
}

function bucketsOfAd(ad: MatchedAd, list: ListPageSlug): string[] {
  const { make, model, latitude, longitude } = ad
  return [
    list,
    `${list}|${make}|`,
    ...(model === null ? [] : [`${list}|${make}|${model}`]),
    ...(latitude === null || longitude === null ? [] : [`${list}|@${cellAt(latitude)},${cellAt(longitude)}`]),
    ...filedColumns.map((column) => `${list}|${column}=${String(declared(ad, column))}`),
  ]
}

function cellAt(degrees: number): number {
  return Math.floor(degrees / cellDegrees)
}

/** The cells that the box around the circle touches. */
function cellsOf({ place, radiusKm }: SearchQuery): string[] {
  if (place === null || radiusKm === null) return []
  const high = (radiusKm / kmPerDegree) * spare
  const wide = high / Math.cos((Math.min(89, Math.abs(place.latitude) + high) * Math.PI) / 180)
  const cells: string[] = []
  for (let row = cellAt(place.latitude - high); row <= cellAt(place.latitude + high); row++)
    for (let column = cellAt(place.longitude - wide); column <= cellAt(place.longitude + wide); column++) cells.push(`${row},${column}`)
  return cells
}
