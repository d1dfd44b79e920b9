import type { Db } from '@/lib/kernel/db/db.server'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { type CurrentPriceModel, currentPriceModel } from '@/lib/market/price-rating/current-price-model.server'
import { estimateAskedVehicle } from '@/lib/market/valuation/value-vehicle.server'
import type { ExampleValue, HomeMarket } from './home-market'
import { findObservedVehicle, findSeenWear } from './market-queries.server'
import type { ObservedModel } from './observed-model'
import { listObservedModels } from './observed-models.server'
import { allItaly, type ObservedVehicle } from './observed-vehicle'
import { priceCurves } from './price-curves'

/** Years that the curve on the home page reaches; what comes later is on the model's own page. */
const yearsShown = 6
let cached: { key: string; market: HomeMarket | null } | undefined

/** What the observatory says on the home page, of the model with the most ads; null before the first night. Worked out once for each model of prices. */
export async function readHomeMarket(db: Db, now = new Date()): Promise<HomeMarket | null> {
  const current = await currentPriceModel(db, 'auto')
  if (!current) return null
  const key = `${current.fittedAt.toISOString()} ${current.version} ${italianDay(now)}`
  if (cached?.key !== key) cached = { key, market: await workOut(db, current, now) }
  return cached.market
}

async function workOut(db: Db, { model, fittedAt }: CurrentPriceModel, now: Date): Promise<HomeMarket | null> {
  const models = await listObservedModels(db)
  for (const one of models) {
    const of = { make: one.make.slug, model: one.model.slug }
    const vehicle = await findObservedVehicle(db, of)
    if (!vehicle) continue
    const seen = await findSeenWear(db, { ...of, region: null, fuel: null }, vehicle.ageYears)
    const { byAge } = priceCurves(model, fittedAt.toISOString().slice(0, 7), vehicle, { place: allItaly, seen })
    const points = byAge.filter(({ at }) => at <= yearsShown)
    if (points.length < 2) continue
    const { make, ads } = one
    return {
      ...{ make, model: one.model, ads, points, models: models.length, asOf: fittedAt.toISOString() },
      example: await exampleOf(db, one, vehicle, now),
    }
  }
  return null
}

/** The observed car, as somebody who has it would ask what it is worth. */
async function exampleOf(db: Db, { make, model }: ObservedModel, vehicle: ObservedVehicle, now: Date): Promise<ExampleValue | null> {
  const firstRegistration = new Date(Date.UTC(now.getUTCFullYear() - vehicle.ageYears, now.getUTCMonth(), 1))
  const { fuel, gearbox, mileageKm } = vehicle
  const asked = { category: 'auto', make: make.slug, model: model.slug, version: '', fuel, gearbox, powerKw: null, mileageKm } as const
  const value = await estimateAskedVehicle(db, { ...asked, firstRegistration, province: null })
  if ('why' in value) return null
  const month = firstRegistration.toISOString().slice(0, 7).split('-').reverse().join('/')
  return { ...value, fuel, gearbox, mileageKm, month }
}
