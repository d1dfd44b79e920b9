import type { Category } from '@/lib/market/catalogue/category'
import { isElectricOnly } from '@/lib/market/catalogue/electric-models'
import { generationsTable } from '@/lib/market/catalogue/generations.server'
import { numberText } from '@/lib/market/catalogue/number-text'
import { fuels, labelOf } from '@/lib/market/catalogue/vocabulary'
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
/** Nobody drives further in a day, day after day; a registration is of a month. */
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
