import type { Category } from '@/lib/market/catalogue/category'
import { isElectricOnly } from '@/lib/market/catalogue/electric-models'
import { generationsTable } from '@/lib/market/catalogue/generations.server'
import { numberText } from '@/lib/market/catalogue/number-text'
import { fuels, labelOf } from '@/lib/market/catalogue/vocabulary'
import type { PriceModel } from '@/lib/market/price-rating/model/price-model'
import { impossiblePower } from '@/lib/market/price-rating/model/rarity'
import { maxMileageKm, maxPowerKw, type ValuedVehicle } from '@/lib/market/price-rating/model/valued-vehicle'
import type { ValuationForm } from './valuation-form'

type Said = {
  category: Category
  make: { slug: string; name: string }
  model: { slug: string; name: string }
  fuel: string | null
  gearbox: string | null
  mileageKm: number
  firstRegistration: Date
}

const dayMs = 86_400_000
/** Kilometres further than which nobody drives in a day, day after day; a registration is of a month. */
const mostKmADay = 1_500
const which = 'quale dato è sbagliato?'

/** Facts that cannot both be true are asked about at the field that is easiest to mistake, and not valued. */
export function contradictionsIn({ category, make, model, ...said }: Said, now: Date): ValuationForm['errors'] {
  const { fuel, gearbox, mileageKm, firstRegistration } = said
  const name = `${make.name} ${model.name}`
  const isElectric = isElectricOnly(category, make.slug, model.slug)
  const first = category === 'auto' ? generationsTable.get(`${make.slug}/${model.slug}`)?.generations[0] : undefined
  const year = firstRegistration.getUTCFullYear()
  const days = Math.max(31, Math.round((now.getTime() - firstRegistration.getTime()) / dayMs))
  return {
    ...(isElectric &&
      fuel !== null &&
      fuel !== 'elettrica' &&
      fuel !== 'altro' && { carburante: `${name} è soltanto elettrica, hai scelto «${labelOf(fuels, fuel)}»: ${which}` }),
    ...(fuel === 'elettrica' && gearbox === 'manuale' && { cambio: `Elettrica con il cambio manuale: ${which}` }),
    ...(first && year < first.from && { immatricolazione: `${name} si fa dal ${first.from}, hai scritto ${year}: ${which}` }),
    ...(mileageKm > days * mostKmADay && { km: `${numberText(mileageKm)} km in ${numberText(days)} giorni: ${which}` }),
  }
}

/** Asks about what only comparables can tell; undefined where nothing is odd. */
export function questionAbout(model: PriceModel, vehicle: ValuedVehicle): { field: 'km' | 'potenza'; why: string } | undefined {
  const { powerKw, mileageKm, category } = vehicle
  if (mileageKm !== null && mileageKm > maxMileageKm)
    return { field: 'km', why: `${numberText(mileageKm)} km, più di quanti ne fa un veicolo: ${which}` }
  if (powerKw === null) return undefined
  const common = impossiblePower(model, vehicle)
  if (common) return { field: 'potenza', why: `${powerKw} kW, e gli annunci simili ne hanno da ${common.least} a ${common.most}: ${which}` }
  if (powerKw > maxPowerKw[category]) return { field: 'potenza', why: `${numberText(powerKw)} kW, più di ogni veicolo: ${which}` }
  return undefined
}
