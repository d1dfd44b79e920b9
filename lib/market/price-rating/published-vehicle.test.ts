import { expect, test } from 'vitest'
import { type ValuedAd, vehicleOf, whyNotCompared } from './published-vehicle'

const now = new Date('2026-11-23T10:00:00Z')
const panda: ValuedAd = {
  id: 1,
  category: 'auto',
  offerType: 'usato',
  make: 'fiat',
  model: 'panda',
  version: '',
  body: null,
  fuel: null,
  gearbox: null,
  drive: null,
  powerKw: 51,
  displacementCc: null,
  doors: null,
  seats: null,
  equipment: [],
  firstRegistration: new Date('2021-12-01'),
  mileageKm: 50_000,
  dealerId: null,
  sellerType: 'privato',
  provinceCode: 'MI',
  priceCents: 900_000,
  accident: null,
  running: null,
  financeRequired: null,
  knownSince: null,
}
const vehicle = (ad: Partial<ValuedAd>) => vehicleOf({ ...panda, ...ad }, 'auto', now)
const why = (ad: Partial<ValuedAd>) => whyNotCompared({ ...panda, ...ad })

test('a vehicle is as old as the whole months between its registration and the month it is offered in', () => {
  const ages = ['2026-11-01', '2026-10-31', '2021-12-01', '2021-11-01', '2027-01-01'].map(
    (day) => vehicle({ firstRegistration: new Date(day) }).ageYears,
  )
  expect(ages).toEqual([0, 1 / 12, 59 / 12, 5, -2 / 12])
  expect(vehicle({}).month).toBe('2026-11')
})

test('a new vehicle has no age and no kilometres, a «km 0» no kilometres; of others nothing is guessed', () => {
  const unsaid = { firstRegistration: null, mileageKm: null }
  const said = (offerType: string) => [vehicle({ ...unsaid, offerType }).ageYears, vehicle({ ...unsaid, offerType }).mileageKm]
  expect(['nuovo', 'km0', 'usato'].map(said)).toEqual([
    [0, 0],
    [null, 0],
    [null, null],
  ])
  expect(vehicle({ offerType: 'nuovo', mileageKm: 12 }).mileageKm).toBe(12)
})

test('an ad of a dealer is sold by a dealer, whatever its seller type says', () => {
  const sellers = [{ dealerId: 3 }, { dealerId: null }, { dealerId: null, sellerType: null }]
  expect(sellers.map((ad) => vehicle(ad).sellerType)).toEqual(['concessionario', 'privato', 'non-indicato'])
})

test('rentals, classics, wrecks and prices with a condition are not compared, and it is said why', () => {
  expect(['usato', 'aziendale', 'dimostrativo', 'km0', 'nuovo'].map((offerType) => why({ offerType }))).toEqual(
    Array.from({ length: 5 }, () => undefined),
  )
  expect(why({ offerType: 'noleggio' })).toBe('per il noleggio non stimiamo il canone')
  expect(why({ offerType: 'epoca' })).toBe('i veicoli d’epoca valgono uno per uno')
  expect(why({ financeRequired: true })).toBe('il prezzo vale solo con un finanziamento')
  expect(why({ running: false })).toBe('il veicolo non è marciante')
  expect(why({ accident: 'si' })).toBe('il veicolo è incidentato')
  expect([why({ accident: 'no' }), why({ running: true }), why({ financeRequired: false })]).toEqual([undefined, undefined, undefined])
})
