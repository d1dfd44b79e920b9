import { type Generation, generationSources } from '@/lib/market/catalogue/generations'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { GenerationOffers } from './model-page'

/** «2012–2019», «dal 2019». */
export function generationYears({ from, to }: Generation): string {
  return to === null ? `dal ${from}` : from === to ? String(from) : `${from}–${to}`
}

/** Which ads are counted for no generation, and why. */
export function uncountedText({ changeOver, unknownAds }: GenerationOffers): string {
  const between =
    changeOver.years.length === 0
      ? []
      : [`${adsText(changeOver.ads)} degli anni di passaggio (${spans(changeOver.years)}), in cui un’auto può essere dell’una o dell’altra`]
  const unknown =
    unknownAds === 0
      ? []
      : [`${adsText(unknownAds)} senza anno o di un anno dopo il ${generationSources.lastYear}, dove si fermano le fonti`]
  const reasons = [...between, ...unknown]
  return reasons.length === 0 ? '' : `Non contati qui: ${reasons.join('; ')}.`
}

function adsText(ads: number): string {
  return ads === 1 ? 'un annuncio' : ads === 0 ? 'nessun annuncio' : `${numberText(ads)} annunci`
}

/** Years that follow each other as one: «2009–2011, 2016». */
function spans(years: readonly number[]): string {
  const firsts = years.filter((year) => !years.includes(year - 1))
  const lasts = years.filter((year) => !years.includes(year + 1))
  return firsts.map((first, place) => (first === lasts[place] ? String(first) : `${first}–${lasts[place]}`)).join(', ')
}
