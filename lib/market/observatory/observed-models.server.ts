import type { Db } from '@/lib/kernel/db/db.server'
import { findMake, findModel } from '@/lib/market/catalogue/catalogue.server'
import { listRecentMonths, type ModelOf } from './market-queries.server'
import type { ObservedModel } from './observed-model'
import { changeInAYear, monthsBetween } from './observed-months'

/** The models that had enough ads when they were looked at last, those with the most first. */
export async function listObservedModels(db: Db): Promise<ObservedModel[]> {
  const months = await listRecentMonths(db)
  const now = months.at(-1)?.month
  const byModel = new Map<string, typeof months>()
  for (const month of months) byModel.set(keyOf(month), [...(byModel.get(keyOf(month)) ?? []), month])
  return months
    .filter(({ month }) => month === now)
    .toSorted((a, b) => b.ads - a.ads)
    .flatMap((last) => {
      const [make, model] = [findMake('auto', last.make), findModel('auto', last.make, last.model)]
      if (!make || !model) return []
      const { euro, ads, ageYears, mileageKm, daysOnline } = last
      const own = byModel.get(keyOf(last)) ?? []
      return [
        {
          make,
          model: { slug: model.slug, name: model.name },
          ...{ euro, ads, ageYears, mileageKm, daysOnline },
          changeInAYear: changeInAYear(own),
          months: own.map(({ month, euro }) => [monthsBetween(month, last.month), euro] as const),
        },
      ]
    })
}

function keyOf({ make, model }: ModelOf): string {
  return `${make}/${model}`
}
