import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { markSeen } from './mark-seen.server'
import { removeSavedAd, restoreSavedAd, saveAd } from './save-ad.server'
import { savedAdExpiries } from './saved-ad-expiries.server'
import { addAd, addPerson, setPrice, setStatus } from './test-watchlist'
import type { WatchlistSort } from './watchlist'
import { exportWatchlist, findAdToSave, getWatchlistSummary, listWatchlist } from './watchlist-queries.server'
import { writeNote } from './write-note.server'

async function idsOf(db: Db, person: number, sort: WatchlistSort = 'salvati'): Promise<number[]> {
  return (await listWatchlist(db, person, { sort, page: 1 })).entries.map(({ card }) => card.id)
}
const backdate = (db: Db, ad: number, hours: number) =>
  db`update saved_ad set saved_at = now() - ${hours} * interval '1 hour' where ad_id = ${ad}`

test(
  'a watched ad has the price of when it was first saved, however often it is saved',
  withRollback(async (db) => {
    const [person, ad] = [await addPerson(db), await addAd(db)]
    const first = await saveAd(db, person, ad)
    await setPrice(db, ad, 900_000)
    const again = await saveAd(db, person, ad)
    expect([first, again]).toMatchObject([
      { ad, saved: true },
      { ad, saved: true },
    ])
    expect(again.revision).toBeGreaterThan(first.revision)
    const { entries, total, cheaper } = await listWatchlist(db, person, { sort: 'salvati', page: 1 })
    expect({ total, cheaper }).toEqual({ total: 1, cheaper: 1 })
    expect(entries).toMatchObject([
      {
        savedPriceCents: 1_000_000,
        priceCents: 900_000,
        change: { cents: -100_000, percent: -10 },
        isLinked: true,
        card: { title: 'Fiat Panda' },
      },
    ])
    expect(JSON.parse(JSON.stringify(entries))).toEqual(entries)
  }),
)

test(
  'a rental is compared by its fee, and a price on request is not compared',
  withRollback(async (db) => {
    const person = await addPerson(db)
    const [rental, onRequest] = [
      await addAd(db, { offerType: 'noleggio', priceCents: null, rentalFeeCents: 39_900 }),
      await addAd(db, { priceCents: null }),
    ]
    await saveAd(db, person, rental)
    await saveAd(db, person, onRequest)
    await db`update ad set rental_fee_cents = 35900 where id = ${rental}`
    await setPrice(db, onRequest, 500_000)
    const { entries } = await listWatchlist(db, person, { sort: 'prezzo', page: 1 })
    expect(entries.map(({ savedPriceCents, priceCents, change }) => [savedPriceCents, priceCents, change?.cents])).toEqual([
      [39_900, 35_900, -4_000],
      [null, 500_000, undefined],
    ])
  }),
)

test.each(['draft', 'in_review', 'paused', 'rejected', 'deleted'] as const)('an ad that is %s cannot be saved', (status) =>
  withRollback(async (db) => {
    await expect(saveAd(db, await addPerson(db), await addAd(db, { status }))).rejects.toMatchObject({
      code: 'notFound',
      shownText: 'Questo annuncio non è più disponibile.',
    })
  })(),
)

test(
  'a sold ad stays on the watchlist, from 30 days without its page; a deleted one loses its texts',
  withRollback(async (db) => {
    const person = await addPerson(db)
    const [sold, gone, deleted] = [await addAd(db), await addAd(db), await addAd(db, { version: 'Parolaccia' })]
    for (const ad of [sold, gone, deleted]) await saveAd(db, person, ad)
    await setPrice(db, sold, 950_000)
    for (const ad of [sold, gone]) await setStatus(db, ad, 'sold')
    await db`update ad set closed_at = now() - interval '31 days' where id = ${gone}`
    await setStatus(db, deleted, 'deleted')
    const { entries, cheaper } = await listWatchlist(db, person, { sort: 'salvati', page: 1 })
    const byId = new Map(entries.map((entry) => [entry.card.id, entry]))
    expect(cheaper).toBe(0)
    expect(byId.get(sold)).toMatchObject({
      isLinked: true,
      priceCents: 950_000,
      card: { status: 'sold', version: 'City Life', priceLabel: null },
    })
    expect(byId.get(gone)).toMatchObject({ isLinked: false, priceCents: 1_000_000 })
    expect(byId.get(deleted)).toMatchObject({ isLinked: false, card: { title: 'Fiat Panda', version: '' } })
  }),
)

test(
  'the watchlist is sorted by date of saving, by price and by price drop',
  withRollback(async (db) => {
    const person = await addPerson(db)
    const [steady, dropped, halved] = [
      await addAd(db, { priceCents: 300_000 }),
      await addAd(db, { priceCents: 2_000_000 }),
      await addAd(db, { priceCents: 1_000_000 }),
    ]
    for (const [place, ad] of [steady, dropped, halved].entries()) {
      await saveAd(db, person, ad)
      await backdate(db, ad, 3 - place)
    }
    await setPrice(db, dropped, 1_900_000)
    await setPrice(db, halved, 500_000)
    expect(await idsOf(db, person)).toEqual([halved, dropped, steady])
    expect(await idsOf(db, person, 'prezzo')).toEqual([steady, halved, dropped])
    expect(await idsOf(db, person, 'prezzo-alto')).toEqual([dropped, halved, steady])
    expect(await idsOf(db, person, 'ribasso')).toEqual([halved, dropped, steady])
  }),
)

test(
  'a long watchlist has pages, and a page beyond the last shows the last',
  withRollback(async (db) => {
    const person = await addPerson(db)
    for (let count = 0; count < 21; count += 1) await saveAd(db, person, await addAd(db))
    const [first, beyond] = [
      await listWatchlist(db, person, { sort: 'salvati', page: 1 }),
      await listWatchlist(db, person, { sort: 'salvati', page: 99 }),
    ]
    expect([first.entries.length, first.pages, beyond.entries.length, beyond.page]).toEqual([20, 2, 1, 2])
  }),
)

test(
  'a removal is taken back with date, price and note; saving anew starts anew but keeps the note',
  withRollback(async (db) => {
    const [person, ad] = [await addPerson(db), await addAd(db)]
    await saveAd(db, person, ad)
    await backdate(db, ad, 24)
    await writeNote(db, person, ad, 'Chiedere del tagliando')
    const before = await listWatchlist(db, person, { sort: 'salvati', page: 1 })
    await setPrice(db, ad, 900_000)
    expect(await removeSavedAd(db, person, ad)).toMatchObject({ ad, saved: false })
    expect(await idsOf(db, person)).toEqual([])
    await expect(writeNote(db, person, ad, 'Altro')).rejects.toMatchObject({ code: 'notFound' })
    await restoreSavedAd(db, person, ad)
    const savedOf = ({ entries: [entry] }: typeof before) => [entry?.savedAt, entry?.savedPriceCents, entry?.note]
    expect(savedOf(await listWatchlist(db, person, { sort: 'salvati', page: 1 }))).toEqual(savedOf(before))
    await removeSavedAd(db, person, ad)
    await saveAd(db, person, ad)
    const {
      entries: [anew],
    } = await listWatchlist(db, person, { sort: 'salvati', page: 1 })
    expect([anew?.savedPriceCents, anew?.note]).toEqual([900_000, 'Chiedere del tagliando'])
    expect(anew?.savedAt).not.toBe(before.entries[0]?.savedAt)
  }),
)

test(
  'a removal can be taken back for an hour, and is then forgotten',
  withRollback(async (db) => {
    const [person, ad] = [await addPerson(db), await addAd(db)]
    await expect(restoreSavedAd(db, person, ad)).rejects.toMatchObject({ code: 'notFound' })
    await saveAd(db, person, ad)
    await removeSavedAd(db, person, ad)
    await db`update saved_ad set removed_at = now() - interval '59 minutes 59.999 seconds'`
    await restoreSavedAd(db, person, ad)
    await removeSavedAd(db, person, ad)
    await db`update saved_ad set removed_at = now() - interval '60 minutes'`
    await expect(restoreSavedAd(db, person, ad)).rejects.toMatchObject({ code: 'notFound' })
    await removeSavedAd(db, person, ad)
    for (const expiry of savedAdExpiries) await purgeRows(db, expiry)
    expect(await db`select 1 from saved_ad where user_id = ${person}`, 'up to the end of the hour').toHaveLength(1)
    await db`update saved_ad set removed_at = now() - interval '60 minutes 0.001 seconds'`
    for (const expiry of savedAdExpiries) await purgeRows(db, expiry)
    expect(await db`select 1 from saved_ad where user_id = ${person}`).toHaveLength(0)
  }),
)

test(
  'nobody touches or sees what somebody else has saved',
  withRollback(async (db) => {
    const [owner, stranger, ad] = [await addPerson(db), await addPerson(db), await addAd(db)]
    await saveAd(db, owner, ad)
    await writeNote(db, owner, ad, 'Mia')
    const row = () => db`select * from saved_ad where user_id = ${owner}`
    const before = await row()
    expect(await removeSavedAd(db, stranger, ad)).toEqual({ ad, saved: false, revision: 0 })
    await expect(restoreSavedAd(db, stranger, ad)).rejects.toMatchObject({ code: 'notFound' })
    await expect(writeNote(db, stranger, ad, 'Tua')).rejects.toMatchObject({ code: 'notFound' })
    await setPrice(db, ad, 1)
    await markSeen(db, stranger, [{ ad, priceCents: 1, isSold: true }])
    await saveAd(db, stranger, ad)
    await removeSavedAd(db, stranger, ad)
    expect(await row()).toEqual(before)
    expect([
      await idsOf(db, stranger),
      (await getWatchlistSummary(db, stranger)).ads,
      (await exportWatchlist(db, stranger)).length,
    ]).toEqual([[], [], 1])
    await removeSavedAd(db, owner, ad)
    await expect(restoreSavedAd(db, stranger, ad)).resolves.toMatchObject({ saved: true })
    expect(await idsOf(db, owner)).toEqual([])
  }),
)

test(
  'an ad to save after the login is on offer and not on the watchlist yet',
  withRollback(async (db) => {
    const [person, ad, deleted] = [await addPerson(db), await addAd(db), await addAd(db, { status: 'deleted' })]
    expect(await findAdToSave(db, person, ad)).toMatchObject({ id: ad, title: 'Fiat Panda' })
    expect([await findAdToSave(db, person, deleted), await findAdToSave(db, person, 999_999_999)]).toEqual([null, null])
    await saveAd(db, person, ad)
    expect(await findAdToSave(db, person, ad)).toBeNull()
    await removeSavedAd(db, person, ad)
    expect(await findAdToSave(db, person, ad)).not.toBeNull()
  }),
)

test(
  'an account deleted meanwhile saves nothing and is asked to log in',
  withRollback(async (db) => {
    const [person, ad] = [await addPerson(db), await addAd(db)]
    await db`delete from app_user where id = ${person}`
    await expect(saveAd(db, person, ad)).rejects.toMatchObject({ code: 'unauthenticated' })
  }),
)

test(
  "the copy of one's data has every saved ad with its note, removed ones too",
  withRollback(async (db) => {
    const [person, ad] = [await addPerson(db), await addAd(db)]
    await saveAd(db, person, ad)
    await writeNote(db, person, ad, 'Bella')
    await removeSavedAd(db, person, ad)
    const copy = await exportWatchlist(db, person)
    expect(copy).toMatchObject([{ ad, make: 'fiat', model: 'panda', savedPriceCents: 1_000_000, note: 'Bella' }])
    expect(copy[0]?.['removedAt']).toBeInstanceOf(Date)
  }),
)

test(
  'the watchlist goes with its account',
  withRollback(async (db) => {
    const [person, ad] = [await addPerson(db), await addAd(db)]
    await saveAd(db, person, ad)
    await db`delete from app_user where id = ${person}`
    expect(await db`select 1 from saved_ad where user_id = ${person}`).toHaveLength(0)
  }),
)
