import { expect, test } from 'vitest'
import type { NewAd } from '@/lib/market/ads/ad'
import { listPlaces } from '@/lib/market/places/places.server'
import { fuelGroup } from './car-market'
import { demoAd, planDemoMarket } from './demo-ad'
import modelFacts from './facts/model-facts.json'
import { ages, categoryShares, colourShares, mileageMedian } from './market-facts'

const today = new Date('2026-11-21T10:00:00Z')
const market = planDemoMarket({ seed: 3, today, dealers: 400, places: listPlaces() })
const ads = Array.from({ length: 60_000 }, (_, index) => demoAd(market, index))
const usedCars = ads.filter((ad) => ad.category === 'auto' && ad.offerType === 'usato')
/** The facts were collected from dealers, mostly of cars up to eight years old. */
const dealersCars = usedCars.filter((ad) => ad.dealerId !== null && ageOf(ad) < 8.5)

function ageOf(ad: NewAd): number {
  return (today.getTime() - (ad.firstRegistration ?? today).getTime()) / 31_557_600_000
}
const priceOf = (ad: NewAd) => (ad.priceCents ?? 0) / 100

function quantile(values: readonly number[], share: number): number {
  return [...values].sort((one, other) => one - other)[Math.floor(share * values.length)] ?? Number.NaN
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanOne, meanOther] = [mean(one), mean(other)]
  const product = (a: readonly number[], meanA: number, b: readonly number[], meanB: number) =>
    mean(a.map((value, index) => (value - meanA) * ((b[index] ?? 0) - meanB)))
  return (
    product(one, meanOne, other, meanOther) / Math.sqrt(product(one, meanOne, one, meanOne) * product(other, meanOther, other, meanOther))
  )
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

const shareOf = (of: readonly NewAd[], fits: (ad: NewAd) => boolean) => of.filter(fits).length / of.length

/** Cells of a model and age that rest on at least twenty listings in the facts and forty generated ads. */
function cells() {
  const byModel = groupBy(dealersCars, (ad) => `${ad.make}/${ad.model ?? ''}`)
  return Object.entries(modelFacts).flatMap(([model, facts]) =>
    Object.entries(facts.ages).flatMap(([text, [listings = 0, price = 0, mileage = 0]]) => {
      const age = Number(text)
      const cell = (byModel.get(model) ?? []).filter((ad) => Math.abs(ageOf(ad) - age) <= (age > 6.5 ? 1 : 0.5))
      if (listings < 20 || cell.length < 40) return []
      return [
        {
          name: `${model} at ${text}`,
          price: quantile(cell.map(priceOf), 0.5) / price - 1,
          mileage:
            quantile(
              cell.map((ad) => ad.mileageKm ?? 0),
              0.5,
            ) /
              mileage -
            1,
        },
      ]
    }),
  )
}

test('the median price of a model at an age is the one of the facts: within 5 % as a rule, never 20 % off', () => {
  const found = cells()
  expect(found.length).toBeGreaterThan(120)
  expect(found.filter((cell) => Math.abs(cell.price) > 0.2)).toEqual([])
  expect(
    quantile(
      found.map((cell) => Math.abs(cell.price)),
      0.75,
    ),
  ).toBeLessThan(0.05)
  expect(
    Math.abs(
      quantile(
        found.map((cell) => cell.price),
        0.5,
      ),
    ),
  ).toBeLessThan(0.02)
})

test('the median mileage of a cell of the market is within 15 % as a rule', () => {
  const found = cells()
  expect(
    quantile(
      found.map((cell) => Math.abs(cell.mileage)),
      0.75,
    ),
  ).toBeLessThan(0.15)
  expect(
    Math.abs(
      quantile(
        found.map((cell) => cell.mileage),
        0.5,
      ),
    ),
  ).toBeLessThan(0.06)
})

test.each([1, 2, 3, 4, 5, 6])('all cars of %i years have driven what cars of that age have', (age) => {
  const cars = dealersCars.filter((ad) => Math.abs(ageOf(ad) - age) <= 0.5)
  const fact = mileageMedian[ages.findIndex((known) => known === age)] ?? 0
  expect(
    Math.abs(
      quantile(
        cars.map((ad) => ad.mileageKm ?? 0),
        0.5,
      ) /
        fact -
        1,
    ),
  ).toBeLessThan(0.12)
})

test('price falls with age and with km, km rise with age, as strongly as in the facts', () => {
  const logPrices = dealersCars.map((ad) => Math.log(priceOf(ad)))
  const kilometres = dealersCars.map((ad) => ad.mileageKm ?? 0)
  const years = dealersCars.map(ageOf)
  expect(correlation(logPrices, years)).toBeCloseTo(-0.39, 1) // within 0.05
  expect(Math.abs(correlation(logPrices, kilometres) - -0.28)).toBeLessThan(0.07)
  expect(Math.abs(correlation(kilometres, years) - 0.68)).toBeLessThan(0.05)
})

test('equal cars differ in price by the 14 % of the facts', () => {
  const golfs = dealersCars.filter((ad) => ad.make === 'volkswagen' && ad.model === 'golf' && ad.powerKw === 110 && ad.fuel === 'diesel')
  const fit = golfs.map((ad) => Math.log(priceOf(ad)) + 0.075 * ageOf(ad) + 0.00000283 * (ad.mileageKm ?? 0))
  const spread = (quantile(fit, 0.841) - quantile(fit, 0.159)) / 2
  expect(golfs.length).toBeGreaterThan(60)
  expect(spread).toBeGreaterThan(0.1)
  expect(spread).toBeLessThan(0.22)
})

test.each([
  ['volkswagen', 0.0967],
  ['audi', 0.0797],
  ['ford', 0.0685],
  ['peugeot', 0.068],
  ['fiat', 0.0674],
  ['mercedes-benz', 0.0656],
  ['bmw', 0.0617],
  ['jeep', 0.0481],
  ['renault', 0.04],
  ['citroen', 0.0383],
  ['opel', 0.0373],
  ['toyota', 0.0332],
  ['alfa-romeo', 0.0308],
  ['nissan', 0.0251],
  ['dacia', 0.011],
])('%s has its share of the used cars', (make, share) => {
  expect(Math.abs(shareOf(usedCars, (ad) => ad.make === make) - share)).toBeLessThan(0.015)
})

test.each([
  ['diesel', 0.3129],
  ['petrol', 0.3352],
  ['hybrid', 0.3043],
  ['electric', 0.0432],
])('%s has its share of the cars dealers sell', (fuel, share) => {
  expect(Math.abs(shareOf(dealersCars, (ad) => fuelGroup(ad.fuel ?? '') === fuel) - share)).toBeLessThan(0.04)
})

test('older cars are diesels more often than young ones', () => {
  const old = usedCars.filter((ad) => ageOf(ad) > 6 && ageOf(ad) < 10)
  const young = usedCars.filter((ad) => ageOf(ad) < 3)
  expect(shareOf(old, (ad) => ad.fuel === 'diesel')).toBeGreaterThan(shareOf(young, (ad) => ad.fuel === 'diesel') + 0.2)
})

test('a quarter of the used cars comes from private sellers', () => {
  expect(Math.abs(shareOf(usedCars, (ad) => ad.dealerId === null) - 0.25)).toBeLessThan(0.03)
})

test('categories, colours and regions have their shares', () => {
  for (const [category, share] of Object.entries(categoryShares))
    expect(Math.abs(shareOf(ads, (ad) => ad.category === category) - share / 100), category).toBeLessThan(0.01)
  const colours = Object.values(colourShares).reduce((sum, share) => sum + share, 0)
  for (const [colour, share] of Object.entries(colourShares))
    expect(Math.abs(shareOf(usedCars, (ad) => ad.colour === colour) - share / colours), colour).toBeLessThan(0.01)
  const people = groupBy(listPlaces(), (place) => place.region)
  const all = listPlaces().reduce((sum, place) => sum + place.weight, 0)
  for (const [region, places] of people) {
    const share = places.reduce((sum, place) => sum + place.weight, 0) / all
    expect(Math.abs(shareOf(ads, (ad) => ad.region === region) - share), region).toBeLessThan(0.04)
    expect(
      shareOf(ads, (ad) => ad.region === region),
      region,
    ).toBeGreaterThan(0)
  }
})

test('every kind of offer is there often enough to fill a page', () => {
  const sample = ads.slice(0, 6_000)
  for (const offer of ['usato', 'km0', 'nuovo', 'aziendale', 'noleggio', 'epoca'])
    expect(sample.filter((ad) => ad.category === 'auto' && ad.offerType === offer).length, offer).toBeGreaterThan(60)
})

test('prices end as people write them', () => {
  const dear = usedCars.filter((ad) => priceOf(ad) > 8_000)
  expect(shareOf(dear, (ad) => priceOf(ad) % 1_000 === 900)).toBeGreaterThan(0.25)
  expect(shareOf(dear, (ad) => [0, 300, 400, 490, 500, 700, 800, 890, 900, 950, 990, 999].includes(priceOf(ad) % 1_000))).toBeGreaterThan(
    0.99,
  )
})
