import { carProfiles } from '@/lib/market/illustrations/vehicles/car-profiles'
import { classicOf, isClassicDrawing } from '@/lib/market/illustrations/vehicles/classic'
import { classicProfile } from '@/lib/market/illustrations/vehicles/classic-profiles'
import type { Profile } from '@/lib/market/illustrations/vehicles/profile'
import { vanProfiles } from '@/lib/market/illustrations/vehicles/van-profiles'
import { type Drawing, type Pictured, silhouetteOf } from './illustration'

const profiles: Readonly<Partial<Record<Drawing, Profile>>> = { ...carProfiles, ...vanProfiles }

/** The form that the drawing of a vehicle has; undefined of two wheels and lorries, which are drawn in another way. */
export function profileOfVehicle({
  category,
  body,
  doors,
  classicYear,
}: Pick<Pictured, 'category' | 'body' | 'doors' | 'classicYear'>): Profile | undefined {
  const drawing = silhouetteOf(category, body, doors, classicYear)
  if (!isClassicDrawing(drawing)) return profiles[drawing]
  const { body: kind, decade } = classicOf(drawing)
  return classicProfile(kind, decade)
}
