import type { NewAd } from '@/lib/market/ads/ad'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { MissingFact } from './mandatory-facts'
import type { RowReader } from './row-reader'

const dayMs = 86_400_000
/** Nobody drives further in a day, day after day. */
const mostKmADay = 1_500

/** Facts that cannot both be true: somebody has to say which one is wrong before anybody sees the ad. */
export function impossiblePairs(row: RowReader, { firstRegistration, mileageKm, fuel, gearbox, make }: NewAd, now: Date): MissingFact[] {
  const found: MissingFact[] = []
  if (firstRegistration && typeof mileageKm === 'number') {
    const days = Math.max(1, (now.getTime() - firstRegistration.getTime()) / dayMs)
    if (mileageKm > days * mostKmADay)
      found.push({
        field: row.nameOf('mileage'),
        what: `${numberText(mileageKm)} km in ${numberText(Math.round(days))} giorni: quale dato è sbagliato?`,
      })
  }
  if (fuel === 'elettrica' && gearbox === 'manuale')
    found.push({ field: row.nameOf('gearbox'), what: 'elettrica con il cambio manuale: quale dato è sbagliato?' })
  if (make === 'tesla' && typeof fuel === 'string' && fuel !== 'elettrica' && fuel !== 'altro')
    found.push({ field: row.nameOf('fuel'), what: 'una Tesla è elettrica: quale dato è sbagliato?' })
  return found
}
