import type { Db } from '@/lib/kernel/db/db.server'
import type { CostedVehicle } from '@/lib/market/running-costs/costed-vehicle'

/** What the transfer of a vehicle costs follows from this; `provinceCode`: where it stands. */
type Vehicle = CostedVehicle & { provinceCode: string | null }

/** The vehicle of an ad, as its taxes are computed. */
export async function findCostedVehicle(db: Db, adId: number): Promise<Vehicle | undefined> {
  const [vehicle] = await db<(Omit<Vehicle, 'firstRegistration'> & { firstRegistration: Date | null })[]>`
    select category, power_kw, emission_class, fuel, displacement_cc, kerb_mass_kg, first_registration, province_code from ad where id = ${adId}`
  return vehicle && { ...vehicle, firstRegistration: vehicle.firstRegistration?.toISOString().slice(0, 10) ?? null }
}
