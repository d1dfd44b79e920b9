import type { Generation } from '@/lib/market/catalogue/generations'
import { numberText } from '@/lib/market/catalogue/number-text'
import { euroOf } from '@/lib/market/observatory/findings'
import type { MarketReport } from '@/lib/market/observatory/market-report'

/** What is on offer of a model, rentals among them; prices of what is sold, in whole euro. */
export type ModelOffer = {
  ads: number
  lowestEuro: number | null
  highestEuro: number | null
  oldestYear: number | null
  newestYear: number | null
  /** Lists on which some of it stands. */
  lists: { label: string; href: string; ads: number }[]
}

/** A version as sellers write it, with its asking prices. */
export type OfferedVersion = Pick<ModelOffer, 'ads' | 'lowestEuro' | 'highestEuro' | 'oldestYear' | 'newestYear'> & { version: string }

/** A generation with the ads first registered in years in which it was the only one; `href`: their list, null where there is no such year. */
export type OfferedGeneration = Generation & Pick<ModelOffer, 'ads' | 'lowestEuro' | 'highestEuro'> & { href: string | null }

export type GenerationOffers = {
  offered: OfferedGeneration[]
  /** The years of registration that leave more than one generation open. */
  changeOver: { years: number[]; ads: number }
  /** Ads without a year, or of one that the sources of the generations do not know. */
  unknownAds: number
  sources: { label: string; url: string }[]
}

export type Question = { question: string; answer: string }

/** The page of a model. JSON-serialisable. */
export type ModelPage = {
  /** Body by the catalogue; null where that does not say it. */
  body: string | null
  offer: ModelOffer
  versions: OfferedVersion[]
  /** Generations; null where the catalogue does not know them. */
  generations: GenerationOffers | null
  report: MarketReport
  /** Other models of the same make, those with the most ads. */
  siblings: { slug: string; name: string; ads: number }[]
  /** Regions with the most ads, each with the list of the model there. */
  regions: { label: string; href: string; ads: number }[]
  /** Articles of the magazine that fit the model. */
  articles: { slug: string; title: string }[]
}

/** Number of ads from which search engines are shown the page. */
export const adsToBeIndexed = 3

/** «2012–2024», «2018», or that it is not known. */
export function yearsRange({ oldestYear, newestYear }: Pick<ModelOffer, 'oldestYear' | 'newestYear'>): string {
  if (oldestYear === null || newestYear === null) return 'non indicato'
  return oldestYear === newestYear ? String(oldestYear) : `${oldestYear}–${newestYear}`
}

/** «dal 2012 al 2024», «del 2018» or nothing. */
export function yearsOfText({ oldestYear, newestYear }: Pick<ModelOffer, 'oldestYear' | 'newestYear'>): string {
  if (oldestYear === null || newestYear === null) return ''
  return oldestYear === newestYear ? `del ${oldestYear}` : `dal ${oldestYear} al ${newestYear}`
}

/** The key facts of a model, for the head of its page. */
export function offerFigures({ ads, lowestEuro, highestEuro, ...years }: ModelOffer): { name: string; value: string }[] {
  const prices = lowestEuro === null || highestEuro === null ? 'non indicato' : `${euroOf(lowestEuro)} – ${euroOf(highestEuro)}`
  return [
    { name: 'In vendita oggi', value: numberText(ads) },
    { name: 'Prezzi', value: prices },
    { name: 'Immatricolazioni', value: yearsRange(years) },
  ]
}
