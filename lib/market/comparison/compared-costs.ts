import type { PublicAdJson } from '@/lib/market/ads/page/ad-page'
import { euroText, exactEuroText } from '@/lib/market/catalogue/number-text'
import { differenceWords, type PriceRating } from '@/lib/market/price-rating/price-words'
import type { CostLine } from '@/lib/market/running-costs/cost-line'
import type { PurchaseCosts } from '@/lib/market/running-costs/purchase-costs'
import type { Cell, RowSource } from './compared-row'

/** An ad with what is said of its price, and what it costs to have it. */
export type CostedAd = {
  ad: Pick<PublicAdJson, 'offerType' | 'priceCents' | 'rentalFeeCents' | 'publishedAt'>
  unavailable: boolean
  rating: PriceRating | null
  costs: PurchaseCosts | null
}

const cheapest = { is: 'lowest', words: 'Costa meno' } as const

export function costRows(ads: readonly CostedAd[], now: Date): RowSource[] {
  const all = ads.flatMap(({ costs }) => costs ?? [])
  const isRental = ads.some(({ ad }) => ad.rentalFeeCents !== null)
  return [
    ...(ads.some(({ rating }) => rating !== null) ? [{ label: 'Prezzo e stima', cells: ads.map(ratingCell) }] : []),
    ...(isRental ? [{ label: 'Canone al mese', cells: ads.map(feeCell), best: cheapest }] : []),
    ...(all.length === 0 ? priceRow(ads) : [totalRow(ads, all), ...lineRows(ads, all)]),
    { label: 'In vendita da', cells: ads.map((ad) => onSaleCell(ad, now)) },
  ]
}

function ratingCell({ ad, rating }: CostedAd): Cell {
  if (rating?.verdict === 'unrated') return { text: null, instead: rating.why, verdict: rating.verdict }
  if (rating === null || ad.priceCents === null) return { text: null, instead: 'non valutato' }
  return { text: differenceWords(ad.priceCents, rating.estimateEuro).euro, verdict: rating.verdict }
}

function feeCell({ ad: { rentalFeeCents }, unavailable }: CostedAd): Cell {
  if (rentalFeeCents === null) return { text: null, instead: 'non a noleggio' }
  return unavailable ? lastPrice(rentalFeeCents) : { text: euroText(rentalFeeCents), amount: rentalFeeCents }
}

/** The row of plain prices, where nothing comes on top of them, or nobody can say what. */
function priceRow(ads: readonly CostedAd[]): RowSource[] {
  const cells = ads.map((ad) => (ad.unavailable || ad.ad.priceCents === null ? withoutCosts(ad) : priceCell(ad.ad.priceCents)))
  return cells.some(({ text }) => text !== null) ? [{ label: 'Prezzo', cells, best: cheapest }] : []
}

function priceCell(cents: number): Cell {
  return { text: euroText(cents), amount: cents }
}

/** Sums are compared only where the same things are in them. */
function totalRow(ads: readonly CostedAd[], all: readonly PurchaseCosts[]): RowSource {
  const isAlike = new Set(all.map(({ missing }) => missing.join())).size === 1
  return {
    label: 'Chiavi in mano',
    note: `a ${all[0]?.province.name ?? ''}`,
    cells: ads.map((ad) => {
      if (ad.costs === null) return withoutCosts(ad)
      const { totalCents, missing } = ad.costs
      const note = missing.length === 0 ? undefined : `senza ${missing.map((label) => label.replace(/, .*$/, '')).join(', ')}`
      return { text: euroText(totalCents), note, amount: isAlike ? totalCents : null }
    }),
    best: cheapest,
  }
}

/** What the total is made of: a line of the transfer for all of its lines, then each tax. */
function lineRows(ads: readonly CostedAd[], all: readonly PurchaseCosts[]): RowSource[] {
  const labels = [...new Set(all.flatMap(({ tax }) => tax.map(({ label }) => label)))]
  const row = (label: string, words: string, lineOf: (costs: PurchaseCosts) => CostLine | undefined): RowSource => ({
    label,
    cells: ads.map((ad) => (ad.costs === null ? { ...withoutCosts(ad), instead: 'non calcolato' } : lineCell(lineOf(ad.costs)))),
    best: { is: 'lowest', words },
  })
  return [
    row('Passaggio di proprietà', 'Costa meno', ({ transfer }) => sumOf(transfer)),
    ...labels.map((label) => row(label, 'Paga meno', ({ tax }) => tax.find((line) => line.label === label))),
  ]
}

/** One amount for all lines; the reason of the first that has none. */
function sumOf(lines: readonly CostLine[]): CostLine | undefined {
  const [first] = lines
  const cents = lines.reduce((sum, line) => sum + (line.cents ?? 0), 0)
  return lines.find((line) => line.cents === null) ?? (first && { ...first, cents })
}

function lineCell(line: CostLine | undefined): Cell {
  if (line === undefined) return { text: null, instead: 'non previsto' }
  if (line.cents === null) return { text: null, instead: 'non sommato', note: line.how }
  return { text: line.cents === 0 ? 'non dovuto' : exactEuroText(line.cents / 100), amount: line.cents }
}

function withoutCosts({ ad: { offerType, priceCents }, unavailable }: CostedAd): Cell {
  if (offerType === 'noleggio') return { text: null, instead: 'a noleggio' }
  if (priceCents === null) return { text: null, instead: 'prezzo su richiesta' }
  if (unavailable) return lastPrice(priceCents)
  return { text: null, instead: offerType === 'nuovo' ? 'da immatricolare' : 'manca la provincia' }
}

function lastPrice(cents: number): Cell {
  return { text: null, instead: `ultimo prezzo ${euroText(cents)}` }
}

const dayMs = 24 * 3_600_000

function onSaleCell({ ad: { publishedAt }, unavailable }: CostedAd, now: Date): Cell {
  if (unavailable) return { text: null, instead: 'non più in vendita' }
  if (publishedAt === null) return { text: null }
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(publishedAt)) / dayMs))
  if (days === 0) return { text: 'oggi' }
  return { text: days === 1 ? '1 giorno' : `${days} giorni` }
}
