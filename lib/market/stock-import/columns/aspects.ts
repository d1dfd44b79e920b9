import { isPlainObject } from '@/lib/kernel/validation/plain-object'
import type { Column } from './column'

/** What a whole column decides for its cells, and the readings there are of each; the first is what nothing proves otherwise. */
export const aspects = {
  dateOrder: ['dmy', 'mdy'],
  decimalSign: ['comma', 'point'],
  currency: ['eur', 'other'],
  distanceUnit: ['km', 'miles'],
  powerUnit: ['kw', 'cv'],
  yesNo: ['direct', 'swapped'],
} as const
export type Aspect = keyof typeof aspects
export type Reading<A extends Aspect = Aspect> = (typeof aspects)[A][number]
/** What a person says of a column. */
export type ChosenReadings = { readonly [A in Aspect]?: Reading<A> }
/** Header → readings. */
export type ReadingChoices = Readonly<Record<string, ChosenReadings>>

/**
 * How one aspect of a column is read, and why: a person chose it, its name says it, `rows` of its rows prove it; `contrary`: others prove the opposite;
 * `none`: nothing decides what matters in some cells. `words`: what yes and no are called in the column.
 */
export type ColumnReading = {
  aspect: Aspect
  value: Reading
  source: 'chosen' | 'header' | 'rows' | 'contrary' | 'none'
  rows: number
  against: number
  words: readonly string[]
  /** Facts of a decimal sign: no cell has decimals, the signs stand between thousands; or the column has three decimals. */
  isGroupingOnly?: boolean
  hasThreeDecimals?: boolean
}
export type ColumnReadings = ReadonlyMap<Column, readonly ColumnReading[]>

/** Readings as a mapping file, a form or the database has them; undefined where one is none of ours. */
export function parseReadings(given: unknown): ChosenReadings | undefined {
  if (!isPlainObject(given)) return undefined
  const entries = Object.entries(given)
  const isRight = entries.every(([aspect, value]) => isAspect(aspect) && aspects[aspect].some((known) => known === value))
  return isRight ? { ...given } : undefined
}

function isAspect(text: string): text is Aspect {
  return Object.hasOwn(aspects, text)
}
