import { type Drawing, drawingOf } from '@/lib/market/illustrations/illustration'
import { carProfiles } from '@/lib/market/illustrations/vehicles/car-profiles'
import { classicOf, isClassicDrawing } from '@/lib/market/illustrations/vehicles/classic'
import { classicProfile } from '@/lib/market/illustrations/vehicles/classic-profiles'
import type { Profile } from '@/lib/market/illustrations/vehicles/profile'
import { vanProfiles } from '@/lib/market/illustrations/vehicles/van-profiles'

/** What of an ad its pictures show. */
export type PicturedAd = {
  id: number
  category: string
  body: string | null
  doors: number | null
  classicYear: number | null
  colour: string | null
  metallic: boolean | null
  mileageKm: number | null
  gearbox: string | null
  fuel: string | null
  year: number | null
  offerType: string
  isPrivate: boolean
}

const profiles: Readonly<Partial<Record<Drawing, Profile>>> = { ...carProfiles, ...vanProfiles }

/** The form of its vehicle; undefined of those that are not painted: two wheels, lorries. */
export function profileOf({ category, body, doors, classicYear }: PicturedAd): Profile | undefined {
  const drawing = drawingOf(category, body, doors, classicYear)
  if (!isClassicDrawing(drawing)) return profiles[drawing]
  const { body: kind, decade } = classicOf(drawing)
  return classicProfile(kind, decade)
}
