import type { KnownAdvice } from '@/lib/accounts/selling/drafts/draft-page'
import { euroText, percentText } from '@/lib/market/catalogue/number-text'
import { daysAt } from '@/lib/market/observatory/days-at-price'
import { isFarPrice } from '@/lib/market/price-rating/model/far-price'
import { priceLabels, ratePrice, verdictLimits } from '@/lib/market/price-rating/price-rating'
import { differenceWords } from '@/lib/market/price-rating/price-words'

type Advice = Pick<KnownAdvice, 'estimateEuro' | 'lowEuro' | 'highEuro' | 'comparables' | 'withheld' | 'days'>
export type AskedPriceText = { tone: 'plain' | 'good' | 'warning'; title: string; text: string }

/** Number of comparables from which something is said of ten of them. */
const tensFrom = 10

/** What a price brings, and what it would take to do better. */
export function askedPriceText(askedCents: number, advice: Advice): AskedPriceText {
  const { estimateEuro } = advice
  const asked = euroText(askedCents)
  const difference = differenceWords(askedCents, estimateEuro).euro
  const withheld = withheldText(askedCents, advice)
  if (withheld !== null) return { tone: 'plain', title: difference, text: `Lo vedi solo tu. Nell’annuncio compare: «${withheld}»` }
  const { greatAtMost } = verdictLimits(advice)
  const days = daysAt(advice.days, askedCents, estimateEuro)
  const below = percentText(1 - askedCents / (estimateEuro * 100), 0)
  const belowAndDays = `${below} sotto la stima${days === null ? '' : `, ${daysText(days)}`}.`
  switch (ratePrice(askedCents, advice)) {
    case 'doubtful':
      return {
        tone: 'warning',
        title: `${asked}: molto sotto`,
        text: `${below} meno della stima. Chi compra penserà a un guaio: controlla la cifra. Nell’annuncio compare «da verificare».`,
      }
    case 'great':
      return { tone: 'good', title: `${asked}: ${priceLabels[1]}`, text: `${belowAndDays} Più giù non serve.` }
    case 'good': {
      const more = canBeGreat(advice) ? ` Ancora ${euroText(askedCents - greatAtMost * 100)} in meno e diventa Ottimo.` : ''
      return { tone: 'good', title: `${asked}: ${priceLabels[2]}`, text: `${belowAndDays}${more}` }
    }
    case 'fair':
      return {
        tone: 'plain',
        title: days === null ? difference : `A ${asked} resta online ${daysText(days)}`,
        text: [days === null ? '' : `${difference}.`, beside(askedCents, advice), labelsText(advice)].filter(Boolean).join(' '),
      }
  }
}

/** Why an ad at this price says nothing of it in public; null where it does. */
export function withheldText(askedCents: number, { withheld, estimateEuro }: Pick<Advice, 'withheld' | 'estimateEuro'>): string | null {
  return withheld.always ?? (isFarPrice(askedCents / 100, estimateEuro) ? withheld.far : null)
}

export function daysText(days: number): string {
  return days === 1 ? 'circa un giorno' : `circa ${days} giorni`
}

/** Nine of ten ask less than the high end of the band. */
function beside(askedCents: number, { highEuro, comparables }: Advice): string {
  return askedCents > highEuro * 100 && comparables >= tensFrom ? 'Nove annunci simili su dieci chiedono meno.' : ''
}

function labelsText(advice: Advice): string {
  const { greatAtMost, goodAtMost } = verdictLimits(advice)
  const great = canBeGreat(advice) ? `fino a ${euroText(greatAtMost * 100)} ${priceLabels[1]}` : ''
  const good = ratePrice(goodAtMost * 100, advice) === 'good' ? `fino a ${euroText(goodAtMost * 100)} ${priceLabels[2]}` : ''
  const both = [good, great].filter(Boolean).join(', ')
  return both === '' ? '' : `L’etichetta: ${both}.`
}

function canBeGreat(advice: Advice): boolean {
  return ratePrice(verdictLimits(advice).greatAtMost * 100, advice) === 'great'
}
