import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { markSeen } from './mark-seen.server'
import { removeSavedAd, saveAd } from './save-ad.server'
import { addAd, addPerson, setPrice, setStatus } from './test-watchlist'
import { getWatchlistSummary, listWatchlist } from './watchlist-queries.server'

/** Looks, as its owner, at the page of the list with these ads. */
const look = async (db: Db, person: number, ads?: readonly number[]) =>
  markSeen(
    db,
    person,
    (await listWatchlist(db, person, { sort: 'salvati', page: 1 })).entries
      .filter(({ card }) => ads?.includes(card.id) ?? true)
      .map(({ card, priceCents }) => ({ ad: card.id, priceCents, isSold: card.status === 'sold' })),
  )
const hasNews = async (db: Db, person: number) => (await getWatchlistSummary(db, person)).hasNews

test(
  'a lower price or a sale since its owner last looked is news, once',
  withRollback(async (db) => {
    const [person, ad, other] = [await addPerson(db), await addAd(db), await addAd(db)]
    await saveAd(db, person, ad)
    await saveAd(db, person, other)
    expect(await getWatchlistSummary(db, person)).toEqual({ ads: [ad, other].sort((a, b) => a - b), hasNews: false })
    await setPrice(db, ad, 1_100_000)
    expect(await hasNews(db, person), 'dearer is no news').toBe(false)
    await look(db, person)
    await setPrice(db, ad, 1_050_000)
    expect(await hasNews(db, person), 'cheaper than when last seen').toBe(true)
    await look(db, person)
    expect(await hasNews(db, person)).toBe(false)
    await setStatus(db, other, 'withdrawn')
    expect(await hasNews(db, person), 'withdrawn is no news').toBe(false)
    await setStatus(db, ad, 'sold')
    expect(await hasNews(db, person)).toBe(true)
    await look(db, person)
    expect(await hasNews(db, person)).toBe(false)
    await db`update ad set status = 'published' where id = ${ad}`
    await setPrice(db, ad, 900_000)
    await removeSavedAd(db, person, ad)
    expect(await hasNews(db, person), 'removed is no news').toBe(false)
  }),
)

test(
  'an ad is no news any more once it was shown at its current price',
  withRollback(async (db) => {
    const [person, seen, unseen] = [await addPerson(db), await addAd(db), await addAd(db)]
    for (const ad of [seen, unseen]) {
      await saveAd(db, person, ad)
      await setPrice(db, ad, 900_000)
    }
    const news = async () =>
      (await listWatchlist(db, person, { sort: 'salvati', page: 1 })).entries.filter(({ isNews }) => isNews).map(({ card }) => card.id)
    expect((await news()).sort()).toEqual([seen, unseen].sort())
    await look(db, person, [seen])
    expect([await news(), await hasNews(db, person)]).toEqual([[unseen], true])
    await setPrice(db, seen, 800_000)
    await markSeen(db, person, [
      { ad: 1, priceCents: null, isSold: false },
      { ad: seen, priceCents: 900_000, isSold: false },
      { ad: unseen, priceCents: 900_000, isSold: false },
    ])
    expect(await news(), 'cheaper again while the page was on its way').toEqual([seen])
  }),
)

test(
  'a person with an empty watchlist has no news',
  withRollback(async (db) => {
    expect(await getWatchlistSummary(db, await addPerson(db))).toEqual({ ads: [], hasNews: false })
  }),
)
