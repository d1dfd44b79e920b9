import type { Db } from '@/lib/kernel/db/db.server'
import { inventCars } from '@/lib/market/price-rating/model/test-models/test-cars'
import { fitPriceModels } from './fit-price-models.server'
import type { ValuedVehicle } from './model/valued-vehicle'

/** The month in which invented cars are as old as they say. */
export const fittedAt = new Date('2026-03-15T00:00:00Z')

/** Publishes cars of the invented market; answers each with the vehicle a model takes it for. */
export async function addTestOffers(db: Db, count: number): Promise<{ id: number; vehicle: ValuedVehicle }[]> {
  const cars = inventCars(count)
  const rows = cars.map(({ vehicle, priceEuro }) => ({
    category: 'auto',
    status: 'published',
    offerType: 'usato',
    make: vehicle.make,
    model: vehicle.model,
    version: vehicle.version,
    body: vehicle.body,
    fuel: vehicle.fuel,
    gearbox: vehicle.gearbox,
    drive: vehicle.drive,
    powerKw: vehicle.powerKw,
    displacementCc: vehicle.displacementCc,
    doors: vehicle.doors,
    seats: vehicle.seats,
    sellerType: vehicle.sellerType,
    provinceCode: vehicle.province,
    firstRegistration: new Date(Date.UTC(2026, 2 - Math.round((vehicle.ageYears ?? 0) * 12), 1)),
    mileageKm: vehicle.mileageKm,
    priceCents: priceEuro * 100,
    publishedAt: fittedAt,
  }))
  const added = await db<{ id: number }[]>`insert into ad ${db(rows)} returning id`
  return added.flatMap(({ id }, index) => {
    const car = cars[index]
    return car ? [{ id, vehicle: { ...car.vehicle, month: '2026-03' } }] : []
  })
}

/** The rows of a model and of its errors, as JSON. */
type FittedRows = { model: string; errors: string }
const fitted = new Map<number, FittedRows>()

/** Offers and the model fitted on them. A fit takes seconds: the first test of a process runs it, the others get copies of its rows with a version of their own. */
export async function addValuedOffers(db: Db, count: number): ReturnType<typeof addTestOffers> {
  const offers = await addTestOffers(db, count)
  const rows = fitted.get(count)
  if (rows) {
    await db`
      insert into price_model select stored.* from jsonb_populate_record(null::price_model,
        ${rows.model}::text::jsonb || jsonb_build_object('version', nextval('price_model_version'))) stored`
    await db`insert into price_model_error select stored.* from jsonb_populate_recordset(null::price_model_error, ${rows.errors}::text::jsonb) stored`
    return offers
  }
  await fitPriceModels(db, fittedAt)
  const [stored] = await db<FittedRows[]>`
    select to_jsonb(price_model)::text as model, (select jsonb_agg(to_jsonb(price_model_error))::text from price_model_error) as errors from price_model`
  if (!stored) throw new Error('nothing was fitted')
  fitted.set(count, stored)
  return offers
}
