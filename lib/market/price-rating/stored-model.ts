import { type FeatureTable, notCurved } from './model/feature-table'
import type { LinearModel } from './model/linear-model'
import type { PriceModel } from './model/price-model'

/** A model as the database keeps it. Effects are rounded to 32 bits, a ten-millionth of an estimate. */
export type StoredModel = {
  priceNames: string
  priceTraits: string
  priceEffects: string
  distanceNames: string
  distanceTraits: string
  distanceEffects: string
  distanceLow: number
  distanceHigh: number
  comparableCounts: string
  typicalPowers: string
}

export function storeModel({ prices, withoutFolds, spread, counts, powers }: PriceModel): StoredModel {
  const { distances, low, high } = spread
  return {
    priceNames: namesOf(prices.table),
    priceTraits: traitsOf(prices.table),
    priceEffects: effectsOf([prices.linear, ...withoutFolds]),
    distanceNames: namesOf(distances.table),
    distanceTraits: traitsOf(distances.table),
    distanceEffects: effectsOf([distances.linear]),
    distanceLow: low,
    distanceHigh: high,
    comparableCounts: linesOf(counts),
    typicalPowers: linesOf(powers),
  }
}

export function readModel(stored: StoredModel): PriceModel {
  const table = tableOf(stored.priceNames, stored.priceTraits)
  const distances = tableOf(stored.distanceNames, stored.distanceTraits)
  const [linear, ...withoutFolds] = sumsOf(stored.priceEffects, table)
  const [distance] = sumsOf(stored.distanceEffects, distances)
  if (!linear || !distance) throw new Error('a price model without effects')
  return {
    prices: { table, linear },
    withoutFolds,
    spread: { distances: { table: distances, linear: distance }, low: stored.distanceLow, high: stored.distanceHigh },
    counts: mapOf(stored.comparableCounts),
    powers: mapOf(stored.typicalPowers),
  }
}

/** In the order of their numbers: a table keeps them as they came. */
function namesOf({ numbers }: FeatureTable): string {
  return [...numbers.keys()].join('\n')
}

function traitsOf({ traits }: FeatureTable): string {
  return textOf(traits.flatMap(({ penalty, neverRaises, part, stretch }) => [penalty, Number(neverRaises), part, stretch]))
}

function effectsOf(sums: readonly LinearModel[]): string {
  return textOf(sums.flatMap(({ intercept, effects }) => [intercept, ...effects]))
}

function tableOf(names: string, traits: string): FeatureTable {
  const numbers = new Map(names === '' ? [] : names.split('\n').map((name, number) => [name, number]))
  const values = numbersOf(traits)
  return {
    numbers,
    traits: Array.from(numbers, (_, number) => ({
      penalty: values[4 * number] ?? 0,
      neverRaises: values[4 * number + 1] === 1,
      part: values[4 * number + 2] ?? 0,
      stretch: values[4 * number + 3] ?? notCurved,
    })),
  }
}

function sumsOf(text: string, { traits }: FeatureTable): LinearModel[] {
  const values = numbersOf(text)
  const length = traits.length + 1
  return Array.from({ length: values.length / length }, (_, sum) => ({
    intercept: values[sum * length] ?? 0,
    effects: Float64Array.from(values.subarray(sum * length + 1, (sum + 1) * length)),
  }))
}

function textOf(values: readonly number[]): string {
  return Buffer.from(Float32Array.from(values).buffer).toString('base64')
}

function numbersOf(text: string): Float32Array {
  return new Float32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer)
}

function linesOf(counts: ReadonlyMap<string, number>): string {
  return Array.from(counts, ([name, count]) => `${count} ${name}`).join('\n')
}

function mapOf(lines: string): Map<string, number> {
  if (lines === '') return new Map()
  return new Map(
    lines.split('\n').map((line) => {
      const space = line.indexOf(' ')
      return [line.slice(space + 1), Number(line.slice(0, space))]
    }),
  )
}
