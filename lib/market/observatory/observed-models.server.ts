import type { Db } from '@/lib/kernel/db/db.server'
import { findMake, findModel } from '@/lib/market/catalogue/catalogue.server'
import { listModelCounts, listRecentMonths } from './market-queries.server'
import type { ObservedModel } from './observed-model'
import { changeInAYear } from './observed-months'

/** The models with enough ads, those with the most first. */
export async function listObservedModels(db: Db): Promise<ObservedModel[]> {
  const [counts, months] = [await listModelCounts(db), await listRecentMonths(db)]
  const byModel = new Map<string, typeof months>()
  for (const month of months) {
    const key = `${month.make}/${month.model}`
    byModel.set(key, [...(byModel.get(key) ?? []), month])
  }
  return counts.flatMap(({ make, model, ads }) => {
    const names = { make: findMake('auto', make), model: findModel('auto', make, model) }
    if (!names.make || !names.model) return []
    const own = byModel.get(`${make}/${model}`) ?? []
    const last = own.at(-1)
    return [
      {
        make: names.make,
        model: { slug: model, name: names.model.name },
        ads,
        last: last ? { euro: last.euro, ageYears: last.ageYears, mileageKm: last.mileageKm } : null,
        changeInAYear: changeInAYear(own),
      },
    ]
  })
}
