import { silhouetteOf } from '@/lib/market/illustrations/illustration'
import { paints } from '@/lib/market/illustrations/paint'
import { profileOfVehicle } from '@/lib/market/illustrations/profile-of-vehicle'
import type { Profile } from '@/lib/market/illustrations/vehicles/profile'
import { isTruckLoad, type TruckLoad } from '@/lib/market/illustrations/vehicles/truck'
import type { BikeForm } from './bike/bike-form'
import { bikeFormOf, bikeModel, bikeRims } from './bike/bike-model'
import type { Model } from './model'
import type { PicturedAd } from './pictured-ad'
import { rgb } from './vectors'
import { carModel } from './vehicle/car-model'
import { lorryModel } from './vehicle/lorry-model'
import type { RimStyle } from './vehicle/wheel'

/** What has to be painted for an ad. */
export type Subject = { kind: 'four wheels'; profile: Profile } | { kind: 'lorry'; load: TruckLoad } | { kind: 'bike'; form: BikeForm }

/** Undefined of an ad whose vehicle nothing here can paint. */
export function subjectOf(ad: PicturedAd): Subject | undefined {
  if (ad.category === 'moto-e-scooter') {
    const form = bikeFormOf(ad.body)
    return form && { kind: 'bike', form }
  }
  const load = silhouetteOf(ad.category, ad.body, ad.doors, ad.classicYear)
  if (isTruckLoad(load)) return { kind: 'lorry', load }
  const profile = profileOfVehicle(ad)
  return profile && { kind: 'four wheels', profile }
}

type Look = { colour: keyof typeof paints; rim: RimStyle }

/** The vehicle of an ad, ready to be placed anywhere. */
export function modelOf(ad: PicturedAd, subject: Subject, { colour, rim }: Look): Model {
  const isElectric = ad.fuel === 'elettrica'
  const isMetallic = ad.metallic ?? false
  if (subject.kind === 'bike')
    return bikeModel(subject.form, { paint: rgb(paints[colour]), isMetallic, isElectric, rim: bikeRims[ad.id % bikeRims.length] ?? 'nero' })
  const look = { paint: rgb(paints[colour]), accent: paints[colour], isMetallic, isElectric, rim, face: ad.id % 4 }
  if (subject.kind === 'lorry') return lorryModel(subject.load, look)
  const isWhite = subject.profile.build === 'camper' || subject.profile.build === 'caravan'
  return carModel(subject.profile, isWhite ? { ...look, paint: rgb('#eeeeea') } : look)
}
