import { expect, test } from 'vitest'
import { listSignalledConversations } from '@/lib/accounts/contact/conversation-signals.server'
import { endCards } from '@/lib/accounts/deals/end-cards.server'
import { findDeal } from '@/lib/accounts/deals/find-deal.server'
import { listReservations } from '@/lib/accounts/deals/reservations/reservations.server'
import { addTestDeal, beginTestDeal, dealMailsTo, lastOffer, press } from '@/lib/accounts/deals/test-deal'
import { addModerator } from '@/lib/accounts/moderation/test-case'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { setAdPrice } from '@/lib/market/ads/write-ad.server'
import { addAgreedDeal } from './contract/test-contract'
import { listSales } from './sales.server'

type Talk = { buyer: User; seller: User; replyId: number; adId: number }

async function accept(db: Db, { buyer, seller, replyId }: Omit<Talk, 'adId'>, importo = '19000'): Promise<void> {
  await press(db, { user: buyer, replyId }, 'proponi', { importo })
  const { id } = await lastOffer(db, replyId)
  await press(db, { user: seller, replyId }, 'accetta', { proposta: String(id) })
}

async function lastSale(db: Db, replyId: number) {
  const sale = (await listSales(db, replyId)).at(-1)
  if (!sale) throw new Error('there is no sale')
  return { ...sale, affare: String(sale.id) }
}

/** Both have said that they do it. */
async function agreed(db: Db, talk: Talk) {
  await accept(db, talk)
  const { affare } = await lastSale(db, talk.replyId)
  await press(db, { user: talk.buyer, replyId: talk.replyId }, 'affare-prendo', { affare })
  await press(db, { user: talk.seller, replyId: talk.replyId }, 'affare-prendo', { affare })
  return affare
}

async function adOf(db: Db, adId: number) {
  const [ad] = await db<{ status: string }[]>`select status from ad where id = ${adId}`
  return ad?.status
}

test(
  'an accepted price opens a deal; it is one when both have said so, and the ad is reserved',
  withRollback(async (db) => {
    const talk = await addTestDeal(db)
    const { buyer, seller, replyId, adId } = talk
    const [asBuyer, asSeller] = [
      { user: buyer, replyId },
      { user: seller, replyId },
    ]
    expect(await press(db, asBuyer, 'affare-prendo')).toMatch(/^No: Prima accordatevi sul prezzo/)
    await accept(db, talk)
    const { affare, ...opened } = await lastSale(db, replyId)
    expect(opened).toMatchObject({ state: 'open', priceEuro: 19_000 })
    expect(await press(db, asBuyer, 'affare-prendo', { affare })).toMatch(/^Segnato/)
    expect(await press(db, asBuyer, 'affare-prendo', { affare })).toMatch(/^Già fatto/)
    expect(await adOf(db, adId)).toBe('published')
    expect((await findDeal(db, { replyId, side: 'seller' }))?.cards.at(-1)).toMatchObject({ kind: 'sale', stateText: 'Tocca a te' })
    expect(await press(db, asSeller, 'affare-prendo', { affare })).toMatch(/^Affare fatto!/)
    expect(await lastSale(db, replyId)).toMatchObject({ state: 'agreed' })
    expect(await adOf(db, adId)).toBe('reserved')
    const said = (subjects: string[]) => subjects.filter((subject) => subject.startsWith('Affare fatto'))
    expect(said(await dealMailsTo(db, buyer))).toHaveLength(1)
    expect(said(await dealMailsTo(db, seller))).toHaveLength(2)
  }),
)

test(
  'a visit that was held opens one too, at the price of the ad, and a reservation becomes part of it',
  withRollback(async (db) => {
    const { buyer, seller, replyId, adId } = await addTestDeal(db)
    await press(db, { user: seller, replyId }, 'riserva-attiva', { ore: '24' })
    await db`
      insert into visit (reply_id, message_id, ad_id, state, author, from_at, to_at)
      select reply_id, min(id), ${adId}, 'held', 'buyer', now() - interval '2 hours', now() - interval '1 hour' from reply_message where reply_id = ${replyId} group by reply_id`
    expect((await findDeal(db, { replyId, side: 'seller' }))?.sale.open).toBe('Sì, gliela vendo')
    await press(db, { user: seller, replyId }, 'affare-prendo')
    expect(await lastSale(db, replyId)).toMatchObject({ state: 'taken', author: 'seller', priceEuro: 20_000 })
    await press(db, { user: buyer, replyId }, 'affare-prendo', { affare: (await lastSale(db, replyId)).affare })
    expect(await listReservations(db, replyId)).toMatchObject([{ state: 'dealt' }])
    await endCards(db, new Date(Date.now() + 48 * 3_600_000))
    expect(await adOf(db, adId), 'no end of its own any more').toBe('reserved')
  }),
)

test(
  'a price accepted after a visit takes the place of the price of the ad in a deal that waits',
  withRollback(async (db) => {
    const talk = await addTestDeal(db)
    const { buyer, replyId, adId } = talk
    await db`
      insert into visit (reply_id, message_id, ad_id, state, author, from_at, to_at)
      select reply_id, min(id), ${adId}, 'held', 'buyer', now() - interval '2 hours', now() - interval '1 hour' from reply_message where reply_id = ${replyId} group by reply_id`
    await press(db, { user: buyer, replyId }, 'affare-prendo')
    await accept(db, talk, '18000')
    expect(await lastSale(db, replyId)).toMatchObject({ state: 'taken', priceEuro: 18_000 })
  }),
)

test(
  'an offer that waits beside a deal lapses when the asked price changes, and the deal goes on',
  withRollback(async (db) => {
    const { buyer, replyId, adId } = await addTestDeal(db)
    await db`
      insert into visit (reply_id, message_id, ad_id, state, author, from_at, to_at)
      select reply_id, min(id), ${adId}, 'held', 'buyer', now() - interval '2 hours', now() - interval '1 hour' from reply_message where reply_id = ${replyId} group by reply_id`
    await press(db, { user: buyer, replyId }, 'affare-prendo')
    await press(db, { user: buyer, replyId }, 'proponi', { importo: '18000' })
    await setAdPrice(db, adId, 1_900_000)
    await endCards(db)
    expect(await lastOffer(db, replyId)).toMatchObject({ state: 'lapsed' })
    expect(await lastSale(db, replyId)).toMatchObject({ state: 'taken' })
  }),
)

test(
  'one vehicle is promised to one person; when that fails it is for sale again and another may have it',
  withRollback(async (db) => {
    const talk = await addTestDeal(db)
    const { seller, replyId, adId } = talk
    const second = await addTestUser(db)
    const other = await beginTestDeal(db, second, adId)
    await accept(db, { buyer: second, seller, replyId: other }, '18000')
    const affare = await agreed(db, talk)
    expect(await press(db, { user: second, replyId: other }, 'affare-prendo', { affare: (await lastSale(db, other)).affare })).toMatch(
      /^No: Chi vende si è già accordato/,
    )
    expect(await press(db, { user: seller, replyId }, 'affare-saltato', { affare, motivo: 'altro' })).toMatch(/Scegli cos’è successo/)
    expect(await press(db, { user: seller, replyId }, 'affare-saltato', { affare, motivo: 'ripensato' })).toMatch(/^L’affare è chiuso/)
    expect([await adOf(db, adId), (await lastOffer(db, replyId)).state]).toEqual(['published', 'steppedBack'])
    expect(await press(db, { user: seller, replyId }, 'affare-saltato', { affare, motivo: 'ripensato' })).toMatch(/^Già fatto/)
    const theirs = (await lastSale(db, other)).affare
    await press(db, { user: second, replyId: other }, 'affare-prendo', { affare: theirs })
    expect(await press(db, { user: seller, replyId: other }, 'affare-prendo', { affare: theirs })).toMatch(/^Affare fatto!/)
  }),
)

test(
  'a sold car says so, its price is noted without a name, and no mail says that the agreement is off',
  withRollback(async (db) => {
    const talk = await addTestDeal(db)
    const { buyer, seller, replyId, adId } = talk
    const affare = await agreed(db, talk)
    const mails = (await dealMailsTo(db, buyer)).length
    expect(await press(db, { user: seller, replyId }, 'affare-venduta', { affare, prezzo_vendita: '190' })).toMatch(/controlla la cifra/)
    expect(await press(db, { user: seller, replyId }, 'affare-venduta', { affare, prezzo_vendita: '18.500' })).toMatch(/^Venduta/)
    expect(await press(db, { user: buyer, replyId }, 'affare-venduta', { affare })).toMatch(/^Già fatto/)
    expect(await adOf(db, adId)).toBe('sold')
    expect(await db`select paid_euro, found_here from paid_price where paid_euro = 18500`).toMatchObject([
      { paidEuro: 18_500, foundHere: true },
    ])
    await endCards(db)
    expect((await dealMailsTo(db, buyer)).slice(mails)).toEqual([expect.stringMatching(/^Venduta/)])
    expect(await lastOffer(db, replyId)).toMatchObject({ state: 'accepted' })
    expect((await findDeal(db, { replyId, side: 'buyer' }))?.steps.at(-1)).toMatchObject({ state: 'done' })
  }),
)

test(
  'a deal lapses with its ad; marked as sold elsewhere, an agreed one is sold',
  withRollback(async (db) => {
    const [lost, sold] = [await addTestDeal(db), await addTestDeal(db)]
    await agreed(db, lost)
    await agreed(db, sold)
    await db`update ad set status = 'withdrawn', closed_at = now() where id = ${lost.adId}`
    await db`update ad set status = 'sold', closed_at = now() where id = ${sold.adId}`
    await endCards(db)
    await endCards(db)
    expect(await lastSale(db, lost.replyId)).toMatchObject({ state: 'lapsed', changedBy: null })
    expect(await lastSale(db, sold.replyId)).toMatchObject({ state: 'sold', changedBy: 'seller' })
    expect((await dealMailsTo(db, lost.buyer)).filter((subject) => subject.startsWith('L’affare'))).toHaveLength(1)
    expect((await dealMailsTo(db, sold.buyer)).filter((subject) => subject.startsWith('Venduta'))).toHaveLength(1)
  }),
)

test(
  'who steps back from the price steps back from the deal, with one mail',
  withRollback(async (db) => {
    const talk = await addTestDeal(db)
    const { buyer, seller, replyId, adId } = talk
    await agreed(db, talk)
    const mails = (await dealMailsTo(db, seller)).length
    await press(db, { user: buyer, replyId }, 'tirati-indietro', { proposta: String((await lastOffer(db, replyId)).id) })
    expect(await lastSale(db, replyId)).toMatchObject({ state: 'failed', changedBy: 'buyer' })
    expect(await adOf(db, adId)).toBe('published')
    expect((await dealMailsTo(db, seller)).length - mails).toBe(1)
  }),
)

test(
  'who ends a deal because of money that was asked for leaves a signal for moderators, without words',
  withRollback(async (db) => {
    const { buyer, replyId, affare } = await addAgreedDeal(db)
    await press(db, { user: buyer, replyId }, 'affare-saltato', { affare, motivo: 'soldi' })
    const signals = await db`select side, kind from conversation_signal where reply_id = ${replyId}`
    expect(signals).toEqual([{ side: 'seller', kind: 'accused' }])
    const listed = (await listSignalledConversations(db, await addModerator(db))).find(({ id }) => id === replyId)
    expect(listed).toMatchObject({ side: 'seller', reasons: ['l’altra persona dice che ha chiesto soldi prima'] })
  }),
)
