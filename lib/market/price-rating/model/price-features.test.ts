import { expect, test } from 'vitest'
import { plainCar } from '@/lib/market/price-rating/model/test-models/test-cars'
import { featuresOf } from './price-features'
import type { ValuedVehicle } from './valued-vehicle'

const noShares = {
  sellers: new Map<string, number>(),
  provinces: new Map<string, number>(),
  equipment: new Map<string, Map<string, number>>(),
}
const allOf = (vehicle: ValuedVehicle) => featuresOf(vehicle, noShares)
const valuesOf = (facts: Partial<ValuedVehicle>) => new Map(allOf({ ...plainCar, ...facts }).map(({ name, value }) => [name, value]))
const namesOf = (facts: Partial<ValuedVehicle>, part: string) =>
  allOf({ ...plainCar, ...facts })
    .filter((feature) => feature.part === part)
    .map(({ name }) => name)
const penaltyOf = (name: string) => allOf({ ...plainCar, equipment: ['tetto'] }).find((feature) => feature.name === name)?.penalty ?? 0

test('fuel, gearbox, drive and body count for all, for the make and for the model; doors and seats for all', () => {
  expect(namesOf({}, 'drivetrain').toSorted()).toEqual(
    [
      ...['fuel benzina', 'gearbox manuale', 'drive anteriore', 'body city-car'].flatMap((fact) => [
        fact,
        `${fact} of fiat`,
        `${fact} of fiat/panda`,
      ]),
      'doors 5',
      'seats 5',
      'fuel benzina, gearbox manuale',
      'fuel benzina, gearbox manuale of fiat/panda',
    ].toSorted(),
  )
})

test('make and model count, a vehicle of no known model as one of its make', () => {
  expect(namesOf({}, 'model')).toEqual(['make fiat', 'model fiat/panda'])
  expect(namesOf({ model: null }, 'model')).toEqual(['make fiat', 'model fiat/'])
})

test('power counts by its distance from 100 kW, in doublings either way', () => {
  expect(valuesOf({ powerKw: 200 }).get('power')).toBeCloseTo(Math.LN2)
  expect(valuesOf({ powerKw: 50 }).get('power')).toBeCloseTo(-Math.LN2)
  expect(valuesOf({ powerKw: 50 }).get('power squared')).toBeCloseTo(Math.LN2 ** 2)
  expect(namesOf({ powerKw: 100, displacementCc: null }, 'power')).toEqual(['100 kW of fiat/panda', '100 kW benzina of fiat/panda'])
})

test('a displacement counts from 40 cubic centimetres on, smaller ones are mistakes', () => {
  const ofDisplacement = (displacementCc: number | null) => namesOf({ displacementCc, powerKw: null }, 'power')
  expect([null, 39].map(ofDisplacement)).toEqual([[], []])
  expect(ofDisplacement(40)).toEqual(['displacement', '0 hundred cc of fiat/panda'])
  expect(ofDisplacement(1_242)).toEqual(['displacement', '12 hundred cc of fiat/panda'])
  expect(valuesOf({ displacementCc: 3_000 }).get('displacement')).toBeCloseTo(Math.LN2)
})

test('each phrase of the version counts for all vehicles, for the make and for the model', () => {
  const features = valuesOf({ version: 'Cross 4x4', equipment: ['tetto'] })
  for (const phrase of ['cross', '4x4', 'cross 4x4'])
    expect(['', ' of fiat', ' of fiat/panda'].map((whose) => features.get(`says ${phrase}${whose}`))).toEqual([1, 1, 1])
  expect([features.get('length'), features.get('has tetto')]).toEqual([0.2, 1])
  expect(namesOf({ version: '' }, 'version')).toEqual([])
})

test('a province counts with its region; undeclared ones count as often as others have them', () => {
  const ofMake = ['province PI of fiat', 'region toscana of fiat']
  expect(namesOf({}, 'place')).toEqual(['province PI', 'region toscana', ...ofMake, 'region toscana of fiat/panda', 'month 2026-03'])
  const shares = {
    ...noShares,
    sellers: new Map([
      ['privato', 0.4],
      ['concessionario', 0.6],
    ]),
    provinces: new Map([
      ['PI', 0.25],
      ['MI', 0.75],
    ]),
  }
  const values = new Map(
    featuresOf({ ...plainCar, province: null, sellerType: 'non-indicato' }, shares).map(({ name, value }) => [name, value]),
  )
  expect(
    ['province PI', 'region toscana', 'province MI', 'region lombardia', 'seller privato', 'seller concessionario'].map((name) =>
      values.get(name),
    ),
  ).toEqual([0.25, 0.25, 0.75, 0.75, 0.4, 0.6])
  expect(['province PI of fiat', 'region lombardia of fiat/panda'].map((name) => values.get(name))).toEqual([0.25, 0.75])
})

test('an undeclared fact has no feature', () => {
  const bare = {
    ...plainCar,
    fuel: null,
    gearbox: null,
    drive: null,
    body: null,
    doors: null,
    seats: null,
    powerKw: null,
    displacementCc: null,
  }
  const names = featuresOf({ ...bare, version: '', province: null, sellerType: 'non-indicato' }, noShares).map(({ name }) => name)
  expect(names.filter((name) => /null|undefined|unknown|non-indicato/.test(name))).toEqual([])
  expect(names.filter((name) => !/^(?:age|km) /.test(name))).toEqual(['make fiat', 'model fiat/panda', 'month 2026-03'])
})

test('unlisted equipment is absent from a whole list, and as frequent as elsewhere in a partial one', () => {
  const shares = {
    ...noShares,
    equipment: new Map([
      [
        'fiat/panda',
        new Map([
          ['tetto', 0.3],
          ['abs', 0.9],
        ]),
      ],
    ]),
  }
  const has = (equipment: string[]) =>
    featuresOf({ ...plainCar, equipment }, shares).flatMap(({ name, value }) =>
      /^has (?:tetto|abs)$/.test(name) ? [`${name} ${value}`] : [],
    )
  expect(has(['abs'])).toEqual(['has abs 1', 'has tetto 0.3'])
  expect(has(['abs', ...Array.from({ length: 9 }, (_, item) => `altro ${item}`)])).toEqual(['has abs 1'])
})

test('the curves that all share never raise a price; fuel, make and model may differ from them', () => {
  const features = allOf({ ...plainCar, ageYears: 0.5, mileageKm: 5_000 })
  const curves = (['age', 'km'] as const).map((part) => features.filter((feature) => feature.part === part))
  for (const [number, part] of ['age', 'km'].entries())
    expect(curves[number]?.map(({ name, neverRaises }) => [name, neverRaises])).toEqual([
      [`${part} 0`, true],
      [`${part} 0 of fuel benzina`, false],
      [`${part} 0 of fiat`, false],
      [`${part} 0 of fiat/panda`, false],
    ])
})

test('undeclared years and kilometres stand at the beginning of their curves, as of a new car', () => {
  for (const facts of [
    { ageYears: null, mileageKm: null },
    { ageYears: 0, mileageKm: 0 },
  ])
    expect([...namesOf(facts, 'age'), ...namesOf(facts, 'km')]).toEqual([])
})

test('a fact of one make or model is believed later than a fact of all vehicles', () => {
  expect(penaltyOf('fuel benzina of fiat')).toBeGreaterThan(penaltyOf('fuel benzina'))
  expect(penaltyOf('fuel benzina of fiat/panda')).toBeGreaterThan(penaltyOf('fuel benzina'))
  expect(penaltyOf('says easy of fiat')).toBeGreaterThan(penaltyOf('says easy'))
  expect(penaltyOf('says easy')).toBeGreaterThan(penaltyOf('fuel benzina'))
  expect(penaltyOf('age 0 of fiat')).toBeGreaterThan(penaltyOf('age 0'))
})
