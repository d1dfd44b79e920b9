import { shortDateText } from '@/lib/kernel/italian/date-text'
import { euroText } from '@/lib/market/catalogue/number-text'
import { fuels, labelOf } from '@/lib/market/catalogue/vocabulary'

/** What the ads of a list have in common, as it was counted one night. */
export type LandingFacts = {
  countedAt: Date
  /** Prices of the ads that have one; a fee on a list of rentals. Null where too few have one. */
  prices: { lowCents: number; medianCents: number; highCents: number } | null
  fuel: string | null
  year: number | null
}

/** «Al 25 novembre prezzi da 3.900 € a 24.500 €, mediana 9.900 €. Più frequenti: anno 2019, alimentazione benzina.» Null where nothing is known. */
export function landingText({ countedAt, prices, fuel, year }: LandingFacts, isRental: boolean): string | null {
  const frequent = [
    ...(year === null ? [] : [`anno ${year}`]),
    ...(fuel === null || fuel === 'altro' ? [] : [`alimentazione ${inSentence(labelOf(fuels, fuel))}`]),
  ]
  const sentences = [
    ...(prices === null ? [] : [`Al ${shortDateText(countedAt)} ${priceText(prices, isRental)}`]),
    ...(frequent.length === 0 ? [] : [`Più ${frequent.length > 1 ? 'frequenti' : 'frequente'}: ${frequent.join(', ')}`]),
  ]
  return sentences.length === 0 ? null : `${sentences.join('. ')}.`
}

function priceText({ lowCents, medianCents, highCents }: NonNullable<LandingFacts['prices']>, isRental: boolean): string {
  const [what, when] = isRental ? ['canoni', ' al mese'] : ['prezzi', '']
  if (lowCents === highCents) return `${what} di ${euroText(lowCents)}${when}`
  return `${what} da ${euroText(lowCents)} a ${euroText(highCents)}${when}, mediana ${euroText(medianCents)}`
}

/** «GPL» stays as it is. */
function inSentence(label: string): string {
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
}
