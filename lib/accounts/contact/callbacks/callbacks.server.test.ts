import { expect, test } from 'vitest'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import { getMorning } from '@/lib/accounts/morning/get-morning.server'
import { addTestUser, mailsTo } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { callbackState } from './callback'
import { exportCallbacks, listCallbacks, markCallback } from './callbacks.server'
import { findCallbackOffer, requestCallback } from './request-callback.server'

const monday = new Date('2026-11-30T07:00:00Z')
const giulia = { name: 'Giulia Ferri', phone: '333 1234567', quando: '2026-11-30 9:00–11:00' }

async function openDealer(db: Db) {
  const own = await addTestDealership(db)
  const hours = [{ days: 'Lun–Ven', hours: '9:00–12:30, 14:30–19:00' }]
  await db`update dealer set opening_hours = ${db.json(hours)} where id = ${own.dealership.dealerId}`
  return own
}

test('a request is missed when its hours have passed without a call', () => {
  const toAt = new Date('2026-11-30T10:00:00Z')
  expect(callbackState({ doneAt: null, toAt }, new Date('2026-11-30T09:59:59Z'))).toBe('waiting')
  expect(callbackState({ doneAt: null, toAt }, toAt)).toBe('missed')
  expect(callbackState({ doneAt: toAt, toAt }, new Date('2026-12-01T10:00:00Z'))).toBe('done')
})

test(
  'who leaves a number is one request however often it is sent, and the dealer is written to',
  withRollback(async (db) => {
    const { dealership } = await openDealer(db)
    const adId = await addTestAd(db, { dealerId: dealership.dealerId })
    const buyer = await addTestUser(db)
    const { label } = await requestCallback(db, { adId }, giulia, buyer.id, monday)
    expect(label).toBe('lunedì 30 novembre, 9:00–11:00')
    await requestCallback(db, { adId }, { ...giulia, quando: '2026-12-01 14:30–16:30' }, null, monday)
    expect(await listCallbacks(db, dealership, monday)).toMatchObject([
      { name: 'Giulia Ferri', title: 'Fiat Panda', state: 'waiting', fromAt: '2026-12-01T13:30:00.000Z', toAt: '2026-12-01T15:30:00.000Z' },
    ])
    expect(await mailsTo(db, 'info@esempio.it')).toEqual(['callback-request', 'callback-request'])
    expect(await exportCallbacks(db, buyer.id)).toMatchObject([{ dealer: dealership.name, phone: '333 1234567' }])
  }),
)

test(
  'nobody calls back outside a dealer’s hours, nor without known ones, nor for an ad over or private',
  withRollback(async (db) => {
    const { dealership } = await openDealer(db)
    const adId = await addTestAd(db, { dealerId: dealership.dealerId })
    const night = { ...giulia, quando: '2026-11-30 2:00–4:00' }
    await expect(requestCallback(db, { adId }, night, null, monday)).rejects.toMatchObject({ path: 'quando' })
    const sold = await addTestAd(db, { dealerId: dealership.dealerId, status: 'sold' })
    const own = await addTestAd(db, {})
    const silent = (await addTestDealership(db)).dealership.dealerId
    for (const about of [{ adId: sold }, { adId: own }, { dealerId: silent }, { dealerId: 999_999_999 }])
      await expect(findCallbackOffer(db, about, monday)).rejects.toMatchObject({ code: 'notFound' })
  }),
)

test(
  'a missed request is a task of the morning until somebody has called, and its undo makes it one again',
  withRollback(async (db) => {
    const { user, dealership } = await openDealer(db)
    const other = await addTestDealership(db)
    await requestCallback(db, { dealerId: dealership.dealerId }, giulia, null, monday)
    const [{ id } = { id: 0 }] = await listCallbacks(db, dealership, monday)
    expect((await getMorning(db, dealership, monday)).calls).toMatchObject([{ id, state: 'waiting' }])
    const later = new Date(Date.now() + 86_400_000)
    await db`update callback set from_at = now() - interval '3 hours', to_at = now() - interval '1 hour' where id = ${id}`
    expect((await getMorning(db, dealership, new Date())).tasks).toMatchObject([{ kind: 'callbacks', count: 1, lines: [{ id }] }])
    await expect(markCallback(db, other.dealership, other.user, id, true)).rejects.toMatchObject({ code: 'notFound' })
    await markCallback(db, dealership, user, id, true)
    const morning = await getMorning(db, dealership, new Date())
    expect([morning.tasks, morning.done]).toMatchObject([[], [{ title: 'Giulia Ferri: richiamata fatta', undo: { at: 'callbacks', id } }]])
    expect(await listCallbacks(db, dealership, new Date(later.getTime() + 86_400_000))).toEqual([])
    await markCallback(db, dealership, user, id, false)
    expect((await getMorning(db, dealership, new Date())).tasks).toMatchObject([{ kind: 'callbacks' }])
  }),
)
