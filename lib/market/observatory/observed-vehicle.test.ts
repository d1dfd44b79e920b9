import { expect, test } from 'vitest'
import { fitPriceModel } from '@/lib/market/price-rating/model/price-model'
import { inventCars, plainCar } from '@/lib/market/price-rating/model/test-models/test-cars'
import { modelOfCars } from '@/lib/market/price-rating/model/test-models/test-models'
import { adsNeeded, allItaly, chooseVehicle, isBetween, priceOf } from './observed-vehicle'
import { priceCurves } from './price-curves'

const month = '2026-03'
const cars = inventCars(900)
const isGolf = ({ vehicle }: (typeof cars)[number]) => vehicle.model === 'golf'
const youngGolfs = cars.filter((car) => isGolf(car) && (car.vehicle.ageYears ?? 0) >= 2 && (car.vehicle.ageYears ?? 0) < 9)
/** Other cars enough that a model can be fitted. */
const others = cars.filter((car) => !isGolf(car)).slice(0, 200)
const vehiclesOf = (market: typeof cars) => market.filter(isGolf).map(({ vehicle }) => vehicle)

test('a model is followed from as many ads about its age as are needed, and not from one fewer', () => {
  const chosenFrom = (golfs: number) => {
    const market = [...others, ...youngGolfs.slice(0, golfs)]
    return chooseVehicle(fitPriceModel(market), { month, ageYears: 5 }, vehiclesOf(market))
  }
  expect(chosenFrom(adsNeeded - 1)).toBeUndefined()
  expect(chosenFrom(adsNeeded)).toMatchObject({ make: 'volkswagen', model: 'golf', ageYears: 5, mileageKm: 60_000 })
})

test('the car that is followed is the one in the middle of those on offer', () => {
  const model = modelOfCars(cars.length)
  const offered = vehiclesOf(cars)
  const chosen = chooseVehicle(model, { month, ageYears: 5 }, offered)
  const worths = offered
    .flatMap((one) => chooseVehicle(model, { month, ageYears: 5 }, [one]) ?? [])
    .map((one) => priceOf(model, month, one)?.euro ?? 0)
  const own = chosen ? (priceOf(model, month, chosen)?.euro ?? 0) : 0
  const share = (holds: (euro: number) => boolean) => worths.filter(holds).length / worths.length
  expect(share((euro) => euro <= own)).toBeGreaterThanOrEqual(0.5)
  expect(share((euro) => euro >= own)).toBeGreaterThanOrEqual(0.5)
})

test.each([
  { ages: [1, 2, 3], expected: false },
  { ages: [6, 7, 8], expected: false },
  { ages: [5, 5, 5], expected: true },
  { ages: [2, 3, 6], expected: true },
  { ages: [6, ...Array.from({ length: 10 }, () => 3)], expected: false },
  { ages: [6, ...Array.from({ length: 9 }, () => 3)], expected: true },
  { ages: [], expected: false },
])('of cars of $ages years, five years are between: $expected', ({ ages, expected }) => {
  expect(
    isBetween(
      ages.map((ageYears) => ({ ...plainCar, ageYears })),
      5,
    ),
  ).toBe(expected)
})

test('an observed vehicle holds no word that only one ad says', () => {
  const model = modelOfCars(cars.length)
  const [one] = vehiclesOf(cars)
  const chosen = one && chooseVehicle(model, { month, ageYears: 5 }, [{ ...one, version: '1.2 Easy chiedere di Mario 3331234567' }])
  expect(chosen?.version).toBe('1.2 easy')
})

test('a curve falls, lies in its band, and ends where too few ads are as old or as driven', () => {
  const model = modelOfCars(cars.length)
  const observed = chooseVehicle(model, { month, ageYears: 5 }, vehiclesOf(cars))
  if (!observed) throw new Error('nothing to follow')
  const { byAge, byKm } = priceCurves(model, month, observed, {
    place: allItaly,
    seen: { ages: { from: 0.9, to: 6.5 }, km: { from: 20_000, to: 80_000 } },
  })
  expect(byKm.map(({ at }) => at)).toEqual([20_000, 40_000, 60_000, 80_000])
  expect(byAge.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6])
  for (const curve of [byAge, byKm]) {
    const prices = curve.map(({ euro }) => euro)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    expect(curve.every(({ euro, lowEuro, highEuro }) => lowEuro <= euro && euro <= highEuro)).toBe(true)
  }
})

test('where a model is asked more for than it is worth, all of its prices are that much higher', () => {
  const model = modelOfCars(cars.length)
  const observed = chooseVehicle(model, { month, ageYears: 5 }, vehiclesOf(cars))
  if (!observed) throw new Error('nothing to follow')
  const [here, there] = [1, 1.1].map((askedOfEstimate) => priceOf(model, month, observed, { province: 'PI', askedOfEstimate }))
  expect((there?.euro ?? 0) / (here?.euro ?? 1)).toBeCloseTo(1.1, 2)
  expect((there?.lowEuro ?? 0) / (here?.lowEuro ?? 1)).toBeCloseTo(1.1, 2)
})
