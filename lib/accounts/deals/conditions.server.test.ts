import { expect, test } from 'vitest'
import { openConversation } from '@/lib/accounts/contact/own-conversations.server'
import { sendReply } from '@/lib/accounts/contact/send-reply.server'
import { reply, stranger } from '@/lib/accounts/contact/test-seller'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { findPublicAd } from '@/lib/market/ads/ad-queries.server'
import { actOnDeal } from './act-on-deal.server'
import type { ReadBody } from './deal-action.server'
import { endCards } from './end-cards.server'
import { findDeal } from './find-deal.server'
import { exportMinimums } from './hidden-minimum.server'
import { findActive } from './reservations/reservations.server'
import { addTestDeal, beginTestDeal, dealMailsTo, lastOffer, press } from './test-deal'

const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
const panda = 'Fiat Panda 1.0 Hybrid'

test(
  'an accepted offer puts the car aside where it was asked for, and stepping back frees it',
  withRollback(async (db) => {
    const { buyer, seller, replyId, adId } = await addTestDeal(db)
    await press(db, { user: buyer, replyId }, 'proponi', { importo: '18000', riserva: 'si' })
    const { id } = await lastOffer(db, replyId)
    expect(await press(db, { user: seller, replyId }, 'accetta', { proposta: String(id) })).toContain('Riservata fino a')
    expect((await findPublicAd(db, adId))?.ad.status).toBe('reserved')
    expect(await dealMailsTo(db, buyer)).toEqual([`Accettata: 18.000\u00a0€ per ${panda}`, `Riservata: ${panda}`])
    const deal = await findDeal(db, { replyId, side: 'buyer' })
    expect(deal?.visits.ask?.title).toBe('Visita e prova')
    expect(await press(db, { user: buyer, replyId }, 'tirati-indietro', { proposta: String(id) })).toContain('non vale più')
    expect(await findActive(db, adId)).toBeUndefined()
    expect((await findPublicAd(db, adId))?.ad.status).toBe('published')
  }),
)

test(
  'an accepted offer reserves nothing where nobody asked or the address is not confirmed',
  withRollback(async (db) => {
    const { buyer, seller, replyId, adId } = await addTestDeal(db)
    await press(db, { user: buyer, replyId }, 'proponi', { importo: '18000' })
    await press(db, { user: seller, replyId }, 'accetta', { proposta: String((await lastOffer(db, replyId)).id) })
    expect(await findActive(db, adId)).toBeUndefined()
    await sendReply(db, adId, { ...reply, email: 'senza-conferma@posta.example' }, stranger)
    const [other] = await db<{ id: number }[]>`select id from reply where email = 'senza-conferma@posta.example'`
    const party = { replyId: other?.id ?? 0, side: 'buyer' } as const
    const body =
      (fields: object): ReadBody =>
      async (schema) =>
        schema.validate(fields)
    await actOnDeal(db, party, 'proponi', body({ importo: '18500', riserva: 'si' }))
    const { id } = await lastOffer(db, party.replyId)
    expect(await actOnDeal(db, { ...party, side: 'seller' }, 'accetta', body({ proposta: String(id) }))).toContain('Non è riservata')
    expect(await findActive(db, adId)).toBeUndefined()
  }),
)

test(
  'who has to answer is reminded once in the last six hours of an offer',
  withRollback(async (db) => {
    const { buyer, seller, replyId } = await addTestDeal(db)
    await press(db, { user: buyer, replyId }, 'proponi', { importo: '18000' })
    for (const at of [41, 43, 44, 47]) await endCards(db, hours(at))
    expect((await dealMailsTo(db, seller)).filter((subject) => subject.startsWith('Sta per scadere'))).toHaveLength(1)
    expect(await dealMailsTo(db, buyer)).toEqual([])
    await endCards(db, hours(49))
    expect((await lastOffer(db, replyId)).state).toBe('expired')
  }),
)

test(
  'below the hidden minimum an offer is refused at once and politely, and nobody learns the figure',
  withRollback(async (db) => {
    const { buyer, seller, replyId, adId } = await addTestDeal(db)
    expect(await press(db, { user: buyer, replyId }, 'minimo', { minimo: '100' })).toBe('No: Il prezzo minimo lo decide chi vende.')
    expect(await press(db, { user: seller, replyId }, 'minimo', { minimo: '17.750' })).toContain('Sotto 17.750')
    expect(await press(db, { user: buyer, replyId }, 'proponi', { importo: '17000' })).toContain('non accetta una cifra così lontana')
    expect(await lastOffer(db, replyId)).toMatchObject({ state: 'declined', movedBy: 'seller' })
    expect(await dealMailsTo(db, buyer)).toEqual([`Proposta rifiutata per ${panda}`])
    expect(await dealMailsTo(db, seller)).toEqual([])
    const seen = JSON.stringify([
      await findDeal(db, { replyId, side: 'buyer' }),
      await openConversation(db, buyer, replyId),
      await findPublicAd(db, adId),
      await db`select subject, body_text, body_html from outbox_mail where recipient = ${buyer.email}`,
    ])
    expect(seen).not.toMatch(/17[.,]?750/)
    expect((await findDeal(db, { replyId, side: 'seller' }))?.minimum).toEqual({ euro: 17_750, words: '' })
    expect(await exportMinimums(db, seller.id)).toMatchObject([{ ad: adId, euro: 17_750 }])
    expect(await press(db, { user: buyer, replyId }, 'proponi', { importo: '17750' })).toContain('Proposta inviata')
    expect(await press(db, { user: seller, replyId }, 'minimo', { minimo: '' })).toContain('Nessun prezzo minimo')
    expect(await press(db, { user: buyer, replyId }, 'proponi', { importo: '15000' })).toContain('Proposta inviata')
  }),
)

test(
  'a seller writes the words of the refusal, never the figure; a second press is no second offer',
  withRollback(async (db) => {
    const { buyer, seller, replyId } = await addTestDeal(db)
    const minimum = (parole: string) => press(db, { user: seller, replyId }, 'minimo', { minimo: '17.750', parole })
    for (const words of ['Non sotto 17.750 euro', 'Da 17750,00 in su', '17 750'])
      expect(await minimum(words), words).toBe('No: Qui c’è la cifra minima: chi propone la leggerebbe.')
    expect(await minimum('Ciao {nome}, per la {auto} no. Il prezzo è 20.000.')).toContain('Sotto 17.750')
    const offer = () => press(db, { user: buyer, replyId }, 'proponi', { importo: '15000' })
    expect([await offer(), await offer()].every((said) => said.includes('non accetta una cifra così lontana'))).toBe(true)
    const said = (await openConversation(db, buyer, replyId)).messages.map(({ message }) => message)
    expect(said.filter((words) => words === 'Ciao Francesca Colombo, per la Fiat Panda 1.0 Hybrid no. Il prezzo è 20.000.')).toHaveLength(1)
    expect(await dealMailsTo(db, buyer)).toHaveLength(1)
    expect((await exportMinimums(db, seller.id)).map(({ words }) => words)).toEqual(['Ciao {nome}, per la {auto} no. Il prezzo è 20.000.'])
  }),
)

test.each([
  { minimo: '20.001', said: 'No: È più del prezzo chiesto: nessuna proposta passerebbe.' },
  { minimo: '-3', said: 'No: Scrivi una cifra in euro interi: per esempio 12.500.' },
  { minimo: 'molto', said: 'No: Scrivi una cifra in euro interi: per esempio 12.500.' },
])('a hidden minimum of «$minimo» is refused in words', ({ minimo, said }) =>
  withRollback(async (db) => {
    const { seller, replyId } = await addTestDeal(db)
    expect(await press(db, { user: seller, replyId }, 'minimo', { minimo })).toBe(said)
  })(),
)

async function addValuation(db: Db, userId: number): Promise<string> {
  const [row] = await db<{ id: number }[]>`
    insert into saved_valuation (user_id, address, name, euro) values (${userId}, 'marca=fiat', 'Fiat 500X 1.0 T3', 12000) returning id`
  return String(row?.id)
}

test(
  'a part exchange is seen by the seller it was offered to, until its owner takes it back',
  withRollback(async (db) => {
    const { buyer, seller, replyId, adId } = await addTestDeal(db)
    const permuta = await addValuation(db, buyer.id)
    expect(await press(db, { user: buyer, replyId }, 'proponi', { importo: '18000', permuta, ritiro: 'x' })).toContain(
      'Scrivi quanto ti aspetti',
    )
    await press(db, { user: buyer, replyId }, 'proponi', { importo: '18000', permuta, ritiro: '10.200' })
    const shown = async (id: number) => JSON.stringify(await findDeal(db, { replyId: id, side: 'seller' }))
    expect(await shown(replyId)).toContain('Fiat 500X 1.0 T3')
    expect(await shown(replyId)).toContain('Differenza da pagare: 7.800')
    const other = await beginTestDeal(db, await addTestUser(db), adId)
    expect(await shown(other)).not.toContain('500X')
    const proposta = String((await lastOffer(db, replyId)).id)
    expect(await press(db, { user: seller, replyId }, 'permuta-togli', { proposta })).toBe('No: Questa permuta non è tua.')
    expect(await press(db, { user: buyer, replyId }, 'permuta-togli', { proposta })).toContain('Hai tolto la permuta')
    expect(await press(db, { user: buyer, replyId }, 'permuta-togli', { proposta })).toContain('già')
    expect(await shown(replyId)).not.toContain('500X')
  }),
)

test(
  'nobody gives in the valuation of somebody else, and a removed one is seen no more',
  withRollback(async (db) => {
    const { buyer, seller, replyId } = await addTestDeal(db)
    const theirs = await addValuation(db, seller.id)
    expect(await press(db, { user: buyer, replyId }, 'proponi', { importo: '18000', permuta: theirs })).toContain('non c’è più')
    const own = await addValuation(db, buyer.id)
    await press(db, { user: buyer, replyId }, 'proponi', { importo: '18000', permuta: own })
    await db`update saved_valuation set removed_at = now() where id = ${own}`
    expect(JSON.stringify(await findDeal(db, { replyId, side: 'seller' }))).not.toContain('500X')
    await db`delete from saved_valuation where id = ${own}`
    expect((await lastOffer(db, replyId)).partExchangeId).toBeNull()
  }),
)
