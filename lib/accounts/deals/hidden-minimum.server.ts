import { insertQuietMessage } from '@/lib/accounts/contact/write-message.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { parseWhole } from '@/lib/market/search/query/whole-number'
import type { Outcome, Press } from './deal-action.server'
import { findTransition } from './find-transition'
import { amountText } from './offer'
import { type Deal, obstacleOf } from './open-deal.server'
import { say } from './say.server'
import { insertOffer, type NewOffer } from './store-offers.server'

/** The words of every automatic refusal: the same for all amounts, so that nobody can feel for the figure. */
const politeRefusal = 'Grazie della proposta, ma è troppo lontana dal prezzo che ho in mente. Se ti va, scrivimi o proponi un’altra cifra.'

/** The lowest price that the seller of an ad lets be answered; null where there is none. For the seller alone. */
export async function findMinimum(db: Db, adId: number): Promise<number | null> {
  const [row] = await db<{ euro: number }[]>`select euro from hidden_minimum where ad_id = ${adId}`
  return row?.euro ?? null
}

export async function isBelowMinimum(db: Db, adId: number | null, euro: number): Promise<boolean> {
  const minimum = adId === null ? null : await findMinimum(db, adId)
  return minimum !== null && euro < minimum
}

/** Sets the minimum of the ad of a conversation, or takes it away where nothing is typed. */
export async function setMinimum(db: Db, deal: Deal, typed: string, { party, now }: Press): Promise<Outcome> {
  const obstacle = await obstacleOf(db, deal)
  if (obstacle !== null || deal.adId === null) return { refusal: obstacle ?? 'Qui non si parla di un annuncio.' }
  if (party.side !== 'seller') return { refusal: 'Il prezzo minimo lo decide chi vende.' }
  if (typed.trim() === '') {
    await db`delete from hidden_minimum where ad_id = ${deal.adId}`
    return { notice: 'Nessun prezzo minimo: rispondi tu a ogni proposta.' }
  }
  const euro = parseWhole(typed, 1, 20_000_000)
  const askedCents = deal.ad?.priceCents ?? null
  if (euro === undefined) throw invalidField('minimo', 'Scrivi una cifra in euro interi: per esempio 12.500.')
  if (askedCents !== null && euro * 100 > askedCents) throw invalidField('minimo', 'È più del prezzo chiesto: nessuna proposta passerebbe.')
  await db`
    insert into hidden_minimum (ad_id, euro, moved_at) values (${deal.adId}, ${euro}, ${now})
    on conflict (ad_id) do update set euro = excluded.euro, moved_at = excluded.moved_at`
  return { notice: `Sotto ${amountText(euro)} rifiutiamo noi, con garbo. La cifra non la vede nessuno.` }
}

/** Stores an offer below the minimum and refuses it at once. Only its author gets a mail. */
export async function refuseLow(db: Db, deal: Deal, offer: Omit<NewOffer, 'messageId'>, text: string): Promise<Outcome> {
  const row = findTransition('offer', { move: 'sendLow', from: null, by: 'author' })
  if (!row) throw new Error('no offer is refused at once')
  const messageId = await insertQuietMessage(db, deal.id, 'buyer', text, 'offers')
  await insertOffer(db, { ...offer, messageId, state: row.to, movedBy: 'seller' })
  const wording = {
    subject: `Proposta rifiutata per ${deal.title}`,
    lead: `${amountText(offer.amountEuro)} per «${deal.title}» è troppo poco per chi vende.`,
    button: 'Apri la conversazione',
  }
  await say(db, deal, { replyId: deal.id, side: 'seller' }, politeRefusal, wording)
  return { notice: 'La proposta è arrivata, ma chi vende non accetta una cifra così lontana dal prezzo.' }
}

type ExportedMinimum = { ad: number; euro: number; movedAt: Date }

/** The minimums of the ads that an account sells privately. */
export async function exportMinimums(db: Db, userId: number): Promise<ExportedMinimum[]> {
  return db<ExportedMinimum[]>`
    select ad_id as ad, euro, moved_at from hidden_minimum join ad on ad.id = ad_id
    where ad.owner_id = ${userId} and ad.dealer_id is null order by ad_id`
}

export async function eraseMinimums(db: Db, userId: number): Promise<void> {
  await db`delete from hidden_minimum using ad where ad.id = ad_id and ad.owner_id = ${userId} and ad.dealer_id is null`
}
