import { type Generation, generationSources } from '@/lib/market/catalogue/generations'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { GenerationOffers } from './model-page'

/** «2012–2019», «dal 2019». */
export function generationYears({ from, to }: Generation): string {
  return to === null ? `dal ${from}` : from === to ? String(from) : `${from}–${to}`
}

/** Which ads are counted for no generation, and why. */
export function uncountedText({ changeOver, unknownAds }: GenerationOffers): string {
  const years =
    changeOver.years.length === 0
      ? []
      : [`negli anni di passaggio (${spans(changeOver.years)}) un’auto può essere dell’una o dell’altra: ${adsText(changeOver.ads)}`]
  const unknown =
    unknownAds === 0 ? [] : [`senza un anno che le nostre fonti, ferme al ${generationSources.lastYear}, conoscano: ${adsText(unknownAds)}`]
  const reasons = [...years, ...unknown]
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
