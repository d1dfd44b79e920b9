import { parts } from './feature'
import { type FeatureRow, type FeatureTable, notCurved, partOfSlope, stretchCount } from './feature-table'

/** A target, such as the logarithm of a price, as a sum of effects, one of each feature. */
export type LinearModel = { intercept: number; effects: Float64Array }
/** A model and the features it is about. */
export type FittedTable = { table: FeatureTable; linear: LinearModel }

/** Least number of vehicles that teach something about a feature. */
const vehiclesNeeded = 3
const sweeps = 90
/** Once the curves are held down, the rest is fitted again beside them. */
const sweepsBesideCurves = 108
const sweepsBetweenWeights = 6

/** Columns of the table as sparse vectors; `starts` says where each begins. */
type Columns = { numbers: Int32Array; starts: Int32Array; rows: Int32Array; values: Float32Array; norms: Float64Array }
type Fit = LinearModel & { residuals: Float64Array; weights: Float64Array; trustedWithin: number }

/** Ridge regression by coordinate descent. What is further from its estimate than `trustedWithin` counts the less, the further away it is. */
export function fitLinear(table: FeatureTable, rows: readonly FeatureRow[], targets: Float64Array, trustedWithin: number): LinearModel {
  const columns = columnsOf(table, rows)
  const fit: Fit = {
    intercept: 0,
    effects: new Float64Array(table.traits.length),
    residuals: Float64Array.from(targets),
    weights: new Float64Array(rows.length).fill(1),
    trustedWithin,
  }
  descend(table, columns, fit, sweeps, true)
  rows.forEach((row, index) => {
    fit.residuals[index] = (targets[index] ?? 0) - total(effectsOf({ table, linear: fit }, row))
  })
  descend(table, columns, fit, sweepsBesideCurves, false)
  return { intercept: fit.intercept, effects: fit.effects }
}

/** What each part adds to the target. The curves of age and km never rise, whatever the vehicles of one model seem to say. */
export function effectsOf({ table, linear }: FittedTable, { features, values }: FeatureRow): Float64Array {
  const { intercept, effects } = linear
  const sums = new Float64Array(parts.length)
  const slopes = new Float64Array(stretchCount)
  const lengths = new Float64Array(stretchCount)
  sums[0] = intercept
  for (let index = 0; index < features.length; index++) {
    const feature = features[index] ?? 0
    const traits = table.traits[feature]
    if (traits === undefined) continue
    const [effect, value] = [effects[feature] ?? 0, values[index] ?? 0]
    if (traits.stretch === notCurved) sums[traits.part] = (sums[traits.part] ?? 0) + effect * value
    else {
      slopes[traits.stretch] = (slopes[traits.stretch] ?? 0) + effect
      lengths[traits.stretch] = value
    }
  }
  for (let slope = 0; slope < stretchCount; slope++) {
    const part = partOfSlope[slope] ?? 0
    sums[part] = (sums[part] ?? 0) + Math.min(0, slopes[slope] ?? 0) * (lengths[slope] ?? 0)
  }
  return sums
}

/** The models of one table without the features that none of them learned anything of: those of one or two vehicles, which could tell of them. */
export function withoutUnknown(table: FeatureTable, models: readonly LinearModel[]): { table: FeatureTable; models: LinearModel[] } {
  const known = [...table.numbers].filter(([, number]) => models.some(({ effects }) => effects[number] !== 0))
  const traits = known.flatMap(([, number]) => table.traits[number] ?? [])
  const numbers = new Map(known.map(([name], number) => [name, number]))
  return {
    table: { numbers, traits },
    models: models.map(({ intercept, effects }) => ({
      intercept,
      effects: Float64Array.from(known, ([, number]) => effects[number] ?? 0),
    })),
  }
}

export function total(effects: Float64Array): number {
  return effects.reduce((sum, effect) => sum + effect, 0)
}

function descend(table: FeatureTable, columns: Columns, fit: Fit, rounds: number, withCurves: boolean): void {
  for (let sweep = 0; sweep < rounds; sweep++) {
    if (sweep % sweepsBetweenWeights === 0) {
      if (sweep > 0 || !withCurves) weigh(fit)
      setNorms(table, columns, fit.weights)
    }
    moveIntercept(fit)
    for (let column = 0; column < columns.numbers.length; column++) {
      const traits = table.traits[columns.numbers[column] ?? 0]
      if (traits !== undefined && (withCurves || traits.stretch === notCurved)) move(columns, fit, column, traits)
    }
  }
}

function weigh({ residuals, weights, trustedWithin }: Fit): void {
  for (let row = 0; row < weights.length; row++) {
    const distance = Math.abs(residuals[row] ?? 0)
    weights[row] = distance <= trustedWithin ? 1 : trustedWithin / distance
  }
}

function setNorms(table: FeatureTable, { numbers, starts, rows, values, norms }: Columns, weights: Float64Array): void {
  for (let column = 0; column < norms.length; column++) {
    let norm = table.traits[numbers[column] ?? 0]?.penalty ?? 1
    for (let entry = starts[column] ?? 0; entry < (starts[column + 1] ?? 0); entry++)
      norm += (weights[rows[entry] ?? 0] ?? 0) * (values[entry] ?? 0) ** 2
    norms[column] = norm
  }
}

function moveIntercept(fit: Fit): void {
  const { residuals, weights } = fit
  let [sum, weight] = [0, 0]
  for (let row = 0; row < weights.length; row++) {
    sum += (weights[row] ?? 0) * (residuals[row] ?? 0)
    weight += weights[row] ?? 0
  }
  const step = sum / weight
  fit.intercept += step
  for (let row = 0; row < residuals.length; row++) residuals[row] = (residuals[row] ?? 0) - step
}

/** Sets one effect to what is best while all others stay as they are. */
function move(columns: Columns, fit: Fit, column: number, { penalty, neverRaises }: { penalty: number; neverRaises: boolean }): void {
  const { starts, rows, values } = columns
  const { residuals, weights, effects } = fit
  const feature = columns.numbers[column] ?? 0
  const [from, to] = [starts[column] ?? 0, starts[column + 1] ?? 0]
  const before = effects[feature] ?? 0
  let gradient = -penalty * before
  for (let entry = from; entry < to; entry++) {
    const row = rows[entry] ?? 0
    gradient += (weights[row] ?? 0) * (values[entry] ?? 0) * (residuals[row] ?? 0)
  }
  const best = before + gradient / (columns.norms[column] ?? 1)
  const after = neverRaises ? Math.min(0, best) : best
  effects[feature] = after
  for (let entry = from; entry < to; entry++) {
    const row = rows[entry] ?? 0
    residuals[row] = (residuals[row] ?? 0) - (after - before) * (values[entry] ?? 0)
  }
}

function columnsOf(table: FeatureTable, rows: readonly FeatureRow[]): Columns {
  const counts = new Int32Array(table.traits.length)
  for (const { features } of rows) for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1
  const numbers = Int32Array.from(counts.keys()).filter((feature) => (counts[feature] ?? 0) >= vehiclesNeeded)
  const starts = new Int32Array(numbers.length + 1)
  const next = new Int32Array(table.traits.length).fill(-1)
  numbers.forEach((feature, column) => {
    next[feature] = starts[column] ?? 0
    starts[column + 1] = (starts[column] ?? 0) + (counts[feature] ?? 0)
  })
  const entries = starts[numbers.length] ?? 0
  const columns = {
    numbers,
    starts,
    rows: new Int32Array(entries),
    values: new Float32Array(entries),
    norms: new Float64Array(numbers.length),
  }
  rows.forEach(({ features, values }, row) => {
    features.forEach((feature, index) => {
      const entry = next[feature] ?? -1
      if (entry < 0) return
      columns.rows[entry] = row
      columns.values[entry] = values[index] ?? 0
      next[feature] = entry + 1
    })
  })
  return columns
}
