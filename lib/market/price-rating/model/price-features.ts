import { provinces } from '@/lib/market/places/place'
import { type Feature, type Part, plainFeature } from './feature'
import { ageKnots, kmKnots, penalties } from './feature-weights'
import type { ValuedVehicle } from './valued-vehicle'
import { phrasesOf, versionWords } from './version-words'

type Add = (part: Part, name: string, value: number, penalty: number) => void

/** All features of a vehicle that can be read; those that stay zero are left out. */
export function featuresOf(vehicle: ValuedVehicle): Feature[] {
  const features: Feature[] = []
  const add: Add = (part, name, value, penalty) => {
    if (value !== 0) features.push(plainFeature(part, name, value, penalty))
  }
  addModel(add, vehicle)
  addDrivetrain(add, vehicle)
  addPower(add, vehicle)
  addVersion(add, vehicle)
  addOffer(add, vehicle)
  addCurves(features, vehicle)
  return features
}

export function modelKey({ make, model }: ValuedVehicle): string {
  return `${make}/${model ?? ''}`
}

function addModel(add: Add, vehicle: ValuedVehicle): void {
  add('model', `make ${vehicle.make}`, 1, penalties.make)
  add('model', `model ${modelKey(vehicle)}`, 1, penalties.model)
}

function addDrivetrain(add: Add, vehicle: ValuedVehicle): void {
  const { fuel, gearbox, drive, body, doors, seats, make } = vehicle
  const model = modelKey(vehicle)
  for (const [name, value] of Object.entries({ fuel, gearbox, drive, body, doors, seats }))
    add('drivetrain', `${name} ${value}`, 1, penalties.fact)
  for (const [name, value] of Object.entries({ fuel, gearbox, drive, body })) {
    add('drivetrain', `${name} ${value} of ${make}`, 1, penalties.crossed)
    add('drivetrain', `${name} ${value} of ${model}`, 1, penalties.crossed)
  }
  add('drivetrain', `fuel ${fuel}, gearbox ${gearbox}`, 1, penalties.crossed)
  add('drivetrain', `fuel ${fuel}, gearbox ${gearbox} of ${model}`, 1, penalties.crossed)
}

function addPower(add: Add, vehicle: ValuedVehicle): void {
  const { powerKw, displacementCc, fuel, make } = vehicle
  const model = modelKey(vehicle)
  if (powerKw === null) add('power', 'power unknown', 1, penalties.fact)
  else {
    const log = Math.log(powerKw / 100)
    add('power', 'power', log, penalties.fact)
    add('power', 'power squared', log * log, penalties.fact)
    add('power', `power of ${make}`, log, penalties.make)
    add('power', `power of ${model}`, log, penalties.model)
    add('power', `power of fuel ${fuel}`, log, penalties.make)
    add('power', `${powerKw} kW of ${model}`, 1, penalties.crossed)
    add('power', `${powerKw} kW ${fuel} of ${model}`, 1, penalties.crossed)
  }
  if (displacementCc === null || displacementCc < 40) return
  add('power', 'displacement', Math.log(displacementCc / 1_500), penalties.fact)
  add('power', `${Math.round(displacementCc / 100)} hundred cc of ${model}`, 1, penalties.crossed)
}

function addVersion(add: Add, vehicle: ValuedVehicle): void {
  const words = versionWords(vehicle.version)
  const model = modelKey(vehicle)
  for (const phrase of phrasesOf(words)) {
    add('version', `says ${phrase}`, 1, penalties.words)
    add('version', `says ${phrase} of ${vehicle.make}`, 1, penalties.wordsOfOne)
    add('version', `says ${phrase} of ${model}`, 1, penalties.wordsOfOne)
  }
  add('version', 'length', words.length / 10, penalties.fact)
  for (const item of vehicle.equipment) add('version', `has ${item}`, 1, penalties.words)
}

function addOffer(add: Add, { sellerType, province, month }: ValuedVehicle): void {
  add('seller', `seller ${sellerType}`, 1, penalties.place)
  add('place', `province ${province}`, 1, penalties.place)
  add('place', `region ${province === null ? null : provinces[province]?.region}`, 1, penalties.place)
  add('place', `month ${month}`, 1, penalties.fact)
}

/** Age and km as curves of straight stretches: one for all, and how make, model and fuel differ from it. */
function addCurves(features: Feature[], vehicle: ValuedVehicle): void {
  const whose = [`fuel ${vehicle.fuel}`, vehicle.make, modelKey(vehicle)]
  const addCurve = (part: Part, knots: readonly number[], at: number, unit: number, penalty: number) => {
    stretchesOf(knots, at).forEach((length, stretch) => {
      const value = length / unit
      features.push({ name: `${part} ${stretch}`, value, penalty: penalties.curve, part, stretch, neverRaises: true })
      for (const one of whose) features.push({ name: `${part} ${stretch} of ${one}`, value, penalty, part, stretch, neverRaises: false })
    })
  }
  addCurve('age', ageKnots, vehicle.ageYears ?? 0, 2, penalties.slope)
  addCurve('km', kmKnots, (vehicle.mileageKm ?? 0) / 1_000, 25, penalties.kmSlope)
}

/** How much of each stretch lies below this value; stretches above it are left out. */
export function stretchesOf(knots: readonly number[], value: number): number[] {
  return knots.slice(1).flatMap((to, index) => {
    const from = knots[index] ?? 0
    return value <= from ? [] : [Math.min(value, to) - from]
  })
}
