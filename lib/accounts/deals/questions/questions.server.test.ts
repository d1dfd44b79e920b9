import { expect, test } from 'vitest'
import { reply, stranger } from '@/lib/accounts/contact/test-seller'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import { actOnDeal } from '@/lib/accounts/deals/act-on-deal.server'
import type { ReadBody } from '@/lib/accounts/deals/deal-action.server'
import { partyOfStaff } from '@/lib/accounts/deals/deal-party.server'
import { endCards } from '@/lib/accounts/deals/end-cards.server'
import { findDeal } from '@/lib/accounts/deals/find-deal.server'
import { addTestDeal, beginTestDeal, dealMailsTo, press, withLastingDeal } from '@/lib/accounts/deals/test-deal'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { findPublicAd } from '@/lib/market/ads/ad-queries.server'
import { everyUnsaidFact } from '@/lib/market/ads/page/unsaid-facts'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { updateAd } from '@/lib/market/ads/write-ad.server'
import { askedFacts } from './asked-facts'
import { firstInspectionText } from './first-inspection'
import { exportQuestions, listQuestions } from './questions.server'
import { sendAsking } from './send-asking.server'

const both = { 'chiedi-garanzia': 'si', 'chiedi-tagliandi': 'si' }

test(
  'what the ad leaves out is asked in one message, and each answer fills the ad for everybody',
  withRollback(async (db) => {
    const { buyer, seller, replyId, adId } = await addTestDeal(db)
    expect(await press(db, { user: buyer, replyId }, 'chiedi', both)).toContain('Abbiamo chiesto: garanzia e tagliandi certificati')
    expect(await press(db, { user: buyer, replyId }, 'chiedi', both)).toContain('Già chiesto')
    expect(await dealMailsTo(db, seller)).toEqual(['Una domanda su Fiat Panda 1.0 Hybrid'])
    expect(await press(db, { user: seller, replyId }, 'rispondi', { 'risposta-tagliandi': 'si' })).toContain('ora lo dice anche l’annuncio')
    expect((await findPublicAd(db, adId))?.ad).toMatchObject({ serviceBook: true, warrantyKind: null })
    const deal = await findDeal(db, { replyId, side: 'buyer' })
    expect(deal?.cards[0]).toMatchObject({ kind: 'question', title: 'Due cose che mancano', stateText: '1 su 2' })
    expect(deal?.questions?.blanks.map(({ name }) => name)).not.toContain('tagliandi')
    expect(await press(db, { user: seller, replyId }, 'rispondi', { 'risposta-garanzia': 'non-so' })).toContain('solo a')
    expect(await press(db, { user: seller, replyId }, 'rispondi', { 'risposta-garanzia': 'casa' })).toContain('Già fatto')
    expect((await listQuestions(db, replyId)).map(({ state }) => state).sort()).toEqual(['answered', 'unknown'])
    expect(await dealMailsTo(db, buyer)).toHaveLength(2)
    expect(await exportQuestions(db, seller)).toHaveLength(2)
  }),
)

test(
  'an answer for the buyer alone, or one that no ad has a place for, leaves the ad as it was',
  withRollback(async (db) => {
    const { buyer, seller, replyId, adId } = await addTestDeal(db)
    await press(db, { user: buyer, replyId }, 'chiedi', { ...both, 'chiedi-proprietari': 'si' })
    await press(db, { user: seller, replyId }, 'rispondi', { 'risposta-proprietari': '2', solo: 'si' })
    await press(db, { user: seller, replyId }, 'rispondi', { 'risposta-garanzia': 'no' })
    expect((await findPublicAd(db, adId))?.ad).toMatchObject({ owners: null, warrantyKind: null })
    const [card] = (await findDeal(db, { replyId, side: 'buyer' }))?.cards ?? []
    expect(JSON.stringify(card)).toContain('2 (solo a te)')
    expect((await listQuestions(db, replyId)).filter(({ isPrivate }) => isPrivate)).toHaveLength(2)
  }),
)

test.each([
  { fields: {}, said: 'No: Rispondi almeno a una domanda, anche «Non lo so».' },
  { fields: { 'risposta-chilometri': 'tanti' }, said: 'No: Chilometri: Scrivi un numero, per esempio 45.000' },
  { fields: { 'risposta-chilometri': '-3' }, said: 'No: Chilometri: Scrivi un numero, per esempio 45.000' },
  { fields: { 'risposta-garanzia': 'toString' }, said: 'No: Garanzia: Valore non valido' },
  { fields: { 'risposta-immatricolazione': '13/2019' }, said: 'No: Prima immatricolazione: Scrivi mese e anno, per esempio 03/2019' },
  { fields: { 'risposta-immatricolazione': '03/2090' }, said: 'No: Prima immatricolazione: Questa data è nel futuro' },
])('the answer $fields is refused in words, and the question waits', ({ fields, said }) =>
  withRollback(async (db) => {
    const { buyer, seller, replyId } = await addTestDeal(db, { mileageKm: null, firstRegistration: null })
    await press(db, { user: buyer, replyId }, 'chiedi', {
      'chiedi-garanzia': 'si',
      'chiedi-chilometri': 'si',
      'chiedi-immatricolazione': 'si',
    })
    expect(await press(db, { user: seller, replyId }, 'rispondi', fields)).toBe(said)
    expect((await listQuestions(db, replyId)).every(({ state }) => state === 'asked')).toBe(true)
  })(),
)

test(
  'only the buyer asks, only the seller answers, and of a car that is sold nobody does',
  withRollback(async (db) => {
    const { buyer, seller, replyId, adId } = await addTestDeal(db)
    expect(await press(db, { user: seller, replyId }, 'chiedi', both)).toBe('No: Le domande sull’annuncio le fa chi compra.')
    await press(db, { user: buyer, replyId }, 'chiedi', both)
    expect(await press(db, { user: buyer, replyId }, 'rispondi', { 'risposta-tagliandi': 'si' })).toBe('No: Risponde chi vende.')
    await updateAd(db, adId, { status: 'sold' })
    expect(await press(db, { user: seller, replyId }, 'rispondi', { 'risposta-tagliandi': 'si' })).toContain('L’auto è stata venduta.')
    expect(await press(db, { user: buyer, replyId }, 'chiedi', both)).toContain('L’auto è stata venduta.')
    await endCards(db)
    expect((await listQuestions(db, replyId)).map(({ state }) => state)).toEqual(['lapsed', 'lapsed'])
    expect(await dealMailsTo(db, buyer)).toEqual([])
  }),
)

test(
  'questions that a first message brings from the page of the ad become a card, of a stranger too',
  withRollback(async (db) => {
    const adId = await addTestAd(db, { contactEmail: 'chi-vende@privati.example', priceCents: 900_000 })
    await sendAsking(db, adId, { ...reply, message: 'Buongiorno. C’è la garanzia? I tagliandi sono certificati? Grazie' }, stranger)
    const [row] = await db<{ id: number }[]>`select id from reply where ad_id = ${adId}`
    const [card] = (await findDeal(db, { replyId: row?.id ?? 0, side: 'seller' }))?.cards ?? []
    expect(card).toMatchObject({ kind: 'question', title: 'Francesca Colombo chiede due cose', stateText: 'Tocca a te' })
    expect(JSON.stringify(card)).toContain('Buongiorno.')
  }),
)

test(
  'the staff of a dealer answers for the dealer, and the ad of the dealer says it',
  withRollback(async (db) => {
    const { dealership, user } = await addTestDealership(db)
    const buyer = await addTestUser(db)
    const adId = await addTestAd(db, { dealerId: dealership.dealerId, priceCents: 2_000_000 })
    const replyId = await beginTestDeal(db, buyer, adId)
    await press(db, { user: buyer, replyId }, 'chiedi', both)
    const readBody: ReadBody = async (schema) => schema.validate({ 'risposta-garanzia': 'legale' }, { stripUnknown: true })
    expect(await actOnDeal(db, await partyOfStaff(db, dealership, user, replyId), 'rispondi', readBody)).toContain('ora lo dice')
    expect((await findPublicAd(db, adId))?.ad).toMatchObject({ warrantyKind: 'legale' })
  }),
)

test('of two answers at once the first one counts, and one mail leaves', () =>
  withLastingDeal(async (db, { buyer, seller, replyId }) => {
    await press(db, { user: buyer, replyId }, 'chiedi', both)
    const answers = ['si', 'no'].map((answer) => press(db, { user: seller, replyId }, 'rispondi', { 'risposta-tagliandi': answer }))
    const said = await Promise.all(answers)
    expect(said.filter((text) => text.startsWith('Risposta inviata'))).toHaveLength(1)
    expect(said.filter((text) => text.startsWith('Già fatto'))).toHaveLength(1)
    expect(await dealMailsTo(db, buyer)).toHaveLength(1)
  }))

test(
  'every blank that an ad is said to have can be asked for',
  withRollback(async (db) => {
    const known = askedFacts.map(({ name, question }) => `${name} ${question}`)
    for (const offerType of ['usato', 'nuovo', 'noleggio']) {
      const found = await findPublicAd(db, await addTestAd(db, { offerType, priceCents: null, mileageKm: null, fuel: 'benzina' }))
      const unsaid = found ? everyUnsaidFact(found.ad).map(({ name, question }) => `${name} ${question}`) : []
      expect(unsaid.length).toBeGreaterThan(0)
      expect(unsaid.filter((one) => !known.includes(one))).toEqual([])
    }
  }),
)

test.each([
  { registered: '2025-06-15', now: '2026-11-30', text: 'Revisione: non serve chiederla, la prima è entro giugno 2029.' },
  { registered: '2022-11-02', now: '2026-11-30', text: 'Revisione: non serve chiederla, la prima è entro novembre 2026.' },
  { registered: '2022-11-02', now: '2026-12-01', text: null },
])('of a car of $registered, on $now: $text', ({ registered, now, text }) =>
  withRollback(async (db) => {
    const found = await findPublicAd(db, await addTestAd(db, { firstRegistration: new Date(registered) }))
    expect(found && firstInspectionText(found.ad, new Date(now))).toBe(text)
  })(),
)
