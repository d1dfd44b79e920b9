import { expect, test } from 'vitest'
import { adsNeeded, type Place } from './observed-vehicle'
import { modelPriceIn, priceInRegion, type RegionalAds, regionPrices } from './region-prices'

const ads = (region: string | null, rated: number, askedOfEstimate: number | null = 1): RegionalAds => ({
  region,
  ads: rated + 5,
  rated,
  askedOfEstimate,
  province: 'PI',
})
const priceIn = (given: readonly RegionalAds[], region: string) => regionPrices(given, () => 10_000).find((one) => one.region === region)

test('every region stands there, one without ads too', () => {
  expect(regionPrices([], () => 10_000)).toHaveLength(20)
  expect(priceIn([], 'molise')).toEqual({ region: 'molise', ads: 0, rated: 0, euro: null })
})

test('a region has a price from as many valued ads as are needed', () => {
  expect(priceIn([ads('toscana', adsNeeded - 1)], 'toscana')).toEqual({
    region: 'toscana',
    ads: adsNeeded + 4,
    rated: adsNeeded - 1,
    euro: null,
  })
  expect(priceIn([ads('toscana', adsNeeded)], 'toscana')).toEqual({ region: 'toscana', ads: adsNeeded + 5, rated: adsNeeded, euro: 10_000 })
})

test('the price of a region is read at its place; a region without a price has none', () => {
  expect(
    regionPrices([ads('toscana', 40, 1.02)], ({ province, askedOfEstimate }) => (province === 'PI' ? 100 * askedOfEstimate : 0))[15],
  ).toEqual({
    region: 'toscana',
    ads: 45,
    rated: 40,
    euro: 102,
  })
  expect(priceIn([ads('toscana', 40, null)], 'toscana')?.euro).toBeNull()
  expect(regionPrices([ads('toscana', 40)], () => undefined).every(({ euro }) => euro === null)).toBe(true)
  expect(regionPrices([ads(null, 40)], () => 10_000).every(({ euro }) => euro === null)).toBe(true)
})

test('with too few ads the model’s mean of the provinces stands beside, never in their place', () => {
  const found = regionPrices(
    [ads('toscana', adsNeeded), ads('molise', 3)],
    () => 10_000,
    (region) => (region === 'umbria' ? undefined : 9_000),
  )
  const of = (region: string) => found.find((one) => one.region === region)
  expect([of('toscana'), of('molise'), of('umbria')]).toEqual([
    { region: 'toscana', ads: adsNeeded + 5, rated: adsNeeded, euro: 10_000 },
    { region: 'molise', ads: 8, rated: 3, euro: null, modelEuro: 9_000 },
    { region: 'umbria', ads: 0, rated: 0, euro: null },
  ])
  expect(modelPriceIn('molise', priceIn3)).toEqual(around(9_050))
  expect(modelPriceIn('molise', () => undefined)).toBeUndefined()
})

const around = (euro: number) => ({ euro, lowEuro: euro - 1_000, highEuro: euro + 1_000 })
const priceIn3 = ({ province }: Place) => {
  const euro = { CB: 9_000, IS: 9_100, MI: 20_000 }[province ?? '']
  return euro === undefined ? undefined : around(euro)
}

test('what is written down of a region says whether its own ads or the model speak', () => {
  const own = { ...ads('lombardia', adsNeeded), province: 'MI' }
  expect(priceInRegion('lombardia', own, priceIn3)).toEqual({ ...around(20_000), isEstimate: false })
  expect(priceInRegion('molise', ads('molise', adsNeeded - 1), priceIn3)).toEqual({ ...around(9_050), isEstimate: true })
  expect(priceInRegion('molise', undefined, () => undefined)).toBeUndefined()
})
