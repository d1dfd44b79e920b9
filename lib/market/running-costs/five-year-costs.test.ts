import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CostedVehicle } from './costed-vehicle'
import { type EnergyFacts, energyUse } from './energy-use'
import { type FiveYearFacts, fiveYearCosts, type YearlyCost } from './five-year-costs'
import type { VehicleUse } from './vehicle-use'

const day = '2026-11-22'
const car: CostedVehicle = {
  category: 'auto',
  powerKw: 96,
  emissionClass: 'euro6d',
  fuel: 'diesel',
  displacementCc: 1_499,
  kerbMassKg: 1_430,
  firstRegistration: '2021-11-01',
}
const declared: EnergyFacts = { fuel: 'diesel', consumptionL100km: 5, batteryKwh: null, rangeKm: null }
const unsaid: VehicleUse = { kmAYear: 15_000, consumption: null, energyPrice: null, insuranceEuro: null, maintenanceEuro: null }
const worth = { euro: [26_750, 23_850, 21_450, 19_450, 17_750, 16_250] }

const costsOf = (facts: Partial<FiveYearFacts> = {}, use: Partial<VehicleUse> = {}) =>
  fiveYearCosts({ vehicle: car, energy: energyUse(declared, null, null), worth, provinceCode: 'MI', day, ...facts }, { ...unsaid, ...use })
const row = (kind: YearlyCost['kind'], facts: Partial<FiveYearFacts> = {}, use: Partial<VehicleUse> = {}) =>
  costsOf(facts, use).costs.find((one) => one.kind === kind)

test('the car of the design costs what the design shows, row by row', () => {
  const whole = costsOf({}, { energyPrice: 1.68, insuranceEuro: 620, maintenanceEuro: 566 })
  expect(whole.costs.map(({ label, totalEuro }) => [label, totalEuro])).toEqual([
    ['Gasolio', 6_300],
    ['Assicurazione', 3_100],
    ['Manutenzione', 2_830],
    ['Bollo', 1_240],
    ['Perdita di valore', 10_500],
  ])
  expect(whole).toMatchObject({ totalEuro: 23_970, monthEuro: 400, yearEuro: 4_794, centsAKm: 32, paidEuro: 13_470, missing: [] })
})

test('what nobody said is neither assumed nor summed, and is named', () => {
  const { missing, totalEuro, yearsEuro } = costsOf()
  expect(missing).toEqual(['gasolio', 'assicurazione', 'manutenzione'])
  expect(totalEuro).toBe(1_240 + 10_500)
  expect(yearsEuro).toEqual([2_900 + 248, 2_400 + 248, 2_000 + 248, 1_700 + 248, 1_500 + 248])
  expect(row('energy')?.how).toBe(
    '5 l/100 km, dall’annuncio. 750 l l’anno: scrivi quanto paghi al litro per avere la cifra.'.replace(/(\d) l/g, '$1\u00a0l'),
  )
})

test('more kilometres use more fuel', () => {
  expect(row('energy', {}, { energyPrice: 2, kmAYear: 1_000 })?.euro[0]).toBe(100)
  expect(row('energy', {}, { energyPrice: 2, kmAYear: 100_000 })?.euro[0]).toBe(10_000)
})

test.each([
  { what: 'its own, before all', typed: 6, l100km: 5, per100km: 6, how: 'che hai scritto' },
  { what: 'declared', typed: null, l100km: 5, per100km: 5, how: 'dall’annuncio' },
  { what: 'of others, shown as such', typed: null, l100km: null, per100km: 5.2, how: 'la mediana di 31 annunci con lo stesso motore' },
])('consumption: $what', ({ typed, l100km, per100km, how }) => {
  const use = energyUse({ ...declared, consumptionL100km: l100km }, { l100km: 5.2, ads: 31 }, typed)
  expect(use.per100km).toBe(per100km)
  expect(use.how).toContain(how)
})

test.each([
  { batteryKwh: 60, rangeKm: 400, per100km: 15 },
  { batteryKwh: 0, rangeKm: 400, per100km: null },
  { batteryKwh: 60, rangeKm: 0, per100km: null },
  { batteryKwh: null, rangeKm: 400, per100km: null },
  { batteryKwh: 60, rangeKm: null, per100km: null },
])('a battery of $batteryKwh kWh for $rangeKm km: $per100km kWh on 100 km', ({ batteryKwh, rangeKm, per100km }) => {
  expect(energyUse({ fuel: 'elettrica', consumptionL100km: null, batteryKwh, rangeKm }, null, null).per100km).toBe(per100km)
})

test('a consumption of zero is none', () => {
  expect(energyUse({ ...declared, consumptionL100km: 0 }, null, null).per100km).toBeNull()
})

test.each([
  { fuel: 'diesel', name: 'Gasolio', unit: 'l' },
  { fuel: 'metano', name: 'Metano', unit: 'kg' },
  { fuel: 'elettrica', name: 'Elettricità', unit: 'kWh' },
  { fuel: null, name: 'Carburante', unit: 'l' },
])('without a consumption a vehicle with $fuel has no number, and its energy a name', ({ fuel, name, unit }) => {
  const use = energyUse({ fuel, consumptionL100km: null, batteryKwh: null, rangeKm: null }, null, null)
  expect(use).toMatchObject({ name, unit, per100km: null })
  expect(row('energy', { energy: use }, { energyPrice: 2 })?.totalEuro).toBeNull()
})

test('what is missing is named as in a sentence, an acronym as it is', () => {
  const gpl = energyUse({ ...declared, fuel: 'gpl' }, null, null)
  expect(costsOf({ energy: gpl }).missing).toEqual(['GPL', 'assicurazione', 'manutenzione'])
})

test('litres of what is sold by the kilogram are no consumption', () => {
  expect(energyUse({ ...declared, fuel: 'metano' }, null, null).per100km).toBeNull()
})

test('an electric car uses what its battery and its range say, and pays tax from its sixth year on', () => {
  const facts = { fuel: 'elettrica', consumptionL100km: null, batteryKwh: 52, rangeKm: 400 }
  expect(energyUse(facts, null, null)).toMatchObject({ per100km: 13, unit: 'kWh' })
  const vehicle = { ...car, fuel: 'elettrica', powerKw: 80, firstRegistration: '2024-11-01' }
  expect(row('tax', { vehicle, provinceCode: 'BO' })?.euro).toEqual([0, 0, 0, 52, 52])
  expect(row('tax', { vehicle })?.euro).toEqual([0, 0, 0, 0, 0])
  expect(row('tax', { vehicle, provinceCode: 'BO' })?.how).toContain('Cambia con l’età')
})

test('the litres of a plug-in hold with a full battery, and its electricity is not counted', () => {
  expect(energyUse({ ...declared, fuel: 'plug-in', consumptionL100km: 1.4 }, null, null).how).toContain('l’elettricità non è contata')
})

test('the surcharge steps down in the years it does', () => {
  const vehicle = { ...car, powerKw: 250, firstRegistration: '2018-06-01' }
  const tax = row('tax', { vehicle })
  expect(tax?.label).toBe('Bollo e superbollo')
  expect(tax?.euro).toEqual([838.5 + 780, 838.5 + 780, 838.5 + 390, 838.5 + 390, 838.5 + 390].map(Math.round))
})

test('a region with a tariff of its own, no province, and a day without tariffs have no number', () => {
  expect(row('tax', { provinceCode: 'RM' })).toMatchObject({ totalEuro: null })
  expect(row('tax', { provinceCode: 'RM' })?.how).toContain('Tariffa regionale (Lazio)')
  expect(row('tax', { provinceCode: null })?.how).toBe('Scrivi la tua provincia.')
  expect(row('tax', { day: '2024-12-31' })?.totalEuro).toBeNull()
  expect([costsOf().checkedOn, costsOf({ day: '2024-12-31' }).checkedOn]).toEqual(['2026-11-21', null])
})

test('a motorbike pays its own tax, a camper and a historic car have none that we know', () => {
  const bike = { ...car, category: 'moto-e-scooter' as const, powerKw: 70, displacementCc: 900, emissionClass: 'euro4' }
  expect(row('tax', { vehicle: bike })?.euro[0]).toBe(71)
  expect(row('tax', { vehicle: { ...car, category: 'caravan-e-camper' } })?.totalEuro).toBeNull()
  expect(row('tax', { vehicle: { ...car, firstRegistration: '1990-01-01' } })?.totalEuro).toBeNull()
})

test('a car that becomes historic has a tax up to then, and the total says that years are missing', () => {
  const turning = costsOf({ vehicle: { ...car, firstRegistration: '1999-01-01' } })
  expect(turning.costs.find(({ kind }) => kind === 'tax')?.euro).toEqual([248, 248, 248, null, null])
  expect(turning.missing).toContain('bollo di alcuni anni')
})

test('a loss of value without an estimate shows its reason, and known years still count', () => {
  expect(row('depreciation', { worth: { why: 'mancano i chilometri' } })).toMatchObject({
    totalEuro: null,
    how: 'Non la stimiamo: mancano i chilometri.',
  })
  const later = row('depreciation', { worth: { euro: [10_000, 9_000, 8_500, null, null, null] } })
  expect(later?.euro).toEqual([1_000, 500, null, null, null])
  expect(later?.how).toContain('uno con 2 anni e 30.000\u00a0km in più, a 8.500\u00a0€')
  expect(costsOf({ worth: { why: 'x' } }).isDepreciationKnown).toBe(false)
})

test('what is towed has no row for energy', () => {
  expect(row('energy', { energy: null })).toBeUndefined()
})

test('for every use the total is the sum of its years and of its rows', () => {
  const amount = fc.option(fc.nat(20_000))
  const use = fc.record({
    kmAYear: fc.integer({ min: 1_000, max: 100_000 }),
    consumption: fc.option(fc.double({ min: 0.1, max: 99, noNaN: true })),
    energyPrice: fc.option(fc.double({ min: 0.01, max: 20, noNaN: true })),
    insuranceEuro: amount,
    maintenanceEuro: amount,
  })
  fc.assert(
    fc.property(use, fc.constantFrom('MI', 'RM', 'BO', null), (said, provinceCode) => {
      const { costs, yearsEuro, totalEuro } = costsOf({ provinceCode, energy: energyUse(declared, null, said.consumption) }, said)
      expect(totalEuro).toBe(yearsEuro.reduce((sum, one) => sum + one, 0))
      expect(totalEuro).toBe(costs.reduce((sum, one) => sum + (one.totalEuro ?? 0), 0))
      expect(yearsEuro.every((one) => Number.isInteger(one) && one >= 0)).toBe(true)
    }),
  )
})
