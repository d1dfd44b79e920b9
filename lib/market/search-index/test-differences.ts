import { expect } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { pictureTestAds } from '@/lib/market/photos/test-photos'
import { listPlaces } from '@/lib/market/places/places.server'
import { postgresEngine } from '@/lib/market/search/engine/postgres-engine.server'
import { findAds } from '@/lib/market/search/engine/search-ads.server'
import type { ListPosition, SearchEngine, SearchRequest, SearchResult } from '@/lib/market/search/engine/search-engine'
import { type OpenIndex, searchEngine } from '@/lib/market/search/engine/search-engine.server'
import { countedParams, givenParams, readGiven } from '@/lib/market/search/engine/test-comparison'
import { between, loadTestMarket, pick, type Random, seededRandom } from '@/lib/market/search/engine/test-market'
import { searchedTexts } from '@/lib/market/search/engine/test-oracle'
import { listPageSlugs } from '@/lib/market/search/page/list-pages'
import { pageSize, type SearchQuery, sortsOf } from '@/lib/market/search/query/search-query'
import { LiveIndex } from './live-index.server'

/** Time until all is counted, however busy the machine is. */
const untilCountedMs = 300_000

/** An index beside the database: whether it knows whole texts, what it says of a search, and how many ads it reads anew when it looks for changes. */
export type ComparedIndex = {
  hasTexts: boolean
  answer: (request: SearchRequest) => Promise<SearchResult | undefined>
  catchUp: () => Promise<number | 'lost'>
}

/** The one in memory, without a thread of its own. */
async function memoryIndex(db: Db): Promise<ComparedIndex> {
  const index = new LiveIndex(db, undefined, Infinity)
  await index.open()
  return {
    hasTexts: false,
    answer: (request) => Promise.resolve(index.answer(request)),
    catchUp: () => index.catchUp(),
  }
}

/** The index answers whatever the rule of `searchEngine` leaves to it. */
function engineOf(db: Db, index: ComparedIndex): SearchEngine {
  const open: OpenIndex = {
    hasTexts: index.hasTexts,
    answer: async (request) => {
      const answer = await index.answer(request)
      if (!answer) throw new Error('the index does not answer')
      return answer
    },
    onChange: () => () => {},
  }
  return searchEngine(db, open, postgresEngine(db, untilCountedMs))
}

/** Any list with up to six filters, in any order it can have, some of them with words that put ads first. */
function randomSearch(random: Random): SearchQuery {
  const list = pick(random, listPageSlugs)
  const given = Array.from({ length: between(random, 0, 6) }, () => Object.entries(pick(random, givenParams(list, random)))).flat()
  const query = readGiven(list, Object.fromEntries(given))
  const words = random() < 0.15 ? pick(random, Object.keys(searchedTexts)) : null
  return { ...query, words, sort: pick(random, sortsOf(query)) }
}

/** A page, the total and every option of a search are what PostgreSQL says; answers how many cells were compared. */
async function expectSameAnswer(db: Db, engine: SearchEngine, random: Random): Promise<{ cells: number; found: number }> {
  const query = randomSearch(random)
  const { total } = await findAds(engine, query, { limit: 0, params: [] })
  const paged = { ...query, page: between(random, 1, Math.ceil(total / pageSize) + 1) }
  const wanted = { limit: pageSize, params: countedParams(query.list), includesPrices: true }
  const given = await findAds(engine, paged, wanted)
  expect(given, JSON.stringify(paged)).toEqual(await findAds(postgresEngine(db, untilCountedMs), paged, wanted))
  await expectSameBehind(db, engine, paged, given.next)
  return { cells: Object.values(given.facets).flat().length + given.ids.length + (given.prices?.bars.length ?? 0) + 1, found: total }
}

/** What stands behind the last ad of a page is the page of the next number, for every engine. */
async function expectSameBehind(db: Db, engine: SearchEngine, query: SearchQuery, after: ListPosition | null): Promise<void> {
  if (!after) return
  const wanted = { limit: pageSize, params: [], after }
  const behind = await findAds(engine, query, wanted)
  expect(behind, JSON.stringify([query, after])).toEqual(await findAds(postgresEngine(db, untilCountedMs), query, wanted))
  const { ids, next } = await findAds(engine, { ...query, page: query.page + 1 }, { limit: pageSize, params: [] })
  expect({ ids: behind.ids, next: behind.next }, JSON.stringify([query, after])).toEqual({ ids, next })
}

/** Ads are written, changed in every kind of column, priced, sold, deleted. */
async function changeMarket(db: Db, random: Random, ads: number): Promise<void> {
  const rows = await db<{ id: number }[]>`select id from ad order by id`
  const some = () => Array.from({ length: ads }, () => pick(random, rows).id)
  const place = pick(random, listPlaces())
  await db`update ad set price_cents = price_cents + 12300, mileage_km = null where id = any(${some()}::bigint[])`
  await db`update ad set status = 'sold' where id = any(${some()}::bigint[])`
  await db`update ad set status = 'published', published_at = now() where id = any(${some()}::bigint[])`
  await db`update ad set fuel = 'gpl', version = version || ' Più', equipment = '{abs}', metallic = null where id = any(${some()}::bigint[])`
  await db`update ad set latitude = ${place.latitude}, longitude = ${place.longitude}, region = null where id = any(${some()}::bigint[])`
  await db`update ad set category = 'moto-e-scooter', make = 'honda', model = null where id = any(${some()}::bigint[])`
  await db`update price_rating set verdict = 'doubtful' where ad_id = any(${some()}::bigint[])`
  await db`update price_rating set verdict = 'great' where ad_id = any(${some()}::bigint[])`
  await db`delete from price_rating where ad_id = any(${some()}::bigint[])`
  await db`update dealer set name = name || ' Nord' where id = (select dealer_id from ad where id = ${pick(random, rows).id})`
  await db`delete from ad_photo where ad_id = any(${some()}::bigint[])`
  await pictureTestAds(db, some())
  await db`delete from ad where id = any(${some()}::bigint[])`
  await addTestAd(db, { publishedAt: new Date(), priceCents: 990_000 })
}

const searchesAfterChange = 15

/** Compares answers in a market of so many ads, at first as it is and then after each round of changes. Most searches find something. */
export async function expectSameInChangingMarket(
  db: Db,
  { ads, searches, rounds }: { ads: number; searches: number; rounds: number },
  open: (db: Db) => Promise<ComparedIndex> = memoryIndex,
): Promise<void> {
  await allowLongWork(db)
  await loadTestMarket(db, ads)
  const random = seededRandom(4)
  const index = await open(db)
  const compared: { cells: number; found: number }[] = []
  const compare = async (count: number) => {
    for (let search = 0; search < count; search++) compared.push(await expectSameAnswer(db, engineOf(db, index), random))
  }
  await compare(searches)
  for (let round = 0; round < rounds; round++) {
    await changeMarket(db, random, ads / 200)
    expect(await index.catchUp()).toBeGreaterThan(ads / 200)
    await compare(searchesAfterChange)
  }
  expect(compared.filter(({ found }) => found > 0).length).toBeGreaterThan(compared.length / 2)
  expect(compared.reduce((sum, { cells }) => sum + cells, 0)).toBeGreaterThan(100 * compared.length)
}
