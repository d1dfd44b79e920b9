import { euroText, numberText } from '@/lib/market/catalogue/number-text'
import { nextLabel } from '@/lib/market/price-rating/label-prices'
import { type PriceLabel, priceLabels } from '@/lib/market/price-rating/price-rating'
import type { PriceRating } from '@/lib/market/price-rating/price-words'

/** What came of an ad and of others of its model in the last month. `days`: how long it has been online, a month at most. */
export type TipFigures = { views: number; contacts: number; days: number; others: { ads: number; views: number; contacts: number } }
/** A price that would earn a label, and why to think of it. JSON-serialisable. */
export type PriceTip = { label: PriceLabel; euro: number; text: string }

export const tipDays = 30
/** Two weekends: before that few contacts say little. */
const leastDays = 14
/** What comparables say is a rate from so many ads and visits on: below, one talkative buyer would make it. */
const othersNeeded = { ads: 8, views: 500 } as const
/** So few contacts would come by chance less often than once in twenty. */
const byChance = 0.05
/** Without comparables nothing but silence is few: no contact in so many visits and days. */
const silence = { views: 100, days: 21 } as const

/** Advises a lower price where many look and few write, and where a label is within reach; says nothing where that is not known. */
export function priceTip(figures: TipFigures, askedCents: number | null, rating: PriceRating | null): PriceTip | null {
  if (askedCents === null || rating === null || rating.verdict === 'unrated' || rating.withheld !== undefined) return null
  const next = nextLabel(askedCents, rating)
  const why = next && whyFew(figures)
  return why ? { ...next, text: `${why} A ${euroText(next.euro * 100)} avresti l’etichetta ${priceLabels[next.label]}.` } : null
}

function whyFew({ views, contacts, days, others }: TipFigures): string | null {
  if (days < leastDays) return null
  const count = contacts === 0 ? 'nessun contatto' : contacts === 1 ? 'un contatto' : `${contacts} contatti`
  const own = `${numberText(views)} visite e ${count} in ${days} giorni`
  if (others.ads >= othersNeeded.ads && others.views >= othersNeeded.views) {
    const expected = (views * others.contacts) / others.views
    return chanceOfAtMost(contacts, expected) <= byChance
      ? `${own}: da altrettante visite gli annunci di questo modello ne ricevono circa ${Math.round(expected)}.`
      : null
  }
  return contacts === 0 && views >= silence.views && days >= silence.days ? `${own}.` : null
}

/** Chance of at most so many where so many are expected, by Poisson. */
function chanceOfAtMost(count: number, expected: number): number {
  let [term, sum] = [Math.exp(-expected), 0]
  for (let one = 0; one <= count; one++) {
    sum += term
    term *= expected / (one + 1)
  }
  return sum
}
