import { expect, inject, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { listPageSlugs } from '@/lib/market/search/page/list-pages'
import { findAdsToMatch, keepWithWords } from './ads-to-match.server'
import { matches } from './match-ad'
import { ReverseIndex } from './reverse-search'
import { findAdIds, givenParams, loadRows, readGiven } from './test-comparison'
import { between, pick, type Random, seededRandom } from './test-market'

/** Every parameter of every list alone, and random ones together. */
function searches(random: Random, count: number) {
  const alone = listPageSlugs.flatMap((list) => givenParams(list, random).map((given) => readGiven(list, given)))
  const together = Array.from({ length: count }, () => {
    const list = pick(random, listPageSlugs)
    const params = givenParams(list, random).filter((given) => !given['modello'])
    return readGiven(
      list,
      Object.fromEntries(Array.from({ length: between(random, 0, 4) }, () => Object.entries(pick(random, params))).flat()),
    )
  })
  return [...alone, ...together]
}

test(
  'Every filter and random searches find the ads that PostgreSQL finds, alone and through the index',
  withRollback(async (db) => {
    const rows = await loadRows(db)
    const ads = await findAdsToMatch(
      db,
      rows.map(({ id }) => id),
    )
    expect(ads).toHaveLength(rows.length)
    const [moment] = await db<{ now: Date }[]>`select now()`
    const now = moment?.now.getTime() ?? 0
    const share = inject('shareOfRuns')
    const queries = searches(seededRandom(12), 250).filter((_, number) => number % (1 / share) === 0)
    const index = new ReverseIndex<number>()
    for (const [number, query] of queries.entries()) index.add(query, number)
    const found = queries.map((): number[] => [])
    for (const ad of ads) for (const number of index.finding(ad, now)) found[number]?.push(ad.id)
    let total = 0
    for (const [number, query] of queries.entries()) {
      const expected = (await findAdIds(db, query, 5_000)).toSorted((a, b) => a - b)
      const one = [
        ...(await keepWithWords(
          db,
          query,
          ads.filter((ad) => matches(query, ad, now)).map(({ id }) => id),
        )),
      ]
      expect(
        one.toSorted((a, b) => a - b),
        JSON.stringify(query),
      ).toEqual(expected)
      expect(
        [...(await keepWithWords(db, query, found[number] ?? []))].toSorted((a, b) => a - b),
        `in the index: ${JSON.stringify(query)}`,
      ).toEqual(expected)
      total += expected.length
    }
    expect(total).toBeGreaterThan(50_000 * share)
  }),
)

test(
  'an ad that is not published any more is not matched',
  withRollback(async (db) => {
    const rows = await loadRows(db)
    const [first, second] = rows.map(({ id }) => id)
    await db`update ad set status = 'sold' where id = ${first ?? 0}`
    expect((await findAdsToMatch(db, [first ?? 0, second ?? 0])).map(({ id }) => id)).toEqual([second])
  }),
)
