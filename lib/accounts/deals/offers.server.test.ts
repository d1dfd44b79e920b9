import { expect, test } from 'vitest'
import { openConversation, setBlocked } from '@/lib/accounts/contact/own-conversations.server'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { setAdPrice, updateAd } from '@/lib/market/ads/write-ad.server'
import { partyOfCode } from './deal-party.server'
import { endCards } from './end-cards.server'
import { sendOffer } from './send-offer.server'
import { addTestDeal, beginTestDeal, dealMailsTo, lastOffer, press } from './test-deal'

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)

test.each([
  { amount: '0', fault: 'Scrivi una cifra maggiore di zero, in euro.' },
  { amount: '-500', fault: 'Scrivi una cifra maggiore di zero, in euro.' },
  { amount: '12.500,50', fault: 'Scrivi una cifra in euro interi, senza centesimi: per esempio 12.500.' },
  { amount: '12500.5', fault: 'Scrivi una cifra in euro interi, senza centesimi: per esempio 12.500.' },
  { amount: '20.001', fault: 'Il prezzo è 20.000\u00a0€: stai offrendo di più. Scrivi una cifra fino a 20.000\u00a0€.' },
  { amount: 'tanto', fault: 'Scrivi una cifra in euro, con numeri soltanto: per esempio 12.500.' },
])('an offer of «$amount» is refused in words, and nothing leaves', async ({ amount, fault }) => {
  await withRollback(async (db) => {
    const { buyer, seller, replyId } = await addTestDeal(db)
    expect(await press(db, { user: buyer, replyId }, 'proponi', { importo: amount })).toBe(`No: ${fault}`)
    expect(await dealMailsTo(db, seller)).toEqual([])
  })()
})

test(
  'an offer is countered and accepted: each step is one message and one mail to the other side',
  withRollback(async (db) => {
    const { buyer, seller, replyId } = await addTestDeal(db)
    const [asBuyer, asSeller] = [
      { user: buyer, replyId },
      { user: seller, replyId },
    ]
    expect(await press(db, asBuyer, 'proponi', { importo: '18.000 €', message: 'Posso venire sabato.' })).toContain('Proposta inviata')
    expect(await press(db, asBuyer, 'proponi', { importo: '18000' })).toContain('Proposta inviata')
    expect(await press(db, asSeller, 'proponi', { importo: '19000' })).toContain('Proposta inviata')
    const { id } = await lastOffer(db, replyId)
    expect(await press(db, asSeller, 'accetta', { proposta: String(id) })).toBe(
      'No: La proposta di 19.000\u00a0€: tocca all’altra parte. Guarda e riprova.',
    )
    expect(await press(db, asBuyer, 'accetta', { proposta: String(id) })).toContain('Hai accettato 19.000')
    expect(await press(db, asBuyer, 'accetta', { proposta: String(id) })).toContain('Già fatto')
    expect(await dealMailsTo(db, seller)).toEqual([
      'Proposta di 18.000\u00a0€ per Fiat Panda 1.0 Hybrid',
      'Accettata: 19.000\u00a0€ per Fiat Panda 1.0 Hybrid',
    ])
    expect(await dealMailsTo(db, buyer)).toEqual(['Nuova proposta di 19.000\u00a0€ per Fiat Panda 1.0 Hybrid'])
    expect((await openConversation(db, buyer, replyId)).messages).toHaveLength(4)
    expect(await press(db, asSeller, 'tirati-indietro', { proposta: String(id) })).toContain('L’accordo non vale più')
    expect(await lastOffer(db, replyId)).toMatchObject({ state: 'steppedBack', movedBy: 'seller' })
  }),
)

test(
  'nobody accepts an amount that was changed since they read it',
  withRollback(async (db) => {
    const { buyer, seller, replyId } = await addTestDeal(db)
    await press(db, { user: buyer, replyId }, 'proponi', { importo: '18000' })
    const seen = await lastOffer(db, replyId)
    await press(db, { user: buyer, replyId }, 'proponi', { importo: '17000' })
    expect(await press(db, { user: seller, replyId }, 'accetta', { proposta: String(seen.id) })).toContain('c’è già una cifra più nuova')
  }),
)

test(
  'a link that nobody was sent opens no side of a conversation',
  withRollback(async (db) => {
    await expect(partyOfCode(db, 'x'.repeat(43))).rejects.toThrow('Questo link')
  }),
)

test(
  'a person makes three offers for a vehicle in all, and has three open at once',
  withRollback(async (db) => {
    const { buyer, adId, replyId } = await addTestDeal(db)
    for (const amount of ['15000', '16000', '17000'])
      expect(await press(db, { user: buyer, replyId }, 'proponi', { importo: amount })).toContain('Proposta inviata')
    expect(await press(db, { user: buyer, replyId }, 'proponi', { importo: '17500' })).toContain('già fatto tre proposte')
    const again = await beginTestDeal(db, buyer, adId)
    expect(await press(db, { user: buyer, replyId: again }, 'proponi', { importo: '17500' })).toContain('già fatto tre proposte')
    const owner = await addTestUser(db)
    const words = { amount: '8000', words: '' }
    const addOther = () => addTestAd(db, { priceCents: 900_000, contactEmail: owner.email })
    for (const other of [await addOther(), await addOther()]) await sendOffer(db, buyer, other, words)
    await expect(sendOffer(db, buyer, await addOther(), words)).rejects.toMatchObject({
      shownText: 'Hai già tre proposte aperte. Ritirane una e puoi fare questa.',
    })
  }),
)

test(
  'an offer waits 48 hours, once 24 more, then expires with one mail to each, often as the job runs',
  withRollback(async (db) => {
    const { buyer, seller, replyId } = await addTestDeal(db)
    const asBuyer = { user: buyer, replyId }
    await press(db, asBuyer, 'proponi', { importo: '18000' })
    const { id } = await lastOffer(db, replyId)
    expect(await press(db, asBuyer, 'prolunga', { proposta: String(id) })).toContain('altre 24 ore')
    expect(await press(db, asBuyer, 'prolunga', { proposta: String(id) })).toContain('No: ')
    await endCards(db, later(71))
    expect((await lastOffer(db, replyId)).state).toBe('sent')
    await endCards(db, later(73))
    await endCards(db, later(74))
    expect((await lastOffer(db, replyId)).state).toBe('expired')
    expect((await dealMailsTo(db, seller)).slice(-1)).toEqual(['Scaduta la proposta per Fiat Panda 1.0 Hybrid'])
    expect(await dealMailsTo(db, buyer)).toEqual(['Scaduta la proposta per Fiat Panda 1.0 Hybrid'])
  }),
)

test(
  'a press after the time is over finds the offer expired, before any job has looked',
  withRollback(async (db) => {
    const { buyer, seller, replyId } = await addTestDeal(db)
    await press(db, { user: buyer, replyId }, 'proponi', { importo: '18000' })
    const { id } = await lastOffer(db, replyId)
    expect(await press(db, { user: seller, replyId }, 'accetta', { proposta: String(id) }, later(49))).toContain('è scaduta')
    expect((await lastOffer(db, replyId)).state).toBe('expired')
  }),
)

test(
  'a sold car, another price, a deleted ad and a block each end an offer, and both read why',
  withRollback(async (db) => {
    const ends = [
      { end: (adId: number) => updateAd(db, adId, { status: 'sold' }), why: 'L’auto è stata venduta.' },
      { end: (adId: number) => updateAd(db, adId, { status: 'deleted' }), why: 'L’annuncio non è più online.' },
      { end: (adId: number) => setAdPrice(db, adId, 1_900_000), why: 'Il prezzo è cambiato: ora è 19.000\u00a0€.' },
    ]
    for (const { end, why } of ends) {
      const { buyer, seller, adId, replyId } = await addTestDeal(db)
      await press(db, { user: buyer, replyId }, 'proponi', { importo: '18000' })
      await end(adId)
      const { id } = await lastOffer(db, replyId)
      expect(await press(db, { user: seller, replyId }, 'accetta', { proposta: String(id) })).toContain('non vale più')
      const [mail] = await db<{ bodyText: string }[]>`
        select body_text from outbox_mail where recipient = ${buyer.email} and kind = 'deal' order by id desc limit 1`
      expect(mail?.bodyText).toContain(why)
      await endCards(db)
      expect(await dealMailsTo(db, buyer)).toHaveLength(1)
    }
    const { buyer, seller, replyId } = await addTestDeal(db)
    await press(db, { user: buyer, replyId }, 'proponi', { importo: '18000' })
    await setBlocked(db, seller, replyId, true)
    await endCards(db)
    expect((await lastOffer(db, replyId)).state).toBe('lapsed')
  }),
)

test(
  'an offer from an ad begins a conversation or goes on with it; nobody offers for their own car',
  withRollback(async (db) => {
    const { buyer, seller, adId, replyId } = await addTestDeal(db)
    expect((await sendOffer(db, buyer, adId, { amount: '18000', words: '' })).replyId).toBe(replyId)
    const other = await addTestUser(db)
    expect((await sendOffer(db, other, adId, { amount: '17500', words: '' })).replyId).not.toBe(replyId)
    await expect(sendOffer(db, seller, adId, { amount: '17500', words: '' })).rejects.toMatchObject({
      shownText: 'È il tuo annuncio: le proposte le fa chi compra.',
    })
    expect(await press(db, { user: other, replyId }, 'proponi', { importo: '100' }).catch(() => 'not theirs')).toBe('not theirs')
  }),
)
