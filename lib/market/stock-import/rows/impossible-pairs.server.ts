import type { NewAd } from '@/lib/market/ads/ad'
import type { Category } from '@/lib/market/catalogue/category'
import { isElectricOnly } from '@/lib/market/catalogue/electric-models'
import { generationsTable } from '@/lib/market/catalogue/generations.server'
import { numberText } from '@/lib/market/catalogue/number-text'
import { fuels, offerTypes } from '@/lib/market/catalogue/vocabulary'
import { numbersIn } from '@/lib/market/stock-import/cells/amount'
import { contradictingWord, saysElectric } from '@/lib/market/stock-import/cells/fuel-words'
import type { UnlikelyPower } from '@/lib/market/stock-import/cells/specification'
import type { Column } from '@/lib/market/stock-import/columns/column'
import type { MissingFact } from './mandatory-facts'
import type { RowReader } from './row-reader'

/** The ad that a row says, the words about its vehicle, and what was left out of it as impossible. */
export type SaidAd = { ad: NewAd; title: string; modelName: string; unlikelyPower: UnlikelyPower | undefined; now: Date; seenAt: Date }

type Doubt = { at: Column; what: string } | undefined
type Rule = (said: SaidAd, row: RowReader) => Doubt

const dayMs = 86_400_000
/** Kilometres further than which nobody drives in a day, day after day. */
const mostKmADay = 1_500
/** A new vehicle has no registration of years ago, and a km 0 is sold within a few. */
const mostYearsUnused = { nuovo: 3, km0: 6 } as const
/** Dealers call a vehicle that was shown or driven over a km 0, up to here. */
const mostKmUnused = { nuovo: 1_000, km0: 5_000 } as const
/** Most seats: no driver of a car or van with a licence B has more; a motorbike has two, a quad or a sidecar a few more. */
const mostSeats: Readonly<Record<Category, number>> = { auto: 9, 'moto-e-scooter': 4, 'caravan-e-camper': 9, 'veicoli-commerciali': 22 }
/** Prices in euro: no motorbike costs more, and no vehicle that nobody used less. */
const highestPrice: Readonly<Partial<Record<Category, number>>> = { 'moto-e-scooter': 300_000, 'caravan-e-camper': 2_000_000 }
const lowestUnused: Readonly<Record<Category, number>> = {
  auto: 4_000,
  'moto-e-scooter': 500,
  'caravan-e-camper': 4_000,
  'veicoli-commerciali': 4_000,
}

/** Facts that cannot both be true: somebody has to say which one is wrong before anybody sees the ad. */
export function impossiblePairs(row: RowReader, said: SaidAd): MissingFact[] {
  return rules.flatMap((rule) => {
    const doubt = rule(said, row)
    return doubt ? [{ field: row.nameOf(doubt.at), what: `${doubt.what}: quale dato è sbagliato?` }] : []
  })
}

const rules: readonly Rule[] = [
  ({ ad: { firstRegistration, mileageKm }, now }) => {
    if (!firstRegistration || typeof mileageKm !== 'number') return undefined
    const days = Math.max(1, (now.getTime() - firstRegistration.getTime()) / dayMs)
    return mileageKm > days * mostKmADay
      ? { at: 'mileage', what: `${numberText(mileageKm)} km in ${numberText(Math.round(days))} giorni` }
      : undefined
  },
  ({ ad: { fuel, gearbox } }) =>
    fuel === 'elettrica' && gearbox === 'manuale' ? { at: 'gearbox', what: 'elettrica con il cambio manuale' } : undefined,
  ({ ad: { category, make, model, fuel }, modelName }) =>
    isElectricOnly(category, make, model ?? null) && typeof fuel === 'string' && fuel !== 'elettrica' && fuel !== 'altro'
      ? { at: 'fuel', what: `${modelName} è soltanto elettrica, l’alimentazione è «${fuelName(fuel)}»` }
      : undefined,
  ({ ad: { fuel }, title }, row) => {
    const word = row.text('fuel') !== '' && typeof fuel === 'string' ? contradictingWord(title, fuel) : undefined
    return word === undefined ? undefined : { at: 'fuel', what: `il testo dice «${word}», l’alimentazione è «${fuelName(fuel ?? '')}»` }
  },
  ({ ad: { category, make, model, fuel }, title }, row) => {
    const isSure = isElectricOnly(category, make, model ?? null) || saysElectric(title)
    const [cc = 0] = fuel === 'elettrica' && !isSure ? numbersIn(row.text('displacement')) : []
    return cc > 1 ? { at: 'displacement', what: `elettrica con ${row.text('displacement')} di cilindrata` } : undefined // 1 is a portal's word for none
  },
  ({ ad: { category, make, model, firstRegistration }, modelName }) => {
    const first = category === 'auto' ? generationsTable.get(`${make}/${model}`)?.generations[0] : undefined
    const year = firstRegistration?.getUTCFullYear()
    return first && year !== undefined && year < first.from
      ? { at: 'registration', what: `${modelName} si fa dal ${first.from}, l’immatricolazione è del ${year}` }
      : undefined
  },
  ({ ad: { category }, modelName, unlikelyPower }) =>
    unlikelyPower && { at: unlikelyPower.column, what: `${numberText(unlikelyPower.kw)} kW per ${kindNames[category]} ${modelName}` },
  ({ ad: { category, seats } }) =>
    typeof seats === 'number' && seats > mostSeats[category]
      ? { at: 'seats', what: `${seats} posti per ${kindNames[category]}` }
      : undefined,
  ({ ad: { category, doors } }) =>
    category === 'moto-e-scooter' && typeof doors === 'number' ? { at: 'doors', what: `${doors} porte per una moto` } : undefined,
  ({ ad: { category, fuel, body } }) =>
    category === 'moto-e-scooter' && fuel === 'diesel' && body !== 'quad'
      ? { at: 'fuel', what: 'una moto con il motore diesel' }
      : undefined,
  ({ ad: { category, priceCents } }) => {
    const most = highestPrice[category]
    return most !== undefined && typeof priceCents === 'number' && priceCents > most * 100
      ? { at: 'price', what: `${numberText(priceCents / 100)} € per ${kindNames[category]}` }
      : undefined
  },
  ({ ad: { category, offerType, priceCents } }) =>
    isUnused(offerType) && typeof priceCents === 'number' && priceCents < lowestUnused[category] * 100
      ? { at: 'price', what: `«${offerTypes[offerType]}» a ${numberText(priceCents / 100)} €` }
      : undefined,
  ({ ad: { offerType, mileageKm } }) =>
    isUnused(offerType) && typeof mileageKm === 'number' && mileageKm > mostKmUnused[offerType]
      ? { at: 'mileage', what: `«${offerTypes[offerType]}» con ${numberText(mileageKm)} km` }
      : undefined,
  ({ ad: { offerType, firstRegistration }, seenAt }) =>
    isUnused(offerType) && firstRegistration && seenAt.getUTCFullYear() - firstRegistration.getUTCFullYear() >= mostYearsUnused[offerType]
      ? { at: 'registration', what: `«${offerTypes[offerType]}» con l’immatricolazione del ${firstRegistration.getUTCFullYear()}` }
      : undefined,
]

const kindNames: Readonly<Record<Category, string>> = {
  auto: 'un’auto',
  'moto-e-scooter': 'una moto',
  'caravan-e-camper': 'un camper',
  'veicoli-commerciali': 'un veicolo commerciale',
}

function isUnused(offerType: string): offerType is 'nuovo' | 'km0' {
  return offerType === 'nuovo' || offerType === 'km0'
}

function fuelName(fuel: string): string {
  return Object.entries(fuels).find(([code]) => code === fuel)?.[1] ?? fuel
}
