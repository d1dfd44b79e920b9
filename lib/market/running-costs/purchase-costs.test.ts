import fc from 'fast-check'
import { expect, test } from 'vitest'
import { provinces } from '@/lib/market/places/place'
import type { CostLine } from './cost-line'
import type { CostedVehicle } from './costed-vehicle'
import { newDriverAnswer } from './new-driver'
import { purchaseCosts } from './purchase-costs'
import { roadTaxTariffOn, transferTariffOn, validOn } from './tariffs'

const today = '2026-11-22'
const panda: CostedVehicle = {
  category: 'auto',
  powerKw: 51,
  emissionClass: 'euro6d',
  fuel: 'benzina',
  displacementCc: 999,
  kerbMassKg: 1_055,
  firstRegistration: '2021-11-01',
}
const costs = (vehicle: Partial<CostedVehicle>, province = 'MI', day = today) =>
  purchaseCosts({ ...panda, ...vehicle }, 1_000_000, province, day)
const line = (lines: readonly CostLine[], label: string) => lines.find((each) => each.label.startsWith(label))
const centsOf = (lines: readonly CostLine[], label: string) => line(lines, label)?.cents

test.each([
  { kw: 51, province: 'MI', euro: 196.05 },
  { kw: 53, province: 'MI', euro: 196.05 },
  { kw: 54, province: 'MI', euro: 246.54 },
  { kw: 66, province: 'MI', euro: 301.32 },
  { kw: 81, province: 'RM', euro: 369.8 },
  { kw: 110, province: 'TO', euro: 502.2 },
  { kw: 81, province: 'BZ', euro: 284.46 },
  { kw: 51, province: 'AO', euro: 150.81 },
  { kw: 51, province: 'VI', euro: 180.97 },
  { kw: 51, province: 'SO', euro: 188.51 },
])('the provincial tax on $kw kW is $euro € for a buyer in $province', ({ kw, province, euro }) => {
  expect(centsOf(costs({ powerKw: kw }, province).transfer, 'IPT')).toBe(Math.round(euro * 100))
})

test('the fixed fees of a car with a signature before an office are 101.20 €', () => {
  const fees = costs({}).transfer.filter(({ label }) => !label.startsWith('IPT'))
  expect(fees.reduce((sum, { cents }) => sum + (cents ?? 0), 0)).toBe(101_20)
})

test.each([
  { kw: 51, emissionClass: 'euro6', euro: 131.58 },
  { kw: 81, emissionClass: 'euro6d-temp', euro: 208.98 },
  { kw: 100, emissionClass: 'euro6', euro: 258 },
  { kw: 101, emissionClass: 'euro6', euro: 261.87 },
  { kw: 110, emissionClass: 'euro6', euro: 296.7 },
  { kw: 140, emissionClass: 'euro6e', euro: 412.8 },
  { kw: 120, emissionClass: 'euro0', euro: 390 },
])('a year of road tax for $kw kW, $emissionClass, is $euro €', ({ kw, emissionClass, euro }) => {
  expect(centsOf(costs({ powerKw: kw, emissionClass }).tax, 'Bollo')).toBe(Math.round(euro * 100))
})

test.each(['PE', 'CZ', 'NA', 'RM', 'GE', 'FI', 'TN', 'BZ', 'VE'])(
  'in %s, whose region has a tariff of its own, there is no number, and the total says what is missing',
  (province) => {
    const { tax, missing, totalCents, transfer } = costs({}, province)
    expect(line(tax, 'Bollo')?.cents).toBeNull()
    expect(line(tax, 'Bollo')?.how).toContain('Tariffa regionale')
    expect(missing).toEqual(['Bollo, 12 mesi'])
    expect(totalCents).toBe(1_000_000 + transfer.reduce((sum, { cents }) => sum + (cents ?? 0), 0))
  },
)

test.each([
  { years: 'new', firstRegistration: '2026-11-01', euro: 1_300 },
  { years: 'a day before five years', firstRegistration: '2021-11-23', euro: 1_300 },
  { years: 'five', firstRegistration: '2021-11-22', euro: 780 },
  { years: 'a day before six years', firstRegistration: '2020-11-23', euro: 780 },
  { years: 'six', firstRegistration: '2020-11-01', euro: 780 },
  { years: 'ten', firstRegistration: '2016-11-01', euro: 390 },
  { years: 'fifteen', firstRegistration: '2011-11-01', euro: 195 },
  { years: 'twenty', firstRegistration: '2006-11-01', euro: 0 },
])('the surcharge on 250 kW is $euro € at this age: $years', ({ firstRegistration, euro }) => {
  expect(centsOf(costs({ powerKw: 250, firstRegistration }).tax, 'Superbollo')).toBe(euro * 100)
})

test('185 kW pay no surcharge, 186 kW pay for one', () => {
  expect(centsOf(costs({ powerKw: 185, firstRegistration: today }).tax, 'Superbollo')).toBe(0)
  expect(centsOf(costs({ powerKw: 186, firstRegistration: today }).tax, 'Superbollo')).toBe(20_00)
})

test.each([
  { province: 'MI', firstRegistration: '2012-01-01', cents: 0 },
  { province: 'TO', firstRegistration: '2012-01-01', cents: 0 },
  { province: 'BO', firstRegistration: '2021-11-23', cents: 0 },
  { province: 'BO', firstRegistration: '2021-11-22', cents: 32_90 },
  { province: 'AO', firstRegistration: '2025-01-01', cents: null },
  { province: 'BO', firstRegistration: null, cents: null },
])('an electric car of $firstRegistration pays $cents cents in $province', ({ province, firstRegistration, cents }) => {
  expect(centsOf(costs({ fuel: 'elettrica', firstRegistration }, province).tax, 'Bollo')).toBe(cents)
})

test('motorbikes pay no provincial tax; what else the transfer costs is not known, the road tax is', () => {
  const bike = costs({ category: 'moto-e-scooter', powerKw: 70, displacementCc: 900, emissionClass: 'euro4' })
  expect(centsOf(bike.transfer, 'IPT')).toBe(0)
  expect(centsOf(bike.tax, 'Bollo')).toBe(71_03)
  expect(bike.missing).toEqual(['Diritti fissi'])
  expect(centsOf(costs({ category: 'moto-e-scooter', powerKw: 3, displacementCc: 50, emissionClass: 'euro4' }).tax, 'Bollo')).toBeNull()
})

test.each([
  { kw: 53, province: 'AO', how: '150,81\u00a0€ fino a 53 kW, senza aumento (Aosta)' },
  { kw: 54, province: 'VI', how: '54 kW × 3,5119 €, + 20% (Vicenza)' },
])('beside the provincial tax on $kw kW stands how it comes about', ({ kw, province, how }) => {
  expect(line(costs({ powerKw: kw }, province).transfer, 'IPT')?.how).toBe(how)
})

const gasAlone = 'Se la carta di circolazione dice solo gas, si paga un quarto.'
const historic = 'Tra 20 e 29 anni la metà, se il certificato di rilevanza storica è annotato.'
test.each([
  { vehicle: { powerKw: 100 }, how: '100 kW × 2,58 €, tariffa nazionale.' },
  { vehicle: { powerKw: 101 }, how: '100 kW × 2,58 € + 1 kW × 3,87 €, tariffa nazionale.' },
  { vehicle: { fuel: 'gpl' }, how: `51 kW × 2,58 €, tariffa nazionale. ${gasAlone}` },
  { vehicle: { fuel: 'metano' }, how: `51 kW × 2,58 €, tariffa nazionale. ${gasAlone}` },
  { vehicle: { firstRegistration: '2006-11-22' }, how: `51 kW × 2,58 €, tariffa nazionale. ${historic}` },
  { vehicle: { firstRegistration: '2006-11-23' }, how: '51 kW × 2,58 €, tariffa nazionale.' },
  { vehicle: { firstRegistration: null }, how: '51 kW × 2,58 €, tariffa nazionale.' },
])('beside the road tax of $vehicle stands how it comes about, and what may make it less', ({ vehicle, how }) => {
  expect(line(costs(vehicle).tax, 'Bollo')?.how).toBe(how)
})

test.each([
  { powerKw: 185, firstRegistration: today, how: 'Si paga sopra i 185 kW.' },
  { powerKw: 186, firstRegistration: today, how: '1 kW oltre 185 × 20 €.' },
  { powerKw: 250, firstRegistration: '2021-11-22', how: '65 kW oltre 185 × 20 €, al 60% dopo 5 anni.' },
])('beside the surcharge on $powerKw kW stands how it comes about', ({ how, ...vehicle }) => {
  expect(line(costs(vehicle).tax, 'Superbollo')?.how).toBe(how)
})

test('a motorbike pays no surcharge, whatever its power, and has no answer for new drivers', () => {
  const bike = costs({ category: 'moto-e-scooter', powerKw: 200, displacementCc: 1_000, emissionClass: 'euro4' })
  expect(bike.tax.map(({ label }) => label)).toEqual(['Bollo, 12 mesi'])
  expect(bike.newDriver).toBeNull()
})

test.each([
  { what: 'power', vehicle: { powerKw: null }, missing: ['IPT, imposta provinciale', 'Bollo, 12 mesi', 'Superbollo, 12 mesi'] },
  { what: 'class of emissions', vehicle: { emissionClass: null }, missing: ['Bollo, 12 mesi'] },
  {
    what: 'anything, of a van',
    vehicle: { category: 'veicoli-commerciali' as const },
    missing: ['IPT, imposta provinciale', 'Bollo, 12 mesi'],
  },
  {
    what: 'anything, of a car of 30 years',
    vehicle: { firstRegistration: '1996-11-22' },
    missing: ['IPT, imposta provinciale', 'Bollo, 12 mesi'],
  },
])('without $what nothing is guessed', ({ vehicle, missing }) => {
  expect(costs(vehicle).missing).toEqual(missing)
})

test.each([
  { powerKw: 75, kerbMassKg: 1_000, answer: 'yes' },
  { powerKw: 76, kerbMassKg: 1_000, answer: 'check' },
  { powerKw: 80, kerbMassKg: 1_000, answer: 'check' },
  { powerKw: 81, kerbMassKg: 1_000, answer: 'no' },
  { powerKw: 105, kerbMassKg: 2_000, answer: 'yes' },
  { powerKw: 106, kerbMassKg: 2_000, answer: 'no' },
  { powerKw: 106, kerbMassKg: null, answer: 'no' },
  { powerKw: 60, kerbMassKg: null, answer: 'check' },
  { powerKw: null, kerbMassKg: 2_000, answer: 'check' },
])('$powerKw kW and $kerbMassKg kg for a new driver: $answer', ({ powerKw, kerbMassKg, answer }) => {
  expect(newDriverAnswer({ ...panda, powerKw, kerbMassKg })).toBe(answer)
})

test.each([
  { vehicle: {}, tax: ['Tariffa nazionale del bollo auto'] },
  { vehicle: { fuel: 'elettrica' }, tax: ['Tariffa nazionale del bollo auto', 'Bollo delle auto elettriche, regione per regione'] },
  { vehicle: { category: 'moto-e-scooter' as const }, tax: ['Tariffa nazionale del bollo moto'] },
])('the sources named for $vehicle are those of its own taxes', ({ vehicle, tax }) => {
  const labels = costs(vehicle).sources.map(({ label }) => label)
  expect(labels.filter((label) => label.includes('bollo') || label.includes('Bollo'))).toEqual(tax)
})

test('a day before the first tariff has none, and the sum is the price alone', () => {
  expect(transferTariffOn('2024-12-31')).toBeUndefined()
  expect(roadTaxTariffOn('2025-01-01')).toBeDefined()
  expect(costs({}, 'MI', '2024-12-31')).toMatchObject({ totalCents: 1_000_000, sources: [], checkedOn: null })
  const versions = [
    { validFrom: '2025-01-01', validTo: '2025-12-31' },
    { validFrom: '2026-01-01', validTo: null },
  ]
  expect(['2025-12-31', '2026-01-01'].map((day) => validOn(versions, day))).toEqual(versions)
})

test('for every vehicle and province the total is the price and the known lines, and no line is negative', () => {
  const vehicle = fc.record({
    category: fc.constantFrom('auto' as const, 'moto-e-scooter' as const, 'caravan-e-camper' as const, 'veicoli-commerciali' as const),
    powerKw: fc.option(fc.nat(1_500)),
    emissionClass: fc.option(fc.constantFrom('euro0', 'euro3', 'euro5b', 'euro6e')),
    fuel: fc.option(fc.constantFrom('benzina', 'gpl', 'elettrica')),
    displacementCc: fc.option(fc.nat(8_000)),
    kerbMassKg: fc.option(fc.nat(4_000)),
    firstRegistration: fc.option(fc.constantFrom('1950-01-01', '2000-06-01', '2021-11-22', '2026-11-01')),
  })
  fc.assert(
    fc.property(vehicle, fc.constantFrom(...Object.keys(provinces)), fc.nat(100_000_000), (vehicle, province, price) => {
      const { transfer, tax, totalCents, missing } = purchaseCosts(vehicle, price, province, today)
      const lines = [...transfer, ...tax]
      expect(lines.every(({ cents }) => cents === null || (Number.isInteger(cents) && cents >= 0))).toBe(true)
      expect(totalCents).toBe(lines.reduce((sum, { cents }) => sum + (cents ?? 0), price))
      expect(missing).toHaveLength(lines.filter(({ cents }) => cents === null).length)
    }),
  )
})
