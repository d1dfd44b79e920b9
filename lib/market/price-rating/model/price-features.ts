import { provinces } from '@/lib/market/places/place'
import { hasDisplacement, hasWholeList } from './facts'
import { type Feature, type Part, plainFeature } from './feature'
import { ageKnots, kmKnots, penalties } from './feature-weights'
import { type Shares, unknownSeller } from './shares'
import { modelKey, type ValuedVehicle } from './valued-vehicle'
import { phrasesOf, versionWords } from './version-words'

type Add = (part: Part, name: string, value: number, penalty: number) => void

/** All features of a vehicle that its declared facts give; those that stay zero are left out. */
export function featuresOf(vehicle: ValuedVehicle, shares: Shares): Feature[] {
  return [...baseFeatures(vehicle, shares), ...choiceFeatures(vehicle), ...curveFeatures(vehicle)]
}

/** Make, model, version, equipment, seller and place. Of the last three, what is undeclared counts as often as others have it. */
export function baseFeatures(vehicle: ValuedVehicle, shares: Shares): Feature[] {
  return collect((add) => {
    addModel(add, vehicle)
    addVersion(add, vehicle)
    addEquipment(add, vehicle, shares)
    addOffer(add, vehicle, shares)
  })
}

/** Fuel, gearbox, drive, body, doors, seats, power and displacement. */
export function choiceFeatures(vehicle: ValuedVehicle): Feature[] {
  return collect((add) => {
    addDrivetrain(add, vehicle)
    addPower(add, vehicle)
  })
}

/** The words of a version of this model. */
export function versionFeatures(vehicle: Pick<ValuedVehicle, 'make' | 'model' | 'version'>): Feature[] {
  return collect((add) => addVersion(add, vehicle))
}

function collect(addAll: (add: Add) => void): Feature[] {
  const features: Feature[] = []
  addAll((part, name, value, penalty) => {
    if (value !== 0) features.push(plainFeature(part, name, value, penalty))
  })
  return features
}

function addModel(add: Add, vehicle: ValuedVehicle): void {
  add('model', `make ${vehicle.make}`, 1, penalties.make)
  add('model', `model ${modelKey(vehicle)}`, 1, penalties.model)
}

function addDrivetrain(add: Add, vehicle: ValuedVehicle): void {
  const { fuel, gearbox, drive, body, doors, seats, make } = vehicle
  const model = modelKey(vehicle)
  for (const [name, value] of Object.entries({ fuel, gearbox, drive, body, doors, seats }))
    if (value !== null) add('drivetrain', `${name} ${value}`, 1, penalties.fact)
  for (const [name, value] of Object.entries({ fuel, gearbox, drive, body })) {
    if (value === null) continue
    add('drivetrain', `${name} ${value} of ${make}`, 1, penalties.crossed)
    add('drivetrain', `${name} ${value} of ${model}`, 1, penalties.crossed)
  }
  if (fuel === null || gearbox === null) return
  add('drivetrain', `fuel ${fuel}, gearbox ${gearbox}`, 1, penalties.crossed)
  add('drivetrain', `fuel ${fuel}, gearbox ${gearbox} of ${model}`, 1, penalties.crossed)
}

function addPower(add: Add, vehicle: ValuedVehicle): void {
  const { powerKw, displacementCc, fuel, make } = vehicle
  const model = modelKey(vehicle)
  if (powerKw !== null) {
    const log = Math.log(powerKw / 100)
    add('power', 'power', log, penalties.fact)
    add('power', 'power squared', log * log, penalties.fact)
    add('power', `power of ${make}`, log, penalties.make)
    add('power', `power of ${model}`, log, penalties.model)
    if (fuel !== null) add('power', `power of fuel ${fuel}`, log, penalties.make)
    add('power', `${powerKw} kW of ${model}`, 1, penalties.crossed)
    if (fuel !== null) add('power', `${powerKw} kW ${fuel} of ${model}`, 1, penalties.crossed)
  }
  if (!hasDisplacement(displacementCc)) return
  add('power', 'displacement', Math.log(displacementCc / 1_500), penalties.fact)
  add('power', `${Math.round(displacementCc / 100)} hundred cc of ${model}`, 1, penalties.crossed)
}

function addVersion(add: Add, vehicle: Pick<ValuedVehicle, 'make' | 'model' | 'version'>): void {
  const words = versionWords(vehicle.version)
  const model = modelKey(vehicle)
  for (const phrase of phrasesOf(words)) {
    add('version', `says ${phrase}`, 1, penalties.words)
    add('version', `says ${phrase} of ${vehicle.make}`, 1, penalties.wordsOfOne)
    add('version', `says ${phrase} of ${model}`, 1, penalties.wordsOfOne)
  }
  add('version', 'length', words.length / 10, penalties.fact)
}

function addEquipment(add: Add, vehicle: ValuedVehicle, shares: Shares): void {
  const listed = new Set(vehicle.equipment)
  for (const item of listed) add('version', `has ${item}`, 1, penalties.words)
  if (hasWholeList(vehicle.equipment)) return
  for (const [item, share] of shares.equipment.get(modelKey(vehicle)) ?? [])
    if (!listed.has(item)) add('version', `has ${item}`, share, penalties.words)
}

function addOffer(add: Add, vehicle: ValuedVehicle, { sellers, provinces: known }: Shares): void {
  const { sellerType, province, month, make } = vehicle
  const model = modelKey(vehicle)
  const sellerShares: ReadonlyMap<string, number> = sellerType === unknownSeller ? sellers : new Map([[sellerType, 1]])
  for (const [seller, share] of sellerShares) add('seller', `seller ${seller}`, share, penalties.place)
  const places: ReadonlyMap<string, number> = province === null ? known : new Map([[province, 1]])
  for (const [code, share] of places) {
    const region = provinces[code]?.region
    for (const place of [`province ${code}`, `region ${region}`, `province ${code} of ${make}`, `region ${region} of ${make}`])
      add('place', place, share, penalties.place)
    add('place', `region ${region} of ${model}`, share, penalties.place)
  }
  add('place', `month ${month}`, 1, penalties.fact)
}

/** Age and km as curves of straight stretches: one for all, and how make, model and fuel differ from it. */
export function curveFeatures(vehicle: ValuedVehicle): Feature[] {
  return [...ageFeatures(vehicle), ...kmFeatures(vehicle)]
}

type Worn = Pick<ValuedVehicle, 'make' | 'model' | 'fuel' | 'ageYears' | 'mileageKm'>

export function ageFeatures(vehicle: Omit<Worn, 'mileageKm'>): Feature[] {
  return curveOf('age', vehicle, { knots: ageKnots, at: vehicle.ageYears ?? 0, unit: 2, penalty: penalties.slope })
}

export function kmFeatures(vehicle: Omit<Worn, 'ageYears'>): Feature[] {
  return curveOf('km', vehicle, { knots: kmKnots, at: (vehicle.mileageKm ?? 0) / 1_000, unit: 25, penalty: penalties.kmSlope })
}

type Curve = { knots: readonly number[]; at: number; unit: number; penalty: number }

function curveOf(part: Part, { fuel, make, model }: Pick<Worn, 'make' | 'model' | 'fuel'>, { knots, at, unit, penalty }: Curve): Feature[] {
  const whose = [...(fuel === null ? [] : [`fuel ${fuel}`]), make, modelKey({ make, model })]
  return stretchesOf(knots, at).flatMap((length, stretch) => {
    const value = length / unit
    return [
      { name: `${part} ${stretch}`, value, penalty: penalties.curve, part, stretch, neverRaises: true },
      ...whose.map((one) => ({ name: `${part} ${stretch} of ${one}`, value, penalty, part, stretch, neverRaises: false })),
    ]
  })
}

/** How much of each stretch lies below this value; stretches above it are left out. */
export function stretchesOf(knots: readonly number[], value: number): number[] {
  return knots.slice(1).flatMap((to, index) => {
    const from = knots[index] ?? 0
    return value <= from ? [] : [Math.min(value, to) - from]
  })
}
