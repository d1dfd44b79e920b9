import { expect, test } from 'vitest'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { saveAd } from '@/lib/accounts/watchlist/save-ad.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { editForm } from './ad-in-hand'
import { findAdInHand } from './ad-in-hand.server'

test(
  'an ad is in the hand of its owner, with its figures, and of nobody else',
  withRollback(async (db) => {
    const [owner, reader] = [await addTestUser(db), await addTestUser(db)]
    const id = await addTestAd(db, { ownerId: owner.id })
    await saveAd(db, reader.id, id)
    await db`insert into ad_view (ad_id, day, times) values (${id}, '2026-01-02', 4), (${id}, '2026-01-05', 3)`
    await db`insert into reply (ad_id, ad_title, name, email) values (${id}, 'Fiat Panda', 'Anna', 'anna@posta.example')`
    expect(await findAdInHand(db, owner, id)).toEqual({
      ...{ adId: id, dealerSlug: null, isOpen: true, reserve: 'riserva' },
      ...{ views: 7, saves: 1, contacts: 1 },
    })
    expect(await findAdInHand(db, reader, id)).toBeNull()
    await db`update ad set status = 'sold' where id = ${id}`
    expect(await findAdInHand(db, owner, id)).toMatchObject({ isOpen: false, reserve: null })
  }),
)

test(
  'a vehicle of a dealer is in the hand of staff who change the stock, not of one who only reads',
  withRollback(async (db) => {
    const [stock, reader, dealerIds] = [
      await addTestUser(db),
      await addTestUser(db),
      await addDealers(db, [{ name: 'Salone di prova' }, { name: 'Altro salone' }]),
    ]
    const [dealerId = 0, otherId = 0] = dealerIds
    for (const [dealer, user, role] of [
      [dealerId, stock, 'stock'],
      [dealerId, reader, 'reader'],
      [otherId, stock, 'owner'],
    ] as const)
      await db`insert into dealer_member (dealer_id, user_id, role) values (${dealer}, ${user.id}, ${role})`
    const id = await addTestAd(db, { dealerId })
    expect(await findAdInHand(db, stock, id)).toMatchObject({ dealerSlug: 'salone-di-prova', isOpen: true })
    expect(await findAdInHand(db, reader, id)).toBeNull()
  }),
)

test('a change begins where the ad is managed', () => {
  expect(editForm({ adId: 7, dealerSlug: null })).toMatchObject({ fields: { azione: 'modifica' } })
  expect(editForm({ adId: 7, dealerSlug: 'salone' })).toMatchObject({ fields: { concessionaria: 'salone', annuncio: '7' } })
})
