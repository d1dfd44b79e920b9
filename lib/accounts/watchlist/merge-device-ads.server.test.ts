import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { mergeDeviceAds } from './merge-device-ads.server'
import { saveAd } from './save-ad.server'
import { addAd, addPerson } from './test-watchlist'
import { maxSavedAds } from './watchlist'
import { listWatchlist } from './watchlist-queries.server'
import { writeNote } from './write-note.server'

const newestFirst = { sort: 'salvati', page: 1 } as const

test(
  'ads saved without an account join the watchlist; listed ones keep their note, hidden ones are gone',
  withRollback(async (db) => {
    const person = await addPerson(db)
    const [listed, fresh, sold] = [await addAd(db), await addAd(db), await addAd(db, { status: 'sold' })]
    const hidden = [await addAd(db, { status: 'draft' }), await addAd(db, { status: 'in_review' }), 999_999_999]
    await saveAd(db, person, listed)
    await writeNote(db, person, listed, 'Chiamare sabato')
    const merged = await mergeDeviceAds(db, person, [fresh, ...hidden, sold, listed])
    expect(merged).toEqual({ saved: [listed, sold, fresh], gone: hidden.toReversed(), waiting: [] })
    const { entries } = await listWatchlist(db, person, newestFirst)
    expect(entries.map(({ card }) => card.id).sort()).toEqual([listed, fresh, sold].sort())
    expect(entries.find(({ card }) => card.id === listed)?.note).toBe('Chiamare sabato')
    expect(await mergeDeviceAds(db, person, [fresh])).toEqual({ saved: [fresh], gone: [], waiting: [] })
  }),
)

test(
  'what finds no room on a full watchlist waits, and nothing of the list is lost',
  withRollback(async (db) => {
    const person = await addPerson(db)
    const [first, other] = [await addAd(db), await addAd(db)]
    await db`
      with full_list as (
        insert into ad (category, status, offer_type, make, model)
        select 'auto', 'published', 'usato', 'fiat', 'panda' from generate_series(1, ${maxSavedAds - 1}) returning id)
      insert into saved_ad (user_id, ad_id, seen_sold) select ${person}::bigint, id, false from full_list`
    expect(await mergeDeviceAds(db, person, [other, first])).toEqual({ saved: [first], gone: [], waiting: [other] })
    expect((await listWatchlist(db, person, newestFirst)).total).toBe(maxSavedAds)
  }),
)
