import { expect, test } from 'vitest'
import { type Feature, plainFeature } from './feature'
import { addToTable, emptyTable, lookUp } from './feature-table'
import { effectsOf, fitLinear, total, withoutUnknown } from './linear-model'
import { stretchesOf } from './price-features'

const stretch = (part: 'age' | 'km', name: string, value: number, neverRaises = false): Feature => ({
  ...plainFeature(part, name, value, 0.1),
  stretch: 0,
  neverRaises,
})

/** Fits a target on vehicles that are described by their features alone. */
function fit(vehicles: readonly { features: readonly Feature[]; target: number }[], trustedWithin = 10) {
  const table = emptyTable()
  const rows = vehicles.map(({ features }) => addToTable(table, features))
  const targets = Float64Array.from(vehicles, ({ target }) => target)
  const known = withoutUnknown(table, [fitLinear(table, rows, targets, trustedWithin)])
  const fitted = { table: known.table, linear: known.models[0] ?? { intercept: Number.NaN, effects: new Float64Array() } }
  return { fitted, predict: (features: readonly Feature[]) => total(effectsOf(fitted, lookUp(fitted.table, features))) }
}

const named = (name: string) => [plainFeature('version', name, 1, 1)]
const times = <One>(count: number, one: One) => Array.from({ length: count }, () => one)

test('the more vehicles have a feature, the more its effect is believed', () => {
  const effectOf = (count: number) => {
    const { predict } = fit([...times(1_000, { features: [], target: 9 }), ...times(count, { features: named('rare'), target: 10 })])
    return predict(named('rare')) - predict([])
  }
  expect([effectOf(2), effectOf(3), effectOf(99)]).toEqual([0, expect.closeTo(0.75, 2), expect.closeTo(0.99, 2)])
})

test('what is far from all others loses its weight', () => {
  const vehicles = [...times(95, { features: [], target: 9 }), ...times(5, { features: [], target: 12 })]
  expect(fit(vehicles).predict([])).toBeCloseTo(9.15, 2)
  expect(fit(vehicles, 0.08).predict([])).toBeLessThan(9.02)
})

test('a slope that rises is held level, and the other features take over its effect', () => {
  const vehicles = [0, 1, 2, 3].flatMap((value) =>
    times(50, { features: [stretch('km', 'all', value, true), stretch('km', 'of one', value)], target: 9 + value }),
  )
  const { predict } = fit(vehicles)
  const at = (value: number) => predict([stretch('km', 'all', value, true), stretch('km', 'of one', value)])
  expect([at(3), at(0)]).toEqual([expect.closeTo(10.5, 1), expect.closeTo(10.5, 1)])
})

test('a slope that falls is found', () => {
  const vehicles = [0, 1, 2, 3].flatMap((value) => times(50, { features: [stretch('age', 'all', value, true)], target: 9 - value }))
  expect(fit(vehicles).predict([stretch('age', 'all', 2, true)])).toBeCloseTo(7, 1)
})

test('a value is cut into the stretches below it', () => {
  const knots = [0, 5, 15, 600]
  expect([0, 3, 5, 20, 900].map((value) => stretchesOf(knots, value))).toEqual([[], [3], [5], [5, 10, 5], [5, 10, 585]])
})
