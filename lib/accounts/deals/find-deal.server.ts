import { type Party, unnamedSeller } from '@/lib/accounts/contact/reply'
import { dealerNameSql } from '@/lib/accounts/contact/write-message.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { takesContacts } from '@/lib/market/ads/ad'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { explainAd } from '@/lib/market/price-rating/explain-ad.server'
import { type DealStep, type DealView, type OfferCard, offerCard, standingText, stateAt } from './deal-view'
import { findMinimum } from './hidden-minimum.server'
import { inSentence, noMoneyText, type Offer, offersForVehicle, wordOnlyText } from './offer'
import type { PartExchange } from './part-exchange'
import { listOwnValuations, listPartExchanges } from './part-exchange.server'
import { findBlanks } from './questions/move-questions.server'
import type { Question } from './questions/question'
import { type QuestionCard, questionCards } from './questions/question-card'
import { listQuestions } from './questions/questions.server'
import { findSaleCards } from './sale/find-sale-cards.server'
import type { SaleCard } from './sale/sale-card'
import { findWholeCosts } from './sale/whole-costs.server'
import { listOffers } from './store-offers.server'
import { findVisits, type VisitView } from './visits/find-visits.server'

type Row = {
  adId: number | null
  userId: number | null
  name: string
  dealerName: string | null
  blockedBy: Party | null
  isConfirmed: boolean
}

/** What stands in a conversation beside its words, for one side of it; undefined where it is about no car. The caller has found out whose it is. */
export async function findDeal(
  db: Db,
  { replyId, side }: { replyId: number; side: Party },
  now = new Date(),
): Promise<DealView | undefined> {
  const [row] = await db<
    Row[]
  >`select ad_id, user_id, name, ${dealerNameSql(db)} as dealer_name, blocked_by, email_confirmed_at is not null as is_confirmed from reply where id = ${replyId}`
  const [car] = row?.adId === null || row?.adId === undefined ? [] : await getAdCards(db, [row.adId])
  if (!row || !car) return undefined
  const [offers, questions, said] = await Promise.all([listOffers(db, replyId), listQuestions(db, replyId), listWords(db, replyId)])
  const isOver = !takesContacts(car.status) || row.blockedBy !== null
  const other = side === 'buyer' ? (row.dealerName ?? unnamedSeller) : row.name
  const about = { replyId, adId: car.id, status: car.status, side, other, isOver, isConfirmed: row.isConfirmed }
  const sales = await findSaleCards(db, { ...about, isDealer: row.dealerName !== null })
  const isSold = sales.cards.some(({ state }) => state === 'sold')
  const left = offersForVehicle - offers.filter(({ author }) => author === side).length
  const around = { car, side, other, now, isOver, isSold, said, mayCounter: left > 0 && car.priceCents !== null }
  const cards = await offerCards(db, offers, around)
  const visits = await findVisits(db, about, now)
  const asked = questionCards(questions, { side, other, isOver, words: said })
  const current = cards.findLast(({ state }) => state === 'sent' || state === 'accepted')
  return {
    car,
    steps: stepsOf(offers, current, visits.cards, { asked, sales: sales.cards }),
    cards: [...asked, ...cards, ...visits.cards, ...sales.cards],
    visits: visits.tools,
    sale: sales.tools,
    costs: side === 'buyer' && !isOver ? await costsOf(db, car, offers.find(({ id }) => id === current?.id)?.amountEuro, now) : null,
    questions: side === 'buyer' && !isOver ? await askable(db, car.id, questions) : null,
    offer:
      side === 'buyer' && !isOver && car.priceCents !== null && left > 0 && current?.state !== 'accepted' && (!current || current.isOwn)
        ? { hint: leftText(left), valuations: row.userId === null ? [] : await listOwnValuations(db, row.userId) }
        : null,
    minimum: side === 'seller' && !isOver && car.priceCents !== null ? ((await findMinimum(db, car.id)) ?? 'none') : null,
    over: isOver ? overText(row.blockedBy) : null,
  }
}

async function costsOf(db: Db, { id, priceCents }: AdCard, offeredEuro: number | undefined, now: Date): Promise<DealView['costs']> {
  const priceEuro = offeredEuro ?? (priceCents === null ? undefined : Math.round(priceCents / 100))
  const costs = priceEuro === undefined ? null : await findWholeCosts(db, id, priceEuro, now)
  return costs && { ...costs, isOffered: offeredEuro !== undefined }
}

type Around = {
  car: AdCard
  side: Party
  other: string
  now: Date
  isOver: boolean
  isSold: boolean
  said: ReadonlyMap<number, string>
  mayCounter: boolean
}

/** The offers of a conversation as one side sees them. The price of a vehicle that was sold here stands, and nothing can be pressed. */
async function offerCards(
  db: Db,
  offers: readonly Offer[],
  { car, side, other, now, isSold, said, ...around }: Around,
): Promise<OfferCard[]> {
  const isOver = around.isOver && !isSold
  const mayCounter = around.mayCounter && !isSold
  const isWaiting = offers.some((offer) => stateAt(offer, now, isOver) === 'sent')
  const explained = isWaiting ? await explainAd(db, car.id) : undefined
  const similar = (explained?.comparables ?? []).map(({ adjustedEuro }) => adjustedEuro)
  const [first] = offers
  const exchanges = first ? await listPartExchanges(db, first.replyId) : new Map<number, PartExchange>()
  return offers.map((offer) => {
    const card = offerCard(offer, {
      ...{ holder: side, other, now, isOver, mayCounter },
      standing: standingText(offer.amountEuro, explained?.estimateEuro ?? null, similar),
      estimateEuro: explained?.estimateEuro ?? null,
      words: besideAmount(said.get(offer.messageId) ?? ''),
      notes: [noMoneyText, wordOnlyText(side, inSentence(other))],
      partExchange: exchanges.get(offer.id) ?? null,
    })
    return isSold ? { ...card, buttons: [] } : card
  })
}

function overText(blockedBy: Party | null): string {
  return blockedBy === null ? 'L’auto non è più in vendita: qui non si può più proporre né accettare.' : 'La conversazione è bloccata.'
}

function leftText(left: number): string {
  return left === 1 ? 'Te ne resta una per quest’auto.' : `Te ne restano ${left} per quest’auto.`
}

function stepsOf(
  offers: readonly Offer[],
  current: OfferCard | undefined,
  visits: VisitView['cards'],
  { asked, sales }: { asked: readonly QuestionCard[]; sales: readonly SaleCard[] },
): DealStep[] {
  const rows = asked.flatMap((card) => card.rows)
  const isAnswered = rows.length > 0 && rows.every(({ state }) => state !== 'asked')
  const visit = visits.findLast((card) => card.kind === 'visit')
  const isAgreed = current?.state === 'accepted'
  const last = saleStep(sales.at(-1))
  const isDeal = last.state !== 'next'
  const waits = current?.state === 'sent' ? (current.isOwn ? 'aspetti risposta' : 'tocca a te') : null
  return [
    {
      name: 'Domande',
      state: offers.length === 0 && !isAnswered && visit === undefined ? 'now' : 'done',
      note:
        rows.length === 0
          ? null
          : `${rows.filter(({ state }) => state !== 'asked').length} ${rows.length === 1 ? 'risposta' : 'risposte'} su ${rows.length}`,
    },
    { name: 'Proposta', state: isAgreed ? 'done' : offers.length > 0 ? 'now' : 'next', note: isAgreed ? current.amount : waits },
    {
      name: 'Visita e prova',
      state: visit?.state === 'held' || (visit && isDeal) ? 'done' : !isDeal && (isAgreed || visit?.isOpen) ? 'now' : 'next',
      note: visit?.isOpen ? visit.stateText.toLowerCase() : null,
    },
    last,
  ]
}

function saleStep(sale: SaleCard | undefined): DealStep {
  const state = sale?.state === 'sold' ? 'done' : sale?.state === 'taken' || sale?.state === 'agreed' ? 'now' : 'next'
  return { name: 'Affare fatto', state, note: state === 'next' || !sale ? null : sale.stateText.toLowerCase() }
}

/** What the messages say at whose place a card stands. */
async function listWords(db: Db, replyId: number): Promise<Map<number, string>> {
  const rows = await db<{ id: number; message: string }[]>`
    select id, message from reply_message where reply_id = ${replyId}
      and (exists (select from offer where message_id = reply_message.id) or exists (select from question where message_id = reply_message.id))`
  return new Map(rows.map(({ id, message }) => [id, message]))
}

/** What was written beside the amount of an offer. */
function besideAmount(message: string): string {
  return message.split('\n\n').slice(1).join('\n\n')
}

/** What the ad leaves out and nobody has asked here yet; null where nothing is. */
async function askable(db: Db, adId: number, questions: readonly Question[]): Promise<DealView['questions']> {
  const known = new Set(questions.flatMap(({ fact, state }) => (state === 'lapsed' ? [] : [fact])))
  const found = await findBlanks(db, adId)
  const blanks = found.blanks.flatMap(({ name, question }) => (known.has(name) ? [] : [{ name, question }]))
  return blanks.length === 0 ? null : { blanks, known: found.known }
}
