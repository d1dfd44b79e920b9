import { expect, onTestFinished, test } from 'vitest'
import { setBlocked } from '@/lib/accounts/contact/own-conversations.server'
import { endCards } from '@/lib/accounts/deals/end-cards.server'
import { listReservations } from '@/lib/accounts/deals/reservations/reservations.server'
import { sendOffer } from '@/lib/accounts/deals/send-offer.server'
import { listOffers } from '@/lib/accounts/deals/store-offers.server'
import { addTestDeal, dealMailsTo, lastOffer, press, withLastingDeal } from '@/lib/accounts/deals/test-deal'
import { listVisits } from '@/lib/accounts/deals/visits/visits.server'
import { banAccount } from '@/lib/accounts/moderation/account-ban.server'
import { addCase } from '@/lib/accounts/moderation/test-case'
import { type Db, getDb } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { updateAd } from '@/lib/market/ads/write-ad.server'
import { addAgreedDeal } from './contract/test-contract'
import { listSales } from './sales.server'

test('of ten offers at once for one car three are made, and each of the others reads why not', () =>
  withLastingDeal(async (db, { buyer, seller, replyId }) => {
    const amounts = Array.from({ length: 10 }, (_, at) => String(15_000 + at * 100))
    const said = await Promise.all(amounts.map((importo) => press(db, { user: buyer, replyId }, 'proponi', { importo })))
    const offers = await listOffers(db, replyId)
    expect(offers.map(({ state }) => state)).toEqual(['superseded', 'superseded', 'sent'])
    expect(said.filter((text) => text.startsWith('Proposta inviata'))).toHaveLength(3)
    expect(
      said.filter((text) => text === 'No: Per quest’auto hai già fatto tre proposte. Puoi ancora scrivere al venditore.'),
    ).toHaveLength(7)
    expect(await dealMailsTo(db, seller)).toHaveLength(3)
  }))

/** The first words of what a refused press says. */
const saidOf = (error: unknown): string => String(error instanceof Error ? Reflect.get(error, 'shownText') : error)

test('of ten offers at once for ten cars three are open, whatever page they come from', () =>
  withLastingDeal(async (db, { buyer, seller }) => {
    const cars = await addCars(db, seller.id)
    const said = await Promise.all(
      cars.map((id) => sendOffer(db, buyer, id, { amount: '18000', words: '' }).then(({ notice }) => notice, saidOf)),
    )
    expect(said.filter((text) => text.startsWith('Proposta inviata'))).toHaveLength(3)
    expect(said.filter((text) => text.startsWith('Hai già tre proposte aperte'))).toHaveLength(7)
    const threads = await db`select from reply where ad_id = any(${cars})`
    expect(threads, 'a refused one begins no conversation').toHaveLength(3)
  }))

async function addCars(db: Db, ownerId: number): Promise<number[]> {
  const cars: number[] = []
  for (let count = 0; count < 10; count++) cars.push(await addTestAd(db, { ownerId, priceCents: 2_000_000 }))
  onTestFinished(async () => {
    await getDb()`delete from reply where ad_id = any(${cars})`
    await getDb()`delete from ad where id = any(${cars})`
  })
  return cars
}

async function ban(db: Db, userId: number): Promise<void> {
  await banAccount(db, userId, (await addCase(db)).id)
}

test(
  'a buyer who is banned in the middle has no offer, no visit and no reservation any more',
  withRollback(async (db) => {
    const { buyer, seller, replyId, adId } = await addTestDeal(db)
    const monday = new Date('2026-11-30T08:00:00Z')
    const by = (user: typeof buyer, azione: string, fields = {}) => press(db, { user, replyId }, azione, fields, monday).catch(saidOf)
    await by(seller, 'riserva-attiva', { ore: '24' })
    await by(buyer, 'visita-chiedi', { giorno: '2026-12-03', dalle: '15:00' })
    await by(buyer, 'proponi', { importo: '18000' })
    const proposta = String((await lastOffer(db, replyId)).id)
    await ban(db, buyer.id)
    expect(await by(buyer, 'proponi', { importo: '18500' })).toMatch(/^Il tuo account è bloccato/)
    expect(await by(seller, 'accetta', { proposta })).toMatch(/^No: La proposta di 18\.000.*non vale più/)
    expect(await by(seller, 'visita-conferma', { revisione: '0', indirizzo: 'Via Po 2' })).toMatch(/^No: Chi compra non può più scrivere/)
    await endCards(db, monday)
    const [visit] = await listVisits(db, replyId)
    const [reservation] = await listReservations(db, replyId)
    expect([(await lastOffer(db, replyId)).state, visit?.state, reservation?.state]).toEqual(['lapsed', 'lapsed', 'lapsed'])
    expect(await db`select status from ad where id = ${adId}`).toEqual([{ status: 'published' }])
    const mailed = (await dealMailsTo(db, seller)).length
    await endCards(db, monday)
    expect((await dealMailsTo(db, seller)).length, 'once').toBe(mailed)
  }),
)

test(
  'a seller who is banned in the middle has nothing that can be taken',
  withRollback(async (db) => {
    const { buyer, seller, replyId } = await addTestDeal(db)
    await press(db, { user: buyer, replyId }, 'proponi', { importo: '18000' })
    await ban(db, seller.id)
    expect(await press(db, { user: buyer, replyId }, 'proponi', { importo: '18500' })).toMatch(/^No: L’annuncio non è più online/)
    const proposta = String((await lastOffer(db, replyId)).id)
    expect(await press(db, { user: seller, replyId }, 'accetta', { proposta }).catch(saidOf)).toMatch(/^Il tuo account è bloccato/)
    expect((await lastOffer(db, replyId)).state).toBe('lapsed')
  }),
)

test(
  'an hour that summer time skips or that is over is refused, one that comes twice is the first',
  withRollback(async (db) => {
    const { buyer, replyId } = await addTestDeal(db)
    const ask = (giorno: string, dalle: string, now: string) =>
      press(db, { user: buyer, replyId }, 'visita-chiedi', { giorno, dalle }, new Date(now))
    expect(await ask('2027-03-28', '2:30', '2027-03-27T12:00:00Z')).toBe(
      'No: Alle 2:30 di quel giorno l’ora non esiste: si passa all’ora legale',
    )
    expect(await ask('2027-10-31', '2:30', '2027-10-31T00:45:00Z'), 'the first is over, the second is not meant').toMatch(/già passata/)
    expect(await listVisits(db, replyId)).toEqual([])
    expect(await ask('2027-10-31', '2:30', '2027-10-30T12:00:00Z')).toMatch(/^Richiesta inviata/)
    expect(await listVisits(db, replyId)).toMatchObject([{ fromAt: new Date('2027-10-31T00:30:00Z') }])
  }),
)

test(
  'what is pressed on a car that was sold elsewhere, paused or deleted changes nothing, and says it',
  withRollback(async (db) => {
    for (const [status, said] of [
      ['sold', 'L’auto è stata venduta'],
      ['paused', 'L’annuncio non è più online'],
      ['deleted', 'L’annuncio non è più online'],
    ] as const) {
      const { buyer, seller, replyId, adId } = await addTestDeal(db)
      await press(db, { user: buyer, replyId }, 'proponi', { importo: '18000' })
      const proposta = String((await lastOffer(db, replyId)).id)
      await updateAd(db, adId, { status })
      const pressed = [
        await press(db, { user: buyer, replyId }, 'visita-chiedi', { giorno: '2099-01-01', dalle: '10:00' }),
        await press(db, { user: seller, replyId }, 'riserva-attiva', { ore: '24' }),
        await press(db, { user: buyer, replyId }, 'proponi', { importo: '18500' }),
      ]
      for (const text of pressed) expect(text, status).toContain(said)
      expect(await press(db, { user: seller, replyId }, 'accetta', { proposta })).toMatch(/^No: /)
      expect((await lastOffer(db, replyId)).state, status).toBe('lapsed')
    }
  }),
)

test.each(['banned', 'blocked'] as const)('a car that was promised to somebody who is %s is for sale again', (why) =>
  withRollback(async (db) => {
    const { buyer, seller, replyId, adId } = await addAgreedDeal(db)
    expect(await db`select status from ad where id = ${adId}`).toEqual([{ status: 'reserved' }])
    if (why === 'banned') await ban(db, buyer.id)
    else await setBlocked(db, seller, replyId, true)
    await endCards(db)
    expect((await listSales(db, replyId)).map(({ state }) => state)).toEqual(['lapsed'])
    expect(await db`select status from ad where id = ${adId}`).toEqual([{ status: 'published' }])
  })(),
)
