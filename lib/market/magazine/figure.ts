import { euroText } from '@/lib/market/catalogue/number-text'
import type { TariffSource } from '@/lib/market/running-costs/tariffs'

/** A figure of an article, from our own market or from the tariffs we know. JSON-serialisable. */
export type Figure = {
  title: string
  /** What the figures say, or why there are none. */
  finding: string | null
  bars: readonly { name: string; value: number; text: string }[]
  table: { head: readonly string[]; rows: readonly (readonly string[])[] } | null
  basis: FigureBasis
  /** The ads that it speaks of. */
  more: { label: string; href: string } | null
}
/** `ads`: how many stand behind it. */
export type FigureBasis = { ads: number } | { sources: readonly TariffSource[]; checkedOn: string }

/** A group of ads and the price in the middle of them. */
export type PricedGroup = { name: string | null; ads: number; medianCents: number | null }

/** A group of fewer ads has no number of its own. */
export const adsOfGroup = 5

/** What is said instead of figures. */
export function tooFewAds(title: string, ads: number, needed: number): Figure {
  const there = ads === 1 ? 'c’è un annuncio adatto' : ads === 0 ? 'non ci sono annunci adatti' : `ci sono ${ads} annunci adatti`
  return {
    title,
    finding: `Dati non sufficienti: oggi su Ingrana ${there}, e per dare una cifra ne servono almeno ${needed}.`,
    bars: [],
    table: null,
    basis: { ads },
    more: null,
  }
}

export function adsIn(groups: readonly { ads: number }[]): number {
  return groups.reduce((sum, { ads }) => sum + ads, 0)
}

/** A price in the middle of many, by tens of euro. */
export function priceText(cents: number | null): string {
  return cents === null ? 'dati non sufficienti' : euroText(Math.round(cents / 1_000) * 1_000)
}
