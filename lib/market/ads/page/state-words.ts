import { shortDateText, weekdayText } from '@/lib/kernel/italian/date-text'
import { durationText } from '@/lib/kernel/italian/duration-text'
import { italianTime } from '@/lib/kernel/italian/italian-time'
import type { Category } from '@/lib/market/catalogue/category'
import type { PublicAdJson } from './ad-page'

const dayMs = 24 * 3_600_000
const isFeminine = (category: Category) => category === 'auto' || category === 'moto-e-scooter'

/** «quest’auto», as a sentence names the vehicle of an ad. */
export const thisVehicle: Readonly<Record<Category, string>> = {
  auto: 'quest’auto',
  'moto-e-scooter': 'questa moto',
  'caravan-e-camper': 'questo veicolo',
  'veicoli-commerciali': 'questo veicolo',
}

/** «Venduta», «Riservato»: how the vehicle stands, in its gender; null while it is simply for sale. */
export function stateText({ status, category }: Pick<PublicAdJson, 'status' | 'category'>): string | null {
  const end = isFeminine(category) ? 'a' : 'o'
  if (status === 'reserved') return `Riservat${end}`
  if (status === 'sold') return `Vendut${end}`
  return status === 'withdrawn' || status === 'expired' ? 'Non più in vendita' : null
}

/** «Riservata fino a sabato 28 novembre, 18:00»; who it is for is nobody's business. */
export function reservedText(ad: Pick<PublicAdJson, 'status' | 'category' | 'reservedUntil'>): string | null {
  if (ad.reservedUntil === null) return stateText(ad)
  return `${stateText(ad)} fino a ${weekdayText(ad.reservedUntil)}, ${italianTime(ad.reservedUntil).toISOString().slice(11, 16)}`
}

type Ended = Pick<PublicAdJson, 'status' | 'category' | 'publishedAt' | 'closedAt'>

/** «venduta il 24 novembre, dopo 23 giorni». */
export function endText({ status, category, publishedAt, closedAt }: Ended): string {
  const end = isFeminine(category) ? 'a' : 'o'
  const day = closedAt === null ? '' : ` il ${shortDateText(closedAt)}`
  if (status === 'withdrawn') return `il venditore l’ha ritirat${end}${day}`
  if (status !== 'sold') return `l’annuncio è scaduto${day}`
  const days = closedAt === null || publishedAt === null ? 0 : Math.round((Date.parse(closedAt) - Date.parse(publishedAt)) / dayMs)
  return `vendut${end}${day}${days < 1 ? '' : `, dopo ${durationText(days, 'day')}`}`
}
