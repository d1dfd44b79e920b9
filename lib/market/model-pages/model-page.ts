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

/** A version as sellers write it, with what is asked for it. */
export type OfferedVersion = Pick<ModelOffer, 'ads' | 'lowestEuro' | 'highestEuro' | 'oldestYear' | 'newestYear'> & { version: string }

export type Question = { question: string; answer: string }

/** The page of a model. JSON-serialisable. */
export type ModelPage = {
  /** Its body by the catalogue; null where that does not say it. */
  body: string | null
  offer: ModelOffer
  versions: OfferedVersion[]
  report: MarketReport
  /** Of the same make, those with the most ads. */
  siblings: { slug: string; name: string; ads: number }[]
  /** Its list in the regions with the most ads. */
  regions: { label: string; href: string; ads: number }[]
  /** Of the magazine. */
  articles: { slug: string; title: string }[]
}

/** With fewer ads search engines are not shown the page. */
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
