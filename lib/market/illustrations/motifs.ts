import { type BikeDrawingTools, bikeBench, bikeSize } from './bike-drawing-tools'
import type { Camera, Size } from './camera'
import { carProfiles } from './car-profiles'
import { type ClassicDrawing, classicOf, isClassicDrawing } from './classic'
import { classicProfile } from './classic-profiles'
import { fourWheels } from './four-wheels'
import type { Drawing } from './illustration'
import { cruiser, enduro, naked, sportsBike } from './motorbike'
import type { Hex } from './paint'
import type { Profile } from './profile'
import { quad, scooter } from './scooter'
import { isWhiteBuild } from './sweep'
import { type TruckLoad, truck, truckSize } from './truck'
import { vanProfiles } from './van-profiles'
import type { WheelStyle } from './wheels'

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
