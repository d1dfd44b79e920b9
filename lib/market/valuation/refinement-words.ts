import { euroText, numberText } from '@/lib/market/catalogue/number-text'
import { bareFactList, factList, narrowingText } from '@/lib/market/price-rating/fact-words'
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

/** «Con cambio e versione la stima passa da 11.300 € a 12.000 €, e la forbice si stringe di 1.100 €.» Undefined while no optional fact was declared. */
export function movedText({
  refined,
  estimateEuro,
  lowEuro,
  highEuro,
}: Pick<KnownValuation, 'refined' | 'estimateEuro' | 'lowEuro' | 'highEuro'>): string | undefined {
  if (refined === null) return undefined
  const narrower = refined.highEuro - refined.lowEuro - (highEuro - lowEuro)
  const moved =
    refined.estimateEuro === estimateEuro
      ? `la stima resta ${euroText(estimateEuro * 100)}`
      : `la stima passa da ${euroText(refined.estimateEuro * 100)} a ${euroText(estimateEuro * 100)}`
  const band = narrower > 0 ? `, e la forbice si stringe di ${euroText(narrower * 100)}` : ''
  return `Con ${bareFactList(refined.facts.map((name) => askedFacts[name]))} ${moved}${band}.`
}

/** «Il cambio stringe la stima della metà.» Undefined where no fact would help. */
export function nextText({ next }: { next: NextFact }): string | undefined {
  return next === null ? undefined : `${narrowingText(askedFacts[next.fact], next.narrows)}.`
}

/** «Non sappiamo ancora cambio e versione: abbiamo fatto la media. Scegli la versione e si stringe.» Undefined where all is declared. */
export function unknownText({ unknown }: Pick<KnownValuation, 'unknown'>): string | undefined {
  if (unknown.length === 0) return undefined
  return `Non sappiamo ancora ${factList(unknown.map((name) => askedFacts[name]))}: abbiamo fatto la media. Scegli la versione e si stringe.`
}
