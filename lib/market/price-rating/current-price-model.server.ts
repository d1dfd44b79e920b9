import type { Db } from '@/lib/kernel/db/db.server'
import { shared } from '@/lib/kernel/process/shared.server'
import type { Category } from '@/lib/market/catalogue/category'
import type { PriceModel } from './model/price-model'
import { readModel, type StoredModel } from './stored-model'

/** A published model; vehicles are as old as they were when it was fitted. */
export type CurrentPriceModel = { version: number; fittedAt: Date; vehicles: number; model: PriceModel }

/** The latest model of a category; null where none could be fitted yet. Read anew when another version is published. */
export async function currentPriceModel(db: Db, category: Category): Promise<CurrentPriceModel | null> {
  const models = shared('priceModels', () => new Map<string, CurrentPriceModel>())
  const [latest] = await db<{ version: number; fittedAt: Date }[]>`select version, fitted_at from price_model where category = ${category}`
  if (!latest) return null
  const cached = models.get(category)
  if (cached && cached.version === latest.version && cached.fittedAt.getTime() === latest.fittedAt.getTime()) return cached
  const [stored] = await db<(StoredModel & { version: number; fittedAt: Date; vehicles: number })[]>`
    select version, fitted_at, vehicles, price_names, price_traits, price_effects, distance_names, distance_traits, distance_effects,
      distance_low, distance_high, distance_bands, comparable_counts, peers, shares
    from price_model where category = ${category}`
  if (!stored) return null
  const { version, fittedAt, vehicles, ...parts } = stored
  const current = { version, fittedAt, vehicles, model: readModel(parts) }
  models.set(category, current)
  return current
}
