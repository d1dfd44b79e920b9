import { type BikeDrawingTools, bikeBench, bikeSize } from '@/lib/market/illustrations/vehicles/bike-drawing-tools'
import { carProfiles } from '@/lib/market/illustrations/vehicles/car-profiles'
import { type ClassicDrawing, classicOf, isClassicDrawing } from '@/lib/market/illustrations/vehicles/classic'
import { classicProfile } from '@/lib/market/illustrations/vehicles/classic-profiles'
import { fourWheels } from '@/lib/market/illustrations/vehicles/four-wheels'
import { cruiser, enduro, naked, sportsBike } from '@/lib/market/illustrations/vehicles/motorbike'
import type { Profile } from '@/lib/market/illustrations/vehicles/profile'
import { quad, scooter } from '@/lib/market/illustrations/vehicles/scooter'
import { type TruckLoad, truck, truckSize } from '@/lib/market/illustrations/vehicles/truck'
import { vanProfiles } from '@/lib/market/illustrations/vehicles/van-profiles'
import type { WheelStyle } from '@/lib/market/illustrations/vehicles/wheels'
import type { Camera, Size } from './camera'
import type { Drawing } from './illustration'
import type { Hex } from './paint'
import { isWhiteBuild } from './sweep'

export type Motif = {
  size: Size
  /** Two-wheelers are drawn from the side only. */
  kind: 'car' | 'large' | 'bike'
  /** White whatever its colour, which then only shows in a stripe. */
  isWhite: boolean
  draw: (camera: Camera, paint: Hex, wheels: WheelStyle) => string
}

const ofOurTime: Readonly<Record<Exclude<Drawing, ClassicDrawing>, Motif>> = {
  'city-car': car(carProfiles['city-car']),
  berlina: car(carProfiles.berlina),
  'due-volumi': car(carProfiles['due-volumi']),
  'station-wagon': car(carProfiles['station-wagon']),
  suv: car(carProfiles.suv),
  fuoristrada: car(carProfiles.fuoristrada),
  'pick-up': car(carProfiles['pick-up']),
  coupe: car(carProfiles.coupe),
  cabrio: car(carProfiles.cabrio),
  monovolume: car(carProfiles.monovolume),
  furgone: van(vanProfiles.furgone),
  minibus: van(vanProfiles.minibus),
  furgonato: van(vanProfiles.furgonato),
  mansardato: van(vanProfiles.mansardato),
  semintegrale: van(vanProfiles.semintegrale),
  motorhome: van(vanProfiles.motorhome),
  caravan: van(vanProfiles.caravan),
  autocarro: lorry('autocarro'),
  telonato: lorry('telonato'),
  cassonato: lorry('cassonato'),
  trattore: lorry('trattore'),
  naked: bike(naked),
  sportiva: bike(sportsBike),
  enduro: bike(enduro),
  custom: bike(cruiser),
  scooter: bike(scooter, 150),
  quad: bike(quad),
}

export function motifOf(drawing: Drawing): Motif {
  if (!isClassicDrawing(drawing)) return ofOurTime[drawing]
  const { body, decade } = classicOf(drawing)
  return car(classicProfile(body, decade))
}

function car(profile: Profile): Motif {
  return { size: profile, kind: 'car', isWhite: false, draw: (camera, paint, wheels) => fourWheels(profile, { paint, camera, wheels }) }
}

function van(profile: Profile): Motif {
  const size = { ...profile, length: profile.length + (profile.towBar ?? 0) }
  return { ...car(profile), size, kind: 'large', isWhite: isWhiteBuild(profile) }
}

function lorry(load: TruckLoad): Motif {
  return {
    size: truckSize(load),
    kind: 'large',
    isWhite: load === 'autocarro',
    draw: (camera, paint, wheels) => truck(load, { paint, camera, wheels }),
  }
}

function bike(draw: (bench: BikeDrawingTools) => string, height = bikeSize.height): Motif {
  return { size: { ...bikeSize, height }, kind: 'bike', isWhite: false, draw: (camera, paint) => draw(bikeBench(camera, paint)) }
}
