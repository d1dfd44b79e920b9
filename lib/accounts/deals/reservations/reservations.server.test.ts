import { expect, test } from 'vitest'
import { addTestDeal, beginTestDeal, dealMailsTo, press } from '@/lib/accounts/deals/test-deal'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { listReservations } from './reservations.server'
import { tendReservations } from './tend-reservations.server'

const now = new Date('2026-11-30T08:00:00Z')
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

async function adOf(db: Db, adId: number) {
  const [ad] = await db<{ status: string; reservedUntil: Date | null }[]>`select status, reserved_until from ad where id = ${adId}`
  return ad
}

test(
  'a car put aside for one buyer says until when, is for nobody else, and is for sale again by itself',
  withRollback(async (db) => {
    const { buyer, seller, adId, replyId } = await addTestDeal(db)
    const second = await addTestUser(db)
    const other = await beginTestDeal(db, second, adId)
    expect(await press(db, { user: seller, replyId }, 'riserva-attiva', { ore: '24' }, now)).toMatch(/martedì 1 dicembre, ore 9:00/)
    expect(await press(db, { user: seller, replyId }, 'riserva-attiva', { ore: '24' }, now)).toMatch(/È già riservata fino a/)
    expect(await adOf(db, adId)).toEqual({ status: 'reserved', reservedUntil: after(24) })
    expect(await press(db, { user: seller, replyId: other }, 'riserva-attiva', { ore: '24' }, now)).toBe('No: È già riservata.')
    const visit = { giorno: '2026-12-02', dalle: '15:00' }
    expect(await press(db, { user: second, replyId: other }, 'visita-chiedi', visit, now)).toMatch(/^No: È riservata a un’altra persona/)
    expect(await press(db, { user: buyer, replyId }, 'visita-chiedi', visit, now)).toMatch(/^Richiesta inviata/)
    await tendReservations(db, after(23))
    expect(await adOf(db, adId)).toMatchObject({ status: 'reserved' })
    await tendReservations(db, after(24))
    await tendReservations(db, after(25))
    expect(await adOf(db, adId)).toEqual({ status: 'published', reservedUntil: null })
    expect(await listReservations(db, replyId)).toMatchObject([{ state: 'expired' }])
    expect((await dealMailsTo(db, buyer)).filter((subject) => subject.startsWith('La prenotazione'))).toHaveLength(1)
  }),
)

test(
  'a reservation is prolonged once, by the seller, and freed by either side',
  withRollback(async (db) => {
    const { buyer, seller, adId, replyId } = await addTestDeal(db)
    await press(db, { user: seller, replyId }, 'riserva-attiva', { ore: '48' }, now)
    expect(await press(db, { user: buyer, replyId }, 'riserva-prolunga', {}, now)).toMatch(/^No: /)
    expect(await press(db, { user: seller, replyId }, 'riserva-prolunga', {}, now)).toMatch(/^Prolungata/)
    expect(await adOf(db, adId)).toEqual({ status: 'reserved', reservedUntil: after(72) })
    expect(await press(db, { user: seller, replyId }, 'riserva-prolunga', {}, now)).toMatch(/una volta sola/)
    expect(await press(db, { user: buyer, replyId }, 'riserva-libera', {}, now)).toMatch(/^Liberata/)
    expect(await adOf(db, adId)).toEqual({ status: 'published', reservedUntil: null })
    expect(await press(db, { user: seller, replyId }, 'riserva-libera', {}, now)).toMatch(/non c’è più/)
  }),
)

test(
  'nothing is put aside for an unconfirmed address, by a buyer, or for longer than three days',
  withRollback(async (db) => {
    const { buyer, seller, adId, replyId } = await addTestDeal(db)
    expect(await press(db, { user: buyer, replyId }, 'riserva-attiva', { ore: '24' }, now)).toMatch(/^No: /)
    expect(await press(db, { user: seller, replyId }, 'riserva-attiva', { ore: '96' }, now)).toMatch(/Scegli tra 24, 48, 72 ore/)
    await db`update reply set email_confirmed_at = null where id = ${replyId}`
    expect(await press(db, { user: seller, replyId }, 'riserva-attiva', { ore: '24' }, now)).toMatch(/confermare il suo indirizzo/)
    expect(await adOf(db, adId)).toMatchObject({ status: 'published' })
  }),
)

test(
  'a reservation ends with its ad: freed by hand, sold, or its conversation blocked',
  withRollback(async (db) => {
    const { seller, adId, replyId } = await addTestDeal(db)
    const reserve = () => press(db, { user: seller, replyId }, 'riserva-attiva', { ore: '24' }, now)
    const latest = async () => (await listReservations(db, replyId)).at(-1)?.state
    await reserve()
    await db`update ad set status = 'published' where id = ${adId}`
    await tendReservations(db, now)
    expect(await latest()).toBe('lapsed')
    await reserve()
    await db`update reply set blocked_by = 'seller' where id = ${replyId}`
    await tendReservations(db, now)
    expect([await latest(), await adOf(db, adId)]).toEqual(['lapsed', { status: 'published', reservedUntil: null }])
    await db`update reply set blocked_by = null where id = ${replyId}`
    await reserve()
    await db`update ad set status = 'sold', closed_at = now() where id = ${adId}`
    await tendReservations(db, now)
    expect([await latest(), (await adOf(db, adId))?.status]).toEqual(['lapsed', 'sold'])
  }),
)
