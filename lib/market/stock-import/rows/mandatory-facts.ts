import type { NewAd } from '@/lib/market/ads/ad'
import type { RowReader } from './row-reader'

/** What an ad must say before anybody sees it; without it, a row becomes a draft. */
export type MissingFact = { field: string; what: string }

/** Question where several comuni have the name that a row gives. */
export const comuneQuestion = 'quale comune è?'

/** Trailers drive no kilometres of their own. */
const trailers = ['caravan', 'roulotte']

export function missingFacts(row: RowReader, ad: NewAd, isPriceUnclear: boolean, isRegistrationInFuture = false): MissingFact[] {
  const { offerType, firstRegistration, mileageKm, body, constructionYear, rentalFeeCents } = ad
  const missing: MissingFact[] = []
  const isUsed = offerType !== 'nuovo' && offerType !== 'noleggio'
  if (isUsed && !firstRegistration && !(offerType === 'epoca' && constructionYear))
    missing.push({
      field: row.nameOf('registration'),
      what: isRegistrationInFuture ? futureRegistration(row) : 'manca l’immatricolazione',
    })
  if (isUsed && offerType !== 'km0' && typeof mileageKm !== 'number' && !trailers.includes(body ?? ''))
    missing.push({ field: row.nameOf('mileage'), what: 'mancano i chilometri' })
  if (offerType === 'noleggio' && !rentalFeeCents) missing.push({ field: row.nameOf('price'), what: 'manca il canone mensile' })
  if (isPriceUnclear) missing.push({ field: row.nameOf('price'), what: 'manca il prezzo' })
  return missing
}

function futureRegistration(row: RowReader): string {
  return `l’immatricolazione «${row.text('registration') || row.text('year')}» è nel futuro, e il veicolo non è nuovo: quale dato è sbagliato?`
}
