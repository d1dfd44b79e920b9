import { expect, test } from 'vitest'
import { goalLabel, reckonedCents } from './goal-values'
import { type MeasuredPhase, measuresOf } from './per-visitor'
import { randomNumbers } from './test-simulation'

/** A phase of so many visitors, some of whom did something so many times, for so many cents in all. */
function phase(visitors: number, converters: { times: number; cents?: number }[]): MeasuredPhase {
  const sumOf = (figure: (each: { times: number; cents?: number }) => number) => converters.reduce((total, each) => total + figure(each), 0)
  const isPaid = converters.some(({ cents }) => cents !== undefined)
  return {
    visitors,
    converted: converters.length,
    worth: {
      times: sumOf(({ times }) => times),
      timesSquared: sumOf(({ times }) => times ** 2),
      value: null,
      valueSquared: null,
      revenueCents: isPaid ? sumOf(({ cents = 0 }) => cents) : null,
      revenueSquared: isPaid ? sumOf(({ cents = 0 }) => cents ** 2) : null,
      baseProduct: null,
    },
    base: null,
  }
}
const repeated = <Each>(count: number, each: Each) => Array<Each>(count).fill(each)
const measure = (arms: MeasuredPhase[][], centsEach: number | null = null) =>
  measuresOf(
    arms.map((phases, place) => ({ variation: 'ab'[place], phases })),
    centsEach,
  )

/**
 * Figures by the script of `always-valid.test.ts`, from lists of every visitor's figure: 200 visitors of whom 40 did it once and 10 three times against 180 of whom 30 did it once and 40 twice,
 * and 300 of whom 30 did it twice against 320 of whom 60 did; variances of the whole lists (divided by n).
 */
const integrated = { estimate: 0.207687, low: 0.0300745, high: 0.3853, lift: 0.808313 }

test('the mean per visitor is compared phase by phase, and equals a numeric integration over visitors', () => {
  const [times] = measure([
    [phase(200, [...repeated(40, { times: 1 }), ...repeated(10, { times: 3 })]), phase(300, repeated(30, { times: 2 }))],
    [phase(180, [...repeated(30, { times: 1 }), ...repeated(40, { times: 2 })]), phase(320, repeated(60, { times: 2 }))],
  ])
  expect(times?.kind).toBe('times')
  expect(times?.arms.map(({ mean }) => mean?.toFixed(4))).toEqual(['0.2600', '0.4600'])
  const { difference, lift } = times?.arms[1]?.comparison ?? expect.fail()
  expect(difference.estimate).toBeCloseTo(integrated.estimate, 5)
  expect(difference.low).toBeCloseTo(integrated.low, 5)
  expect(difference.high).toBeCloseTo(integrated.high, 5)
  expect(lift?.estimate).toBeCloseTo(integrated.lift, 3)
})

test('a revenue of events takes precedence over the set worth, and without both only frequency counts', () => {
  const kinds = (cents: number | undefined, each: number | null) =>
    measure(
      [[phase(100, repeated(40, cents === undefined ? { times: 1 } : { times: 1, cents }))], [phase(100, repeated(40, { times: 1 }))]],
      each,
    ).map(({ kind }) => kind)
  expect(kinds(undefined, null)).toEqual(['times'])
  expect(kinds(undefined, 500)).toEqual(['times', 'reckoned'])
  expect(kinds(900, 500)).toEqual(['times', 'revenue'])
})

test('a set worth multiplies the mean number of conversions and its interval', () => {
  const [times, reckoned] = measure([[phase(400, repeated(40, { times: 1 }))], [phase(400, repeated(60, { times: 2 }))]], 500)
  const [one, other] = [times?.arms[1]?.comparison?.difference, reckoned?.arms[1]?.comparison?.difference]
  expect([reckoned?.centsEach, other?.low, other?.high].map((each) => each?.toFixed(6))).toEqual(
    [500, (one?.low ?? NaN) * 500, (one?.high ?? NaN) * 500].map((each) => each.toFixed(6)),
  )
})

test.each([
  { why: '29 who converted', arms: [phase(200, repeated(29, { times: 1 })), phase(200, repeated(90, { times: 1 }))] },
  { why: '99 visitors', arms: [phase(99, repeated(50, { times: 1 })), phase(200, repeated(90, { times: 1 }))] },
  { why: 'nobody', arms: [phase(0, []), phase(200, repeated(90, { times: 1 }))] },
])('means of too few visitors are not compared: $why', ({ arms }) => {
  expect(measure(arms.map((one) => [one]))[0]?.arms[1]?.comparison).toBeNull()
})

test('our own goals have a name, weighted ones have an amount, and others have neither', () => {
  expect(goalLabel('contact_sent')).toBe('Contatti')
  expect(goalLabel('constructor')).toBe('constructor')
  expect([reckonedCents('contact_sent'), reckonedCents('search'), reckonedCents('constructor')]).toEqual([1_000, null, null])
  expect([goalLabel('ad_sold'), reckonedCents('ad_sold')]).toEqual(['Annunci venduti', 5_000])
})

test('a ratio counts both events of each visitor, so a variant with more of both changes nothing', () => {
  const random = randomNumbers(77)
  const keys = ['times', 'base'] as const
  const armOf = (adsEach: number, rate: number): MeasuredPhase => {
    const sums = { times: { times: 0, timesSquared: 0 }, base: { times: 0, timesSquared: 0 } }
    let [converted, product] = [0, 0]
    for (let visitor = 0; visitor < 4_000; visitor += 1) {
      const counts = { base: Math.floor(random() * 2 * adsEach), times: 0 }
      for (let ad = 0; ad < counts.base; ad += 1) if (random() < rate) counts.times += 1
      for (const key of keys) {
        sums[key].times += counts[key]
        sums[key].timesSquared += counts[key] ** 2
      }
      product += counts.times * counts.base
      if (counts.times > 0) converted += 1
    }
    const none = { value: null, valueSquared: null, revenueCents: null, revenueSquared: null }
    return {
      visitors: 4_000,
      converted,
      worth: { ...sums.times, ...none, baseProduct: product },
      base: { ...sums.base, ...none, baseProduct: null },
    }
  }
  const ratioTo = (variant: MeasuredPhase) => {
    const measures = measure([[armOf(6, 0.05)], [variant]])
    const found = (kind: string) => measures.find((each) => each.kind === kind)?.arms[1]
    return { ratio: found('ratio'), times: found('times') }
  }
  const more = ratioTo(armOf(12, 0.05))
  expect(more.times?.comparison?.difference.low).toBeGreaterThan(0)
  expect(more.ratio?.mean).toBeCloseTo(0.05, 2)
  const { low, high } = more.ratio?.comparison?.difference ?? expect.fail()
  expect([low < 0, high > 0]).toEqual([true, true])
  expect(ratioTo(armOf(6, 0.1)).ratio?.comparison?.lift?.estimate).toBeCloseTo(1, 0)
  expect(ratioTo(armOf(6, 0.1)).ratio?.comparison?.difference.low).toBeGreaterThan(0)
})

test('a ratio needs counts of its base event and of the products', () => {
  const plain = phase(400, repeated(90, { times: 1 }))
  const counted = plain.worth ?? expect.fail()
  const kinds = (each: MeasuredPhase) => measure([[each], [each]]).map(({ kind }) => kind)
  expect(kinds(plain)).toEqual(['times'])
  expect(kinds({ ...plain, base: counted })).toEqual(['times'])
  expect(kinds({ ...plain, worth: { ...counted, baseProduct: 90 }, base: counted })).toEqual(['times', 'ratio'])
})
