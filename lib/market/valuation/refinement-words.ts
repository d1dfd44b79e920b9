import { euroText, numberText } from '@/lib/market/catalogue/number-text'
import { bareFactList, narrowingText } from '@/lib/market/price-rating/fact-words'
import { askedFacts } from './asked-facts'
import type { KnownValuation, NextFact } from './valuation'

/** Keeps both ends on one line. */
const noBreak = '\u2060'

/** «8.900–10.600 €». */
function bandText({ lowEuro, highEuro }: { lowEuro: number; highEuro: number }): string {
  return `${numberText(lowEuro)}${noBreak}–${noBreak}${euroText(highEuro * 100)}`
}

/** «Con cambio e versione: da 8.900–10.600 € a 9.700–10.300 €.» Undefined while no optional fact was declared. */
export function refinedText({ refined, ...now }: Pick<KnownValuation, 'refined' | 'lowEuro' | 'highEuro'>): string | undefined {
  if (refined === null) return undefined
  const facts = bareFactList(refined.facts.map((name) => askedFacts[name]))
  return `Con ${facts}: da ${bandText(refined)} a ${bandText(now)}.`
}

/** «Il cambio stringe la stima della metà.» Undefined where no fact would help. */
export function nextText({ next }: { next: NextFact }): string | undefined {
  return next === null ? undefined : `${narrowingText(askedFacts[next.fact], next.narrows)}.`
}
