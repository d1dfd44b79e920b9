import fc from 'fast-check'
import { expect, test } from 'vitest'
import { annualRate, type Flow } from './annual-rate'
import { type Loan, loanCost } from './loan'

const lent = (amount: number, ...paid: [months: number, amount: number][]): Flow[] => [
  { years: 0, amount },
  ...paid.map(([months, amount]) => ({ years: months / 12, amount: -amount })),
]
const percent = (rate: number | null) => (rate === null ? null : Math.round(rate * 10_000) / 100)

test.each([
  { why: '1,000 lent and 1,200 paid after a year and a half', flows: lent(1_000, [18, 1_200]), taeg: 12.92 },
  { why: '50 of them withheld for costs', flows: lent(950, [18, 1_200]), taeg: 16.85 },
  { why: 'two payments of 600 after one and two years', flows: lent(1_000, [12, 600], [24, 600]), taeg: 13.07 },
  { why: '272, 272 and 544 after three, six and twelve months', flows: lent(1_000, [3, 272], [6, 272], [12, 544]), taeg: 13.19 },
])('the annual rate is that of the directive’s examples: $why', ({ flows, taeg }) => {
  expect(percent(annualRate(flows))).toBe(taeg)
})

test('no rate is given where nothing is received or nothing is paid back', () => {
  expect([annualRate(lent(0, [12, 100])), annualRate(lent(-5, [12, 100])), annualRate(lent(1_000))]).toEqual([null, null, null])
})

const ofExample: Loan = { credit: 22_000, months: 48, tan: 0.0695, balloon: 0, setupFee: 300, collectionFee: 3.5 }

test('a loan of 22,000 euro over 48 months costs what its contract would say, to the cent', () => {
  const { taeg, ...euro } = loanCost(ofExample)
  expect(euro).toEqual({ instalment: 526.31, lastInstalment: 526.31, interest: 3_262.88, tax: 55, fees: 523, total: 25_785.88 })
  expect(percent(taeg)).toBe(8.45)
})

test('with a final instalment each month costs less and the whole more, although the annual rate is lower', () => {
  const { taeg, ...euro } = loanCost({ ...ofExample, balloon: 9_000 })
  expect(euro).toEqual({ instalment: 363.12, lastInstalment: 9_363.12, interest: 4_429.76, tax: 55, fees: 523, total: 26_952.76 })
  expect(percent(taeg)).toBe(8.13)
})

test('a loan of up to eighteen months pays the stamp, a longer one the tax on credits', () => {
  expect([18, 19].map((months) => loanCost({ ...ofExample, months }).tax)).toEqual([16, 55])
})

const anyLoan = fc
  .record({
    credit: fc.integer({ min: 500, max: 200_000 }),
    months: fc.integer({ min: 6, max: 120 }),
    tan: fc.integer({ min: 0, max: 3_000 }).map((points) => points / 10_000),
    balloonShare: fc.integer({ min: 0, max: 80 }),
    setupFee: fc.integer({ min: 0, max: 100 }),
    collectionFee: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ balloonShare, ...loan }): Loan => ({ ...loan, balloon: Math.floor((loan.credit * balloonShare) / 100) }))

test('the repaid sum is credit, interest and fees, and a dearer cost never lowers the annual rate', () => {
  fc.assert(
    fc.property(anyLoan, fc.integer({ min: 1, max: 300 }), (loan, more) => {
      const [cost, dearer] = [loanCost(loan), loanCost({ ...loan, setupFee: loan.setupFee + more })]
      expect(cost.total).toBeCloseTo(loan.credit + cost.interest + cost.fees, 2)
      expect(cost.total).toBeCloseTo(cost.instalment * (loan.months - 1) + cost.lastInstalment + cost.fees, 2)
      expect(cost.taeg).not.toBeNull()
      expect(cost.taeg ?? 0).toBeGreaterThanOrEqual(loan.tan - 0.001)
      if (dearer.taeg !== null) expect(dearer.taeg).toBeGreaterThan(cost.taeg ?? 0)
    }),
  )
})
