import type { Place } from '@/lib/market/places/place'
import type { DemoMarket } from '../demo-ad'
import { reservedTld } from '../demo-contact'
import type { DemoDealer } from '../demo-dealer'

/** The address of the dealership that two people of the demo work for; no other dealer has it. */
export const lambroAutoEmail = `vendite@lambroauto.${reservedTld}`

/** Of Monza: the form of the profile asks for one. */
export const lambroPostcode = '20900'

/** Its comune, by ISTAT's number: Monza. */
const comune = '108033'
const nearby = ['MB', 'MI', 'LC', 'CO', 'LO']

/** Makes the largest car dealer around Monza the dealership of the demo, with its vehicles and its past. Size and makes stay: no other ad changes. */
export function withLambroAuto(market: DemoMarket, places: readonly Place[]): DemoMarket {
  const place = places.find(({ istat }) => istat === comune)
  const index = largestNearby(market.dealers)
  const before = market.dealers[index]
  if (!place || !before) throw new Error('nobody can become Lambro Auto')
  const { name: town, istat: placeIstat, provinceCode, region, latitude, longitude } = place
  const dealer: DemoDealer = {
    ...before,
    name: 'Lambro Auto',
    email: lambroAutoEmail,
    website: `https://www.lambroauto.${reservedTld}`,
    street: 'Viale Sicilia 114',
    placeIstat,
    provinceCode,
    region,
    latitude,
    longitude,
    foundedYear: 1987,
    description: `Auto nuove, km 0 e usate, controllate nella nostra officina prima della consegna. Ritiriamo il tuo usato. A ${town} dal 1987.`,
  }
  return { ...market, dealers: market.dealers.with(index, dealer) }
}

function largestNearby(dealers: readonly DemoDealer[]): number {
  const sellsCars = ({ trade }: DemoDealer) => trade === 'concessionaria' || trade === 'multimarca'
  const around = dealers.filter((dealer) => sellsCars(dealer) && nearby.includes(dealer.provinceCode ?? ''))
  const largest = (around.length > 0 ? around : dealers.filter(sellsCars)).toSorted((a, b) => b.size - a.size)[0]
  return largest ? dealers.indexOf(largest) : -1
}
