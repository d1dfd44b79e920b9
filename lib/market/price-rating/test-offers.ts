import type { Db } from '@/lib/kernel/db/db.server'
import { inventCars } from './model/test-cars'
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
