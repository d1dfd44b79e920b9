import { dateText } from '@/lib/kernel/italian/date-text'
import type { AdStatus } from '@/lib/market/ads/ad'
import { decimalText, euroText } from '@/lib/market/catalogue/number-text'
import type { PriceChange, WatchlistEntry } from './watchlist'

/** «Ribassato di 1.000 € (3,9 %)»; null as long as the price is the same. */
export function changeText(change: PriceChange | null): string | null {
  if (change === null) return null
  const share = change.percent === 0 ? '' : ` (${decimalText(Math.abs(change.percent), '%')})`
  return `${change.cents < 0 ? 'Ribassato' : 'Aumentato'} di ${euroText(Math.abs(change.cents))}${share}`
}

/** «Salvato il 14 aprile 2026 a 25.900 €». */
export function savedText({ savedAt, savedPriceCents, card }: Pick<WatchlistEntry, 'savedAt' | 'savedPriceCents' | 'card'>): string {
  const price = savedPriceCents === null ? ', prezzo su richiesta' : ` a ${priceText(savedPriceCents, card.rentalFeeCents !== null)}`
  return `Salvato ${onDayText(savedAt)}${price}`
}

/** «Venduto il 3 novembre 2026 · ultimo prezzo 24.200 €», for an ad whose vehicle cannot be had any more. */
export function closedText({ card, closedAt, priceCents }: Pick<WatchlistEntry, 'card' | 'closedAt' | 'priceCents'>): string | null {
  if (card.status === 'published') return null
  const reason = reasons[card.status]
  const parts = [
    reason === undefined ? '' : `${reason}${closedAt === null ? '' : ` ${onDayText(closedAt)}`}`,
    priceCents === null ? '' : `ultimo prezzo ${priceText(priceCents, card.rentalFeeCents !== null)}`,
  ]
  const text = parts.filter(Boolean).join(' · ')
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1)
}

const reasons: Partial<Record<AdStatus, string>> = { sold: 'Venduto', withdrawn: 'Ritirato dal venditore', expired: 'Scaduto' }

function priceText(cents: number, isRental: boolean): string {
  return `${euroText(cents)}${isRental ? ' al mese' : ''}`
}

/** «il 14 aprile 2026», «l’8 aprile 2026», as the calendar in Italy has it. */
export function onDayText(moment: string): string {
  const day = dateText(moment)
  return /^(8|11) /.test(day) ? `l’${day}` : `il ${day.replace(/^1 /, '1º ')}`
}
