import { expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { AdStatus } from '@/lib/market/ads/ad'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { changeOwnAd, changeOwnPrice, closeOwnAd, restoreOwnAd } from './change-own-ad.server'
import { ownerActions } from './own-ad'

const now = new Date('2026-11-23T10:00:00Z')
const addOwnAd = (db: Db, { id }: User, columns: { status?: AdStatus; priceCents?: number | null } = {}) =>
  addTestAd(db, { ownerId: id, priceCents: 990_000, expiresAt: new Date('2026-12-23T10:00:00Z'), ...columns })

async function statusOf(db: Db, id: number): Promise<AdStatus | undefined> {
  const [ad] = await db<{ status: AdStatus }[]>`select status from ad where id = ${id}`
  return ad?.status
}

test(
  'a price may be anything from a hundred to twenty million euro',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    for (const [before, typed, cents] of [
      [15_000, '100', 10_000],
      [1_999_999_900, '20.000.000', 2_000_000_000],
    ] as const) {
      const id = await addOwnAd(db, user, { priceCents: before })
      expect(await changeOwnPrice(db, user, id, typed), 'it waits for nobody').toBe(false)
      expect(await db`select price_cents from ad where id = ${id}`).toEqual([{ priceCents: cents }])
    }
  }),
)

test(
  'an ad that had ended when it was deleted has ended when it comes back, and no other',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const ended = new Map<AdStatus, boolean>()
    for (const status of ownerActions.elimina.from) {
      const id = await addOwnAd(db, user, { status })
      await changeOwnAd(db, user, id, 'elimina', now)
      await restoreOwnAd(db, user, id, now)
      const [ad] = await db<{ status: AdStatus; closedAt: Date | null }[]>`select status, closed_at from ad where id = ${id}`
      expect(ad?.status).toBe(status)
      if (ad?.closedAt) ended.set(status, ad.closedAt.getTime() === now.getTime())
    }
    expect(Object.fromEntries(ended)).toEqual({ sold: true, withdrawn: true, expired: true })
  }),
)

const paid = (db: Db) => db`select category, make, model, found_here, asked_euro, paid_euro from paid_price order by id`

test(
  'price and buyer of a sold ad are stored without the ad; an invalid price changes nothing',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const close = async (answer: 'ingrana' | 'altrove' | 'ritirato' | null, typedPrice: string) => {
      const id = await addOwnAd(db, user)
      const done = await closeOwnAd(db, user, id, { answer, typedPrice }, now).catch((error: unknown) => error)
      return [done, await statusOf(db, id)]
    }
    expect(await close('ingrana', '9.500')).toEqual([{ action: 'venduto', isFinal: true }, 'sold'])
    expect(await close(null, '9400')).toEqual([{ action: 'venduto', isFinal: true }, 'sold'])
    expect(await close('altrove', '')).toEqual([{ action: 'venduto', isFinal: false }, 'sold'])
    expect(await close('ritirato', '9.500')).toEqual([{ action: 'ritira', isFinal: false }, 'withdrawn'])
    for (const typed of ['molto', '950', '95.000', '-1']) {
      const [error, status] = await close('ingrana', typed)
      expect([error instanceof ValidationError && error.path, status], typed).toEqual(['prezzo_vendita', 'published'])
    }
    expect(await paid(db)).toEqual([
      { category: 'auto', make: 'fiat', model: 'panda', foundHere: true, askedEuro: 9_900, paidEuro: 9_500 },
      { category: 'auto', make: 'fiat', model: 'panda', foundHere: null, askedEuro: 9_900, paidEuro: 9_400 },
    ])
  }),
)

test.each([
  { typed: '2.970', isStored: true },
  { typed: '2.969', isStored: false },
  { typed: '14.850', isStored: true },
  { typed: '14.851', isStored: false },
])('of 9.900 € asked, $typed paid is stored: $isStored', ({ typed, isStored }) =>
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const id = await addOwnAd(db, user)
    const closing = closeOwnAd(db, user, id, { answer: 'altrove', typedPrice: typed }, now)
    if (isStored) expect(await closing).toEqual({ action: 'venduto', isFinal: true })
    else
      await expect(closing).rejects.toMatchObject({
        path: 'prezzo_vendita',
        message: 'È molto lontano dal prezzo chiesto: controlla la cifra, o lasciala vuota',
      })
    expect(await paid(db)).toHaveLength(isStored ? 1 : 0)
  })(),
)

test(
  'a vehicle without an asked price may have been sold for any from a hundred euro on',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const close = async (typedPrice: string) =>
      closeOwnAd(db, user, await addOwnAd(db, user, { priceCents: null }), { answer: 'altrove', typedPrice }, now)
    expect(await close('100')).toEqual({ action: 'venduto', isFinal: true })
    await expect(close('99')).rejects.toMatchObject({ path: 'prezzo_vendita', message: 'Scrivi il prezzo in euro, per esempio 11.200' })
  }),
)
