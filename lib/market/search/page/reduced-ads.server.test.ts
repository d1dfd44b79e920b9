import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { copyAds } from '@/lib/market/ads/imported/copy-ads.server'
import { findReducedAds } from './reduced-ads.server'

/** Cars that ask 9,000 € and came down from these prices so many days ago; the order is that of their ids. */
async function reduced(db: Db, falls: readonly { from: number; daysAgo: number }[]) {
  await db`delete from ad`
  await copyAds(
    db,
    falls.map(() => ({ category: 'auto', status: 'published', offerType: 'usato', make: 'fiat', model: 'panda', priceCents: 900_000 })),
  )
  await db`alter table ad disable trigger user` // when a price counts as reduced is decided and tested elsewhere
  const ids = (await db<{ id: number }[]>`select id from ad order by id`).map(({ id }) => id)
  for (const [place, { from, daysAgo }] of falls.entries())
    await db`
      update ad set reduced_from_cents = ${from * 100}, price_reduced_at = now() - make_interval(hours => ${daysAgo * 24 - 1})
      where id = ${ids[place] ?? 0}`
  await db`alter table ad enable trigger user`
  return async () => {
    const { cards, since, total } = await findReducedAds(db)
    return { places: cards.map(({ id }) => ids.indexOf(id)), since, total }
  }
}

test(
  'the home page shows the four cars reduced most since yesterday, and counts all of the last 30 days',
  withRollback(async (db) => {
    const find = await reduced(db, [
      { from: 9_500, daysAgo: 1 },
      { from: 12_000, daysAgo: 1 },
      { from: 20_000, daysAgo: 3 },
      { from: 9_600, daysAgo: 1 },
      { from: 11_000, daysAgo: 1 },
      { from: 9_300, daysAgo: 1 },
    ])
    expect(await find()).toEqual({ places: [1, 4, 3, 0], since: 'today', total: 6 })
  }),
)

test(
  'home shows reductions of the week, and says so, where fewer than four are of since yesterday',
  withRollback(async (db) => {
    const find = await reduced(db, [
      { from: 9_500, daysAgo: 1 },
      { from: 12_000, daysAgo: 5 },
      { from: 20_000, daysAgo: 9 },
    ])
    expect(await find()).toEqual({ places: [1, 0], since: 'week', total: 3 })
  }),
)
