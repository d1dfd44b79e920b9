import { euroText, percentText } from '@/lib/market/catalogue/number-text'
import type { Explanation } from './model/explanation'
import type { Rarity } from './model/rarity'
import { type PriceBand, ratePrice, type Verdict, verdictLimits } from './price-rating'

/** What the page of an ad says of its price. JSON-serialisable. */
export type PriceRating = RatedPrice | UnratedPrice
/** `isRare`: its version is compared with no other, and `why` is a whole sentence. */
export type UnratedPrice = { verdict: 'unrated'; why: string; isRare?: true }
/** `withheld`: why nobody but its seller and moderators reads this. */
export type RatedPrice = PriceBand & { verdict: Exclude<Verdict, 'unrated'>; comparables: number; withheld?: string }

/** «Dati insufficienti: 1 veicolo simile.»; what is a sentence or a question already stays one. */
export function whyText(why: string): string {
  return `${why.charAt(0).toUpperCase()}${why.slice(1)}${/[.?]$/.test(why) ? '' : '.'}`
}

/** Why nothing is said of a price, as a whole sentence. */
export function unratedText({ why, isRare }: UnratedPrice): string {
  return isRare ? why : `Non diciamo se il prezzo è buono: ${why}.`
}

const undeclaredNames = { powerKw: 'la potenza', version: 'la versione' } as const
const oddTexts = {
  versions: 'le versioni di questo modello hanno prezzi troppo diversi',
  price: 'il prezzo è troppo lontano da quello delle versioni comuni',
  power: 'nessun annuncio simile ha una potenza vicina',
  sport: 'fra gli annunci simili non ci sono abbastanza versioni sportive come questa',
} as const satisfies Record<Rarity['odd'], string>

/** Why a price is not compared in public, and what would have to be said. */
export function rarityText({ undeclared, odd }: Rarity): string {
  const rare = `Versione rara: non la confrontiamo con le altre, perché ${oddTexts[odd]}.`
  return undeclared.length === 0
    ? rare
    : `${rare} Per un confronto ${undeclared.length > 1 ? 'servono' : 'serve'} ${undeclared.map((fact) => undeclaredNames[fact]).join(' e ')}.`
}

/** «1.850 € sotto la stima» and «−7 %». */
export function differenceWords(askedCents: number, estimateEuro: number): { euro: string; percent: string } {
  const difference = askedCents - estimateEuro * 100
  const percent = percentText(Math.abs(difference) / (estimateEuro * 100), 0)
  if (Math.abs(difference) < 100) return { euro: 'Uguale alla stima', percent: '0%' }
  return difference < 0
    ? { euro: `${euroText(-difference)} sotto la stima`, percent: `−${percent}` }
    : { euro: `${euroText(difference)} sopra la stima`, percent: `+${percent}` }
}

/** The stretch of the scale a price stands in, cheapest first. */
const zoneNames = ['Da verificare', 'Ottimo', 'Buono', 'Nella media', 'Sopra la media'] as const
export type ZoneName = (typeof zoneNames)[number]

/** Share of the estimate up to which a price is still an ordinary one. */
export const ordinaryAtMost = 1.05

export function zoneOf(askedCents: number, band: PriceBand): ZoneName {
  const verdict = ratePrice(askedCents, band)
  if (verdict !== 'fair') return ({ doubtful: 'Da verificare', great: 'Ottimo', good: 'Buono' } as const)[verdict]
  return askedCents <= Math.round(band.estimateEuro * ordinaryAtMost) * 100 ? 'Nella media' : 'Sopra la media'
}

/** Zones with their beginning and end on a scale from `from` to `to` euro; those that lie elsewhere are left out. */
export function zonesOf(band: PriceBand, from: number, to: number): { name: ZoneName; from: number; to: number }[] {
  const { greatAtMost, goodAtMost, doubtfulBelow } = verdictLimits(band)
  const great = Math.max(doubtfulBelow, greatAtMost)
  const good = Math.max(great, goodAtMost)
  const ends = [doubtfulBelow, great, good, Math.round(band.estimateEuro * ordinaryAtMost), to]
  return zoneNames.flatMap((name, index) => {
    const [start, end] = [Math.max(from, ends[index - 1] ?? from), Math.min(to, ends[index] ?? to)]
    return end > start ? [{ name, from: start, to: end }] : []
  })
}

/** What each step from comparable ads to an estimate is called. */
export const reasonNames = {
  km: 'Chilometri',
  age: 'Età',
  version: 'Versione, potenza e dotazioni',
  drivetrain: 'Cambio, carburante e carrozzeria',
  seller: 'Venditore',
  place: 'Zona',
  unknown: 'Non sappiamo',
} as const satisfies Record<Explanation['steps'][number]['reason'], string>

export function signedEuro(euro: number): string {
  if (euro === 0) return euroText(0)
  return `${euro > 0 ? '+' : '−'}${euroText(Math.abs(euro) * 100)}`
}
