import { expect, test } from 'vitest'
import { issueCode } from '@/lib/accounts/contact/reply-code.server'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { actOnDeal } from './act-on-deal.server'
import type { ReadBody } from './deal-action.server'
import { partyOfCode, partyOfStaff } from './deal-party.server'
import { standingScale } from './deal-view'
import { findDeal } from './find-deal.server'
import { findOfferPage } from './find-offer-page.server'
import { timeLeftText } from './offer'
import { sendOffer } from './send-offer.server'
import { addTestDeal, beginTestDeal, lastOffer, press } from './test-deal'
import { listHours } from './visits/visits.server'

const monday = new Date('2026-11-30T08:00:00Z')

test(
  'both sides of a conversation see its offer, its words and whose turn it is, and the seller who comes',
  withRollback(async (db) => {
    const { buyer, seller, replyId, adId } = await addTestDeal(db)
    await press(db, { user: buyer, replyId }, 'proponi', { importo: '18000', message: 'Posso venire sabato.' }, monday)
    await press(db, { user: seller, replyId }, 'orari-aggiungi', { giorno: '2026-12-01', dalle: '15:00', alle: '17:00' }, monday)
    await press(db, { user: buyer, replyId }, 'visita-chiedi', { quando: '2026-12-01T14:00:00.000Z' }, monday)
    const [asBuyer, asSeller] = [
      await findDeal(db, { replyId, side: 'buyer' }, monday),
      await findDeal(db, { replyId, side: 'seller' }, monday),
    ]
    const noted = (deal: typeof asBuyer) => deal?.steps.find(({ name }) => name === 'Proposta')?.note
    expect([noted(asBuyer), noted(asSeller)]).toEqual(['aspetti risposta', 'tocca a te'])
    expect(JSON.stringify(asSeller?.cards)).toContain('Posso venire sabato.')
    const [hours] = await listHours(db, adId, monday)
    expect(await press(db, { user: seller, replyId }, 'orari-togli', { numero: String(hours?.id ?? 0) }, monday)).not.toMatch(/^No: /)
    expect(await listHours(db, adId, monday)).toEqual([])
  }),
)

test(
  'a buyer reads what the car costs with its transfer at the offered price, its seller does not',
  withRollback(async (db) => {
    const known = { firstRegistration: new Date('2019-03-01T00:00:00Z'), powerKw: 51, provinceCode: 'PV', fuel: 'benzina' } as const
    const { buyer, replyId } = await addTestDeal(db, known)
    const costs = async () => (await findDeal(db, { replyId, side: 'buyer' }, monday))?.costs
    expect((await costs())?.isOffered).toBe(false)
    await press(db, { user: buyer, replyId }, 'proponi', { importo: '18000' }, monday)
    const offered = await costs()
    expect(offered).toMatchObject({ isOffered: true, where: '51 kW, residenza in provincia di Pavia' })
    expect(offered?.price).toMatch(/^18\.000\s€$/)
    expect(offered?.total).toMatch(/^18\.\d{3},\d{2}\s€$/)
    expect((await findDeal(db, { replyId, side: 'seller' }, monday))?.costs).toBeNull()
  }),
)

test(
  'the link of a mail and the staff of a dealer act for the side that they are of',
  withRollback(async (db) => {
    const { dealership, user } = await addTestDealership(db)
    const buyer = await addTestUser(db)
    const replyId = await beginTestDeal(db, buyer, await addTestAd(db, { dealerId: dealership.dealerId, priceCents: 2_000_000 }))
    const byLink = await partyOfCode(db, await issueCode(db, replyId, 'buyer'))
    expect(byLink).toEqual({ replyId, side: 'buyer' })
    const read =
      (fields: object): ReadBody =>
      async (schema) =>
        schema.validate(fields, { stripUnknown: true })
    expect(await actOnDeal(db, byLink, 'proponi', read({ importo: '18000' }))).toContain('Proposta inviata')
    const staff = await partyOfStaff(db, dealership, user, replyId)
    const { id } = await lastOffer(db, replyId)
    expect(await actOnDeal(db, staff, 'accetta', read({ proposta: String(id) }))).toContain('Hai accettato 18.000')
    const [reply] = await db<{ assignedTo: number | null }[]>`select assigned_to from reply where id = ${replyId}`
    expect(reply?.assignedTo).toBe(user.id)
  }),
)

test(
  'a saved valuation goes with an offer from an ad, also where the conversation began by mail',
  withRollback(async (db) => {
    const { buyer, replyId, adId } = await addTestDeal(db)
    const [saved] = await db<{ id: number }[]>`
      insert into saved_valuation (user_id, address, name, euro) values (${buyer.id}, 'marca=fiat', 'Fiat 500X 1.0 T3', 12000) returning id`
    await db`update reply set user_id = null where id = ${replyId}`
    expect((await findOfferPage(db, buyer, adId, '18000')).valuations).toEqual([{ id: saved?.id, name: 'Fiat 500X 1.0 T3', euro: 12_000 }])
    expect((await findOfferPage(db, await addTestUser(db), adId, '')).valuations).toEqual([])
    const given = { amount: '18000', words: '', conditions: { reserve: false, valuation: String(saved?.id), hoped: '10.200' } }
    expect(await sendOffer(db, buyer, adId, given)).toMatchObject({ replyId })
    expect(JSON.stringify(await findDeal(db, { replyId, side: 'seller' }))).toContain('Fiat 500X 1.0 T3')
  }),
)

test('an amount stands between estimate and asked price, «nella media» around the estimate', () => {
  const scale = standingScale({ amountEuro: 26_700, askedCents: 2_750_000 }, 26_000)
  const at = (name: string) => scale?.marks.find((mark) => mark.name === name)?.at ?? Number.NaN
  expect(at('estimate')).toBeLessThan(at('amount'))
  expect(at('amount')).toBeLessThan(at('asked'))
  expect(scale?.from).toBeLessThan(at('estimate'))
  expect(scale?.to).toBeGreaterThan(at('amount'))
})

test.each([1, 5_000, 27_500, 90_000])('every mark of an offer of %i euro is on the scale', (amountEuro) => {
  const scale = standingScale({ amountEuro, askedCents: 2_750_000 }, 26_000)
  for (const { at } of scale?.marks ?? []) expect(at >= 0 && at <= 100).toBe(true)
  expect(scale?.marks).toHaveLength(3)
})

test('without an estimate there is no scale, and without an amount no mark of it', () => {
  expect(standingScale({ amountEuro: 9_000, askedCents: 900_000 }, null)).toBeNull()
  expect(standingScale({ amountEuro: null, askedCents: 900_000 }, 8_500)?.marks.map(({ name }) => name)).toEqual(['estimate', 'asked'])
})

test('an offer and a reservation say how much longer they wait', () => {
  expect([0.4, 3, 29].map(timeLeftText)).toEqual(['ancora meno di un’ora', 'ancora tre ore', 'ancora un giorno e cinque ore'])
})
