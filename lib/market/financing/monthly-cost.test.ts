import { expect, test } from 'vitest'
import type { FiveYearCosts, YearlyCost } from '@/lib/market/running-costs/five-year-costs'
import { fuelExample } from '@/lib/market/running-costs/fuel-example'
import { type Loan, loanCost } from './loan'
import { laterText, monthlyCost } from './monthly-cost'

const loan: Loan = { credit: 22_000, months: 48, tan: 0.0695, balloon: 0, setupFee: 300, collectionFee: 3.5 }
const row = (kind: YearlyCost['kind'], label: string, euro: number | null): YearlyCost => ({
  ...{ kind, label, how: '', totalEuro: euro },
  euro: [euro, euro, euro, euro, euro],
})
/** The mock-up «finanziamento»: 15.000 km at 6,2 l and 1,75 €, 620 € and 540 € a year, 296,64 € of tax. */
const years = (costs: YearlyCost[]): FiveYearCosts => ({
  ...{ kmAYear: 15_000, costs, yearsEuro: [], totalEuro: 0, yearEuro: 0, monthEuro: 0, centsAKm: 0, paidEuro: 0 },
  ...{ isDepreciationKnown: true, missing: [], sources: [], checkedOn: null },
})
const ofMockUp = [
  row('energy', 'Benzina', 1_627.5),
  row('insurance', 'Assicurazione', 620),
  row('maintenance', 'Manutenzione', 540),
  row('tax', 'Bollo', 296.64),
]
const transfer = [
  { label: 'IPT', how: '', cents: 50_220 },
  { label: 'Diritti', how: '', cents: 10_120 },
]

test('the month of the mock-up is 786,83 euro, 257 later, and 6.403,40 on the first day', () => {
  const cost = monthlyCost({ loan, cost: loanCost(loan), priceEuro: 27_800, fiveYears: years(ofMockUp), transfer })
  expect(cost.rows.map(({ euro }) => euro)).toEqual([529.81, 135.63, 51.67, 45, 24.72])
  expect([cost.monthEuro, cost.laterEuro, cost.start]).toEqual([786.83, 257.02, { euro: 6_403.4, depositEuro: 5_800, transferEuro: 603.4 }])
  expect(laterText(cost)).toBe('al mese per 48 mesi, poi circa 257\u00a0€')
  expect([cost.missing, cost.loss]).toEqual([[], null])
})

test('what nobody knows is named and not in the sum; a loss in value is that of whole years of the loan', () => {
  const costs = [row('energy', 'Benzina', null), row('insurance', 'Assicurazione', 600), row('depreciation', 'Perdita di valore', 1_000)]
  const cost = monthlyCost({ loan, cost: loanCost(loan), priceEuro: 22_000, fiveYears: years(costs), transfer: [] })
  expect([cost.missing, cost.monthEuro, cost.laterEuro]).toEqual([['benzina'], 579.81, 50])
  expect([cost.loss, cost.start]).toEqual([
    { years: 4, euro: 4_000 },
    { euro: 0, depositEuro: 0, transferEuro: null },
  ])
})

test('an example has a price for what is sold by the litre or the kWh, and none for what nobody named', () => {
  expect(['benzina', 'ibrida-diesel', 'elettrica', 'idrogeno', null].map(fuelExample)).toEqual([1.75, 1.65, 0.25, null, null])
})
