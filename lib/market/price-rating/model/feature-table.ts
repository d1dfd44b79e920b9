import { type Feature, parts } from './feature'
import { ageKnots, kmKnots } from './feature-weights'

/** The features a model knows, numbered. */
export type FeatureTable = { numbers: Map<string, number>; traits: FeatureTraits[] }
type FeatureTraits = Pick<Feature, 'penalty' | 'neverRaises'> & { part: number; stretch: number }
export type FeatureRow = { features: Int32Array; values: Float32Array }

/** Stretches of both curves stand in one row of slopes: those of age first. */
const firstKmStretch = ageKnots.length - 1
export const stretchCount = firstKmStretch + kmKnots.length - 1
export const notCurved = -1

export function emptyTable(): FeatureTable {
  return { numbers: new Map(), traits: [] }
}

/** A vehicle's features in numbers; those it is the first to have are added to the table. */
export function addToTable(table: FeatureTable, features: readonly Feature[]): FeatureRow {
  return rowOf(features, (feature) => {
    const known = table.numbers.get(feature.name)
    if (known !== undefined) return known
    table.traits.push({
      penalty: feature.penalty,
      neverRaises: feature.neverRaises,
      part: parts.indexOf(feature.part),
      stretch: slopeOf(feature),
    })
    table.numbers.set(feature.name, table.traits.length - 1)
    return table.traits.length - 1
  })
}

/** A vehicle's features in numbers, as far as the table knows them. */
export function lookUp(table: FeatureTable, features: readonly Feature[]): FeatureRow {
  return rowOf(features, ({ name }) => table.numbers.get(name))
}

function rowOf(all: readonly Feature[], numberOf: (feature: Feature) => number | undefined): FeatureRow {
  const features = new Int32Array(all.length)
  const values = new Float32Array(all.length)
  let length = 0
  for (const feature of all) {
    const number = numberOf(feature)
    if (number === undefined) continue
    features[length] = number
    values[length++] = feature.value
  }
  return { features: features.slice(0, length), values: values.slice(0, length) }
}

function slopeOf({ part, stretch }: Feature): number {
  if (stretch < 0) return notCurved
  return part === 'km' ? firstKmStretch + stretch : stretch
}

export const partOfSlope = Array.from({ length: stretchCount }, (_, slope) => parts.indexOf(slope < firstKmStretch ? 'age' : 'km'))
