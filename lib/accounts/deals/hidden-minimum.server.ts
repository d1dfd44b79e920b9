import { insertQuietMessage } from '@/lib/accounts/contact/write-message.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { parseWhole } from '@/lib/market/search/query/whole-number'
import type { Outcome, Press } from './deal-action.server'
import { findTransition } from './find-transition'
import { amountText, type Offer } from './offer'
import { type Deal, obstacleOf } from './open-deal.server'
import { say } from './say.server'
import { insertOffer, type NewOffer } from './store-offers.server'

/** The words of an automatic refusal whose seller has written none. They are the same for all amounts, so that nobody can feel for the figure. */
const politeRefusal = 'Grazie della proposta, ma è troppo lontana dal prezzo che ho in mente. Se ti va, scrivimi o proponi un’altra cifra.'

type Minimum = { euro: number; words: string }

/** The lowest price that the seller of an ad lets be answered, with what they say to less; null where there is none. For the seller alone. */
export async function findMinimum(db: Db, adId: number): Promise<Minimum | null> {
  const [row] = await db<Minimum[]>`select euro, words from hidden_minimum where ad_id = ${adId}`
  return row ?? null
}

export async function isBelowMinimum(db: Db, adId: number | null, euro: number): Promise<boolean> {
  const minimum = adId === null ? null : await findMinimum(db, adId)
  return minimum !== null && euro < minimum.euro
}

/** Whether words have the figure that nobody is to read. */
function saysAmount(words: string, euro: number): boolean {
  const numbers = words.match(/\d[\d.,'\s]*/g) ?? []
  return numbers.some((number) => Number(number.replace(/,\d{1,2}\s*$/, '').replace(/\D/g, '')) === euro)
}

/** What a template says of this conversation. */
function filledIn(template: string, { name, title }: Pick<Deal, 'name' | 'title'>): string {
  return template.replaceAll('{nome}', name).replaceAll('{auto}', title)
}

/** Sets the minimum of the ad of a conversation, or takes it away where nothing is typed. */
export async function setMinimum(
  db: Db,
  deal: Deal,
  { typed, words }: { typed: string; words: string },
  { party, now }: Press,
): Promise<Outcome> {
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
  if (saysAmount(words, euro)) throw invalidField('parole', 'Qui c’è la cifra minima: chi propone la leggerebbe.')
  await db`
    insert into hidden_minimum (ad_id, euro, words, moved_at) values (${deal.adId}, ${euro}, ${words}, ${now})
    on conflict (ad_id) do update set euro = excluded.euro, words = excluded.words, moved_at = excluded.moved_at`
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
  const words = (deal.adId === null ? null : await findMinimum(db, deal.adId))?.words ?? ''
  await say(db, deal, { replyId: deal.id, side: 'seller' }, words === '' ? politeRefusal : filledIn(words, deal), wording)
  return { notice: tooFarText }
}

const tooFarText = 'La proposta è arrivata, ma chi vende non accetta una cifra così lontana dal prezzo.'

/** What the second press of one button reads: the same amount, refused at once a moment ago. It costs none of the offers that a buyer has. */
export function refusedBefore({ author, amountEuro, state, createdAt, movedAt }: Offer, euro: number, now: Date): Outcome | null {
  const isOfPress = author === 'buyer' && amountEuro === euro && now.getTime() - createdAt.getTime() < 60_000
  return isOfPress && state === 'declined' && movedAt.getTime() === createdAt.getTime() ? { notice: tooFarText } : null
}

type ExportedMinimum = { ad: number; euro: number; words: string; movedAt: Date }

/** The minimums of the ads that an account sells privately. */
export async function exportMinimums(db: Db, userId: number): Promise<ExportedMinimum[]> {
  return db<ExportedMinimum[]>`
    select ad_id as ad, euro, words, moved_at from hidden_minimum join ad on ad.id = ad_id
    where ad.owner_id = ${userId} and ad.dealer_id is null order by ad_id`
}

export async function eraseMinimums(db: Db, userId: number): Promise<void> {
  await db`delete from hidden_minimum using ad where ad.id = ad_id and ad.owner_id = ${userId} and ad.dealer_id is null`
}
