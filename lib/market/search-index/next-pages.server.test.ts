import { describe, expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { postgresEngine } from '@/lib/market/search/engine/postgres-engine.server'
import { findAds, searchAds } from '@/lib/market/search/engine/search-ads.server'
import type { ListPosition, SearchEngine } from '@/lib/market/search/engine/search-engine'
import { readGiven } from '@/lib/market/search/engine/test-comparison'
import { loadTestMarket } from '@/lib/market/search/engine/test-market'
import { emptySearch, pageSize, type SearchQuery, sortsOf } from '@/lib/market/search/query/search-query'
import { LiveIndex } from './live-index.server'

const given = { dove: ['015146', '500'], residenza: ['mi'] }
const allSorts = sortsOf(readGiven('annunci', given))

describe('a list that is walked through by the links to its next pages', () => {
  test(
    'shows every ad once, in each order, also those that do not say what it is ordered by',
    withRollback(async (db) => {
      await loadTestMarket(db, 1_200)
      const both = await engines(db)
      for (const sort of allSorts) {
        const query = readGiven('annunci', given, sort)
        for (const engine of both) {
          const whole = await findAds(engine, query, { limit: 5_000, params: [] })
          expect(whole.total).toBeGreaterThan(10 * pageSize)
          expect((await walk(engine, query)).ids, sort).toEqual(whole.ids)
        }
      }
    }),
  )

  test(
    'misses no ad and shows none twice in any order while others come, in front of it and behind',
    withRollback(async (db) => {
      await loadTestMarket(db, 700)
      const engine = postgresEngine(db)
      for (const sort of allSorts) {
        const query = readGiven('annunci', given, sort)
        const before = await findAds(engine, query, { limit: 5_000, params: [] })
        const added = new Set<number>()
        const { ids } = await walk(engine, query, async () => {
          if (added.size < 30) for (const id of await addAdsEverywhere(db)) added.add(id)
        })
        expect(new Set(ids).size, `none twice: ${sort}`).toBe(ids.length)
        expect(
          ids.filter((id) => !added.has(id)),
          `none missed: ${sort}`,
        ).toEqual(before.ids)
        expect(added.size).toBeGreaterThan(20)
      }
    }),
  )

  test('goes on where an ad stood that was sold meanwhile, and its last pages do not repeat others', () =>
    withRollback(async (db) => {
      await loadTestMarket(db, 400)
      const query = emptySearch('annunci')
      const before = await findAds(postgresEngine(db), query, { limit: 5_000, params: [] })
      const { ids } = await walk(postgresEngine(db), query, async (last) => {
        await db`update ad set status = 'sold' where id = any(${last}::bigint[])`
      })
      expect(ids).toEqual(before.ids)
    })())
})

test(
  'A page leads to a next one as long as more ads follow, whatever the numbers of pages say',
  withRollback(async (db) => {
    await loadTestMarket(db, 400)
    const query = { ...emptySearch('annunci'), page: 3 }
    const found = await findAds(postgresEngine(db), emptySearch('annunci'), { limit: 2 * pageSize, params: [] })
    const second = await findAds(postgresEngine(db), { ...query, page: 2 }, { limit: pageSize, params: [] })
    await db`update ad set status = 'sold' where id = any(${[...found.ids]}::bigint[])`
    const third = await searchAds(db, query, [], second.next)
    expect(third.cards.map(({ id }) => id)).toEqual((await findAds(postgresEngine(db), emptySearch('annunci'), { limit: pageSize })).ids)
    expect(third.pages).toBeGreaterThanOrEqual(third.next === null ? 3 : 4)
    await db`update ad set status = 'sold' where category = 'auto' and not id = any(${third.cards.map(({ id }) => id)}::bigint[])`
    expect(await searchAds(db, query, [], second.next)).toMatchObject({ total: pageSize, pages: 3, next: null })
  }),
)

test(
  'a position behind which nothing is left gives the page of its number',
  withRollback(async (db) => {
    await loadTestMarket(db, 400)
    const query = { ...emptySearch('annunci'), page: 2 }
    const byNumber = await searchAds(db, query, [])
    expect(await searchAds(db, query, [], { key: -1, id: 0 })).toEqual(byNumber)
  }),
)

/** Opens both engines. */
async function engines(db: Db): Promise<SearchEngine[]> {
  const index = new LiveIndex(db, undefined, Infinity)
  await index.open()
  const fast: SearchEngine = {
    answer: (request) => {
      const answer = index.answer(request)
      return answer ? Promise.resolve(answer) : Promise.reject(new Error('the index does not answer'))
    },
  }
  return [postgresEngine(db), fast]
}

/** Walks from page to page as long as there is a next one. */
async function walk(engine: SearchEngine, query: SearchQuery, between: (last: readonly number[]) => Promise<void> = async () => {}) {
  const ids: number[] = []
  let after: ListPosition | null = null
  do {
    const page: Awaited<ReturnType<typeof findAds>> = await findAds(engine, query, { limit: pageSize, params: [], after })
    ids.push(...page.ids)
    after = page.next
    await between(page.ids)
  } while (after)
  return { ids }
}

/** Adds one ad at either end of every order, and one that says nothing. */
async function addAdsEverywhere(db: Db): Promise<number[]> {
  const near = { latitude: 45.46, longitude: 9.19 }
  return [
    await addTestAd(db, { ...near, publishedAt: new Date(), priceCents: 1_00, mileageKm: 1, powerKw: 400 }),
    await addTestAd(db, {
      latitude: 41.9,
      longitude: 12.5,
      publishedAt: new Date('2001-01-01'),
      priceCents: 900_000_00,
      mileageKm: 900_000,
      powerKw: 3,
    }),
    await addTestAd(db, { ...near, publishedAt: new Date(), priceCents: null, mileageKm: null, powerKw: null, firstRegistration: null }),
  ]
}
