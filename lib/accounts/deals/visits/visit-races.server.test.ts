import { expect, test } from 'vitest'
import { beginTestDeal, press, withLastingDeal } from '@/lib/accounts/deals/test-deal'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { listVisits } from './visits.server'

const monday = new Date('2026-11-30T08:00:00Z')
const hour = { giorno: '2026-12-01', dalle: '15:00' }

test('of two people who ask for one hour at once one has it, and the other reads that it is taken', () =>
  withLastingDeal(async (db, { buyer, adId, replyId }) => {
    const second = await addTestUser(db)
    const other = await beginTestDeal(db, second, adId)
    const read = await Promise.all([
      press(db, { user: buyer, replyId }, 'visita-chiedi', hour, monday),
      press(db, { user: second, replyId: other }, 'visita-chiedi', hour, monday),
    ])
    expect(read.filter((text) => text.startsWith('Richiesta inviata'))).toHaveLength(1)
    expect(read.filter((text) => text.startsWith('No: Qualcuno ha appena preso'))).toHaveLength(1)
    await db`delete from reply where id = ${other}`
    await db`delete from outbox_mail where recipient = ${second.email}`
    await db`delete from app_user where id = ${second.id}`
  }))

test('a seller who confirms while the buyer calls off: one wins, the other is refused in words', () =>
  withLastingDeal(async (db, { buyer, seller, replyId }) => {
    await press(db, { user: buyer, replyId }, 'visita-chiedi', hour, monday)
    const read = await Promise.all([
      press(db, { user: seller, replyId }, 'visita-conferma', { revisione: '0', indirizzo: 'Via Po 2' }, monday),
      press(db, { user: buyer, replyId }, 'visita-disdici', { revisione: '0' }, monday),
    ])
    expect(read.filter((text) => text.startsWith('No: '))).toHaveLength(1)
    const [visit] = await listVisits(db, replyId)
    expect(visit?.revision).toBe(1)
  }))

test('two presses that reserve, and two that free, are one each', () =>
  withLastingDeal(async (db, { buyer, seller, adId, replyId }) => {
    const reserve = () => press(db, { user: seller, replyId }, 'riserva-attiva', { ore: '24' }, new Date())
    const twice = await Promise.all([reserve(), reserve()])
    expect(twice.filter((text) => text.startsWith('È già riservata'))).toHaveLength(1)
    const freed = await Promise.all([
      press(db, { user: seller, replyId }, 'riserva-libera'),
      press(db, { user: buyer, replyId }, 'riserva-libera'),
    ])
    expect(freed.filter((text) => text.startsWith('Liberata'))).toHaveLength(1)
    const [ad] = await db<{ status: string }[]>`select status from ad where id = ${adId}`
    expect(ad?.status).toBe('published')
  }))
