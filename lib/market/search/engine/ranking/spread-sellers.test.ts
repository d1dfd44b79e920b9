import { expect, test } from 'vitest'
import type { ListPosition } from '../search-engine'
import { between, pick, seededRandom } from '../test-market'
import { rankedAds } from './ranked-ads'
import { type ReadRanked, spreadSellers } from './spread-sellers'

type Given = { id: number; key: number | null; seller: number | null }

/** Ads in the order of an engine, and a reader of them that counts what it gives. */
function engineOf(ads: readonly Given[]): { read: ReadRanked; counted: { ads: number; reads: number } } {
  const counted = { ads: 0, reads: 0 }
  const inOrder = ads.toSorted((a, b) => (b.key ?? -1) - (a.key ?? -1) || b.id - a.id)
  const read: ReadRanked = async ({ after, seller, limit }) => {
    const behind = inOrder.filter(
      ({ id, key }) => !after || (key ?? -1) < (after.key ?? -1) || ((key ?? -1) === (after.key ?? -1) && id < after.id),
    )
    const given = behind.filter((ad) => seller === null || ad.seller === seller).slice(0, limit)
    counted.ads += given.length
    counted.reads += 1
    return rankedAds(given)
  }
  return { read, counted }
}

/** The rule in its plainest form: always the best ad that would not be the third of its seller in a row, and the best one where there is no such. */
function spreadPlainly(ads: readonly Given[]): number[] {
  const left = ads.toSorted((a, b) => (b.key ?? -1) - (a.key ?? -1) || b.id - a.id)
  const shown: Given[] = []
  while (left.length > 0) {
    const [one, two] = [shown.at(-1)?.seller, shown.at(-2)?.seller]
    const fits = left.findIndex(({ seller }) => seller === null || seller !== one || seller !== two)
    shown.push(...left.splice(Math.max(0, fits), 1))
  }
  return shown.map(({ id }) => id)
}

function randomAds(seed: number): Given[] {
  const random = seededRandom(seed)
  const sellers = [1, 1, 1, 1, 1, 2, 2, 3, 4, null].slice(between(random, 0, 6))
  return Array.from({ length: between(random, 0, 160) }, (_, place) => {
    const key = random() < 0.1 ? null : between(random, 0, 30)
    return { id: place + 1, key, seller: pick(random, sellers) }
  })
}

async function walk(read: ReadRanked, limit: number): Promise<number[]> {
  const ids: number[] = []
  let after: ListPosition | null = null
  do {
    const page: Awaited<ReturnType<typeof spreadSellers>> = await spreadSellers(read, after, { from: 0, limit })
    ids.push(...page.ids)
    after = page.next
  } while (after)
  return ids
}

test('in 300 random lists pages by link and by number hold the plain rule: none repeats or skips an ad', async () => {
  for (let seed = 1; seed <= 300; seed++) {
    const ads = randomAds(seed)
    const { read } = engineOf(ads)
    const expected = spreadPlainly(ads)
    const limit = 1 + (seed % 20)
    expect(await walk(read, limit), `by link, ${seed}`).toEqual(expected)
    const from = limit * (seed % 7)
    const { ids, next } = await spreadSellers(read, null, { from, limit })
    expect(ids, `by number, ${seed}`).toEqual(expected.slice(from, from + limit))
    expect(next !== null, `whether more follow, ${seed}`).toBe(expected.length > from + limit)
  }
})

test('a page behind a position reads as much as a first one, however deep it is', async () => {
  const random = seededRandom(9)
  const ads = Array.from({ length: 12_000 }, (_, id) => ({ id, key: id, seller: between(random, 1, 300) }))
  const { read, counted } = engineOf(ads)
  const deep = await spreadSellers(read, null, { from: 9_980, limit: 20 })
  counted.ads = counted.reads = 0
  await spreadSellers(read, deep.next, { from: 0, limit: 20 })
  const behind = { ...counted }
  counted.ads = counted.reads = 0
  await spreadSellers(read, null, { from: 0, limit: 20 })
  expect(behind).toEqual(counted)
})
