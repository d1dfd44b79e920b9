import { expect, inject, test } from 'vitest'
import { inventCars, plainCar, randomNumbers } from '@/lib/market/price-rating/model/test-models/test-cars'
import { modelOfCars } from '@/lib/market/price-rating/model/test-models/test-models'
import { type Fact, facts, patterns, type ValueFact, withoutFacts } from './facts'
import { type Estimate, fitPriceModel, valueVehicle } from './price-model'
import type { PricedVehicle, ValuedVehicle } from './valued-vehicle'

const cars = inventCars(3_600)
const [seen, unseen] = [cars.slice(0, 2_000), cars.slice(2_000)]
const model = modelOfCars(seen.length)
/** The first of the unseen cars: all of so many in the long run, a part of them before every commit. */
const unseenCars = (count: number) => unseen.slice(0, Math.ceil(count * inject('shareOfRuns')))

function estimateOf(vehicle: ValuedVehicle): Estimate {
  const valuation = valueVehicle(model, vehicle)
  if ('why' in valuation) throw new Error(valuation.why)
  return valuation
}

const width = ({ lowEuro, highEuro }: Estimate) => Math.log(highEuro / lowEuro)

/** What at least one in fifty of the same model and about the age have. */
function choicesOf(vehicle: ValuedVehicle, fact: Fact) {
  const alike = seen.filter(
    (other) => other.vehicle.model === vehicle.model && Math.abs((other.vehicle.ageYears ?? 0) - (vehicle.ageYears ?? 0)) <= 4,
  )
  const all = alike.map((other) => other.vehicle[fact])
  return [...new Set(all)].filter((value) => all.filter((one) => one === value).length >= all.length / 50)
}

test('an undeclared gearbox costs nothing, although sellers who leave it out sell cheaper cars', () => {
  const lessDeclared = ({ vehicle, priceEuro }: PricedVehicle, index: number) =>
    index % 6 === 0 ? { vehicle: withoutFacts(vehicle, ['gearbox']), priceEuro: priceEuro * 0.75 } : { vehicle, priceEuro }
  const misled = fitPriceModel(seen.slice(0, 800).map(lessDeclared))
  const outside = unseenCars(300).filter(({ vehicle }) => {
    const [manual, automatic, unknown] = ['manuale', 'automatico', null].map((gearbox) => valueVehicle(misled, { ...vehicle, gearbox }))
    if (!manual || !automatic || !unknown || 'why' in manual || 'why' in automatic || 'why' in unknown) return false
    return unknown.euro < manual.euro || unknown.euro > automatic.euro
  })
  expect(outside).toEqual([])
})

test.each<[string, ValueFact, readonly Fact[]]>([
  ['gearbox', 'gearbox', []],
  ['power', 'powerKw', []],
  ['gearbox, without a version', 'gearbox', ['version']],
  ['power, with nothing else declared', 'powerKw', ['version', 'gearbox', 'fuel', 'drive', 'body', 'doors', 'seats', 'displacementCc']],
])('an unknown %s is worth no more and no less than what comparable cars have', (_, fact, left) => {
  const outside = unseenCars(150).filter(({ vehicle }) => {
    const declared = withoutFacts(vehicle, left)
    const known = choicesOf(vehicle, fact).map((value) => estimateOf({ ...declared, [fact]: value }).euro)
    const { euro } = estimateOf(withoutFacts(declared, [fact]))
    return euro < Math.min(...known) - 1e-6 || euro > Math.max(...known) + 1e-6
  })
  expect(outside).toEqual([])
})

test.each(['gearbox', 'powerKw', 'version'] as const)(
  '%s alone unknown: at least 97 in 100 estimates lie between those of its choices',
  (fact) => {
    const tried = unseenCars(200).map(({ vehicle }) => {
      const known = choicesOf(vehicle, fact).map((value) => estimateOf({ ...vehicle, [fact]: value }))
      const euros = known.map(({ euro }) => euro)
      const open = estimateOf(withoutFacts(vehicle, [fact]))
      const isBetween = open.euro >= Math.min(...euros) - 0.01 && open.euro <= Math.max(...euros) + 0.01
      return { isBetween, isAsWide: width(open) >= known.reduce((sum, one) => sum + width(one), 0) / known.length - 1e-9 }
    })
    for (const law of ['isBetween', 'isAsWide'] as const)
      expect(tried.filter((one) => one[law]).length / tried.length, law).toBeGreaterThanOrEqual(0.97)
  },
)

test('what only older cars have raises no estimate of a car of which it is unknown', () => {
  const [key, peers] = ['fiat/panda', model.peers.get('fiat/panda') ?? []]
  const byAge = peers.map((peer) => ({ ...peer, gearbox: peer.years < 5 ? 'manuale' : 'automatico' }))
  const dearer = { ...model, peers: new Map([[key, byAge]]) }
  const values = Array.from({ length: 37 }, (_, quarter) => {
    const valuation = valueVehicle(dearer, { ...plainCar, gearbox: null, ageYears: quarter / 4 })
    return 'why' in valuation ? Number.NaN : valuation.euro
  })
  expect(values).toEqual(values.toSorted((a, b) => b - a))
})

test.each(Object.entries<readonly Fact[]>(patterns))('%s: the interval of 8 in 10 holds about as many unseen prices', (_, left) => {
  const tried = unseenCars(1_600).map(({ vehicle, priceEuro }) => ({ ...estimateOf(withoutFacts(vehicle, left)), priceEuro }))
  const held = tried.filter(({ lowEuro, highEuro, priceEuro }) => lowEuro <= priceEuro && priceEuro <= highEuro).length / tried.length
  expect(Math.abs(held - 0.8)).toBeLessThan(0.04 + 1.5 * Math.sqrt((0.8 * 0.2) / tried.length)) // 76 to 84 %, and one and a half standard errors of so few
  const signed = tried.map(({ euro, priceEuro }) => euro / priceEuro - 1).sort((a, b) => a - b)
  expect(Math.abs(signed[Math.floor(signed.length / 2)] ?? 1)).toBeLessThan(0.015)
})

test('saying more never makes the intervals wider on average', () => {
  const few = unseenCars(250)
  const average = (left: readonly Fact[]) =>
    few.reduce((sum, { vehicle }) => sum + width(estimateOf(withoutFacts(vehicle, left))), 0) / few.length
  const widths = [[], ['gearbox'], ['gearbox', 'powerKw'], ['gearbox', 'powerKw', 'version']] as const
  const averages = widths.map((left) => average(left))
  expect(averages).toEqual(averages.toSorted((a, b) => a - b))
})

test('whatever is unknown, more years and more kilometres never raise the estimate', () => {
  const random = randomNumbers(9)
  const rises = unseenCars(300).map(({ vehicle }, index) => {
    const left = facts.filter(() => random() < 0.5)
    const declared = withoutFacts({ ...vehicle, ageYears: random() * 9, mileageKm: random() * 200_000 }, left)
    const worn =
      index % 2 === 0 ? { ageYears: (declared.ageYears ?? 0) + random() * 2 } : { mileageKm: (declared.mileageKm ?? 0) + random() * 60_000 }
    return estimateOf({ ...declared, ...worn }).euro / estimateOf(declared).euro
  })
  expect(Math.max(...rises)).toBeLessThanOrEqual(1 + 1e-12)
})

test('a car of no province is worth the mean of the provinces, weighted by their cars', () => {
  const logOf = (province: string | null) => Math.log(estimateOf({ ...plainCar, province }).euro)
  const counts = ['PI', 'MI', 'NA'].map((province) => ({
    province,
    share: seen.filter((car) => car.vehicle.province === province).length / seen.length,
  }))
  expect(logOf(null)).toBeCloseTo(
    counts.reduce((sum, { province, share }) => sum + share * logOf(province), 0),
    6,
  )
})

test('an estimate says which facts it was averaged over', () => {
  expect(estimateOf(plainCar).unknown).toEqual([])
  expect(estimateOf({ ...plainCar, gearbox: null, version: '69 CV' }).unknown).toEqual(['gearbox', 'version'])
  expect(estimateOf({ ...plainCar, fuel: 'elettrica', displacementCc: null }).unknown).toEqual([])
})
