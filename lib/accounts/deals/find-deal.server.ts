import { type Party, unnamedSeller } from '@/lib/accounts/contact/reply'
import { dealerNameSql } from '@/lib/accounts/contact/write-message.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { takesContacts } from '@/lib/market/ads/ad'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { explainAd } from '@/lib/market/price-rating/explain-ad.server'
import { type DealStep, type DealView, type OfferCard, offerCard, standingText, stateAt } from './deal-view'
import { inSentence, noMoneyText, type Offer, offersForVehicle, wordOnlyText } from './offer'
import { listOffers } from './store-offers.server'
import { findVisits, type VisitView } from './visits/find-visits.server'

type Row = { adId: number | null; name: string; dealerName: string | null; blockedBy: Party | null; isConfirmed: boolean }

/** What stands in a conversation beside its words, for one side of it; undefined where it is about no car. The caller has found out whose it is. */
export async function findDeal(
  db: Db,
  { replyId, side }: { replyId: number; side: Party },
  now = new Date(),
): Promise<DealView | undefined> {
  const [row] = await db<
    Row[]
  >`select ad_id, name, ${dealerNameSql(db)} as dealer_name, blocked_by, email_confirmed_at is not null as is_confirmed from reply where id = ${replyId}`
  const [car] = row?.adId === null || row?.adId === undefined ? [] : await getAdCards(db, [row.adId])
  if (!row || !car) return undefined
  const [offers, said] = await Promise.all([listOffers(db, replyId), listWords(db, replyId)])
  const isOver = !takesContacts(car.status) || row.blockedBy !== null
  const isWaiting = offers.some((offer) => stateAt(offer, now, isOver) === 'sent')
  const explained = isWaiting ? await explainAd(db, car.id) : undefined
  const other = side === 'buyer' ? (row.dealerName ?? unnamedSeller) : row.name
  const left = offersForVehicle - offers.filter(({ author }) => author === side).length
  const notes = [noMoneyText, wordOnlyText(side, inSentence(other))]
  const cards = offers.map((offer) =>
    offerCard(offer, {
      holder: side,
      other,
      now,
      isOver,
      standing: standingText(
        offer.amountEuro,
        explained?.estimateEuro ?? null,
        (explained?.comparables ?? []).map(({ adjustedEuro }) => adjustedEuro),
      ),
      words: said.get(offer.messageId) ?? '',
      mayCounter: left > 0 && car.priceCents !== null,
      notes,
    }),
  )
  const visits = await findVisits(db, { replyId, adId: car.id, status: car.status, side, other, isOver, isConfirmed: row.isConfirmed }, now)
  const current = cards.findLast(({ state }) => state === 'sent' || state === 'accepted')
  return {
    car,
    steps: stepsOf(offers, current, visits.cards),
    cards: [...cards, ...visits.cards],
    visits: visits.tools,
    offer:
      side === 'buyer' && !isOver && car.priceCents !== null && left > 0 && current?.state !== 'accepted' && (!current || current.isOwn)
        ? { hint: leftText(left) }
        : null,
    over: isOver ? overText(row.blockedBy) : null,
  }
}

function overText(blockedBy: Party | null): string {
  return blockedBy === null ? 'L’auto non è più in vendita: qui non si può più proporre né accettare.' : 'La conversazione è bloccata.'
}

function leftText(left: number): string {
  return left === 1 ? 'Te ne resta una per quest’auto.' : `Te ne restano ${left} per quest’auto.`
}

function stepsOf(offers: readonly Offer[], current: OfferCard | undefined, visits: VisitView['cards']): DealStep[] {
  const visit = visits.findLast((card) => card.kind === 'visit')
  const isAgreed = current?.state === 'accepted'
  const waits = current?.state === 'sent' ? (current.isOwn ? 'aspetti risposta' : 'tocca a te') : null
  return [
    { name: 'Domande', state: offers.length === 0 ? 'now' : 'done', note: null },
    { name: 'Proposta', state: isAgreed ? 'done' : offers.length > 0 ? 'now' : 'next', note: isAgreed ? current.amount : waits },
    {
      name: 'Visita e prova',
      state: visit?.state === 'held' ? 'done' : isAgreed || visit?.isOpen ? 'now' : 'next',
      note: visit?.isOpen ? visit.stateText.toLowerCase() : null,
    },
    { name: 'Affare fatto', state: 'next', note: null },
  ]
}

/** What was written beside the amount of each offer, by its message. */
async function listWords(db: Db, replyId: number): Promise<Map<number, string>> {
  const rows = await db<{ messageId: number; message: string }[]>`
    select message_id, message from offer join reply_message on reply_message.id = message_id where offer.reply_id = ${replyId}`
  return new Map(rows.map(({ messageId, message }) => [messageId, message.split('\n\n').slice(1).join('\n\n')]))
}
