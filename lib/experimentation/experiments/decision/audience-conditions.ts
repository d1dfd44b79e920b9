import type { Condition } from '@/lib/experimentation/experiments/datafile/datafile'
import { compareVersions } from './compare-versions'
import type { ConditionResult } from './condition-tree'

export type Attributes = Readonly<Record<string, unknown>>
type Matcher = (given: unknown, wanted: unknown) => ConditionResult

/** The number beyond which whole numbers are no longer exact. */
const maxExactNumber = 2 ** 53
const isNumber = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= maxExactNumber
const isComparable = (value: unknown) => typeof value === 'string' || typeof value === 'boolean' || isNumber(value)

const compareNumbers =
  (holds: (given: number, wanted: number) => boolean): Matcher =>
  (given, wanted) =>
    isNumber(given) && isNumber(wanted) ? holds(given, wanted) : null

const semver =
  (holds: (order: number) => boolean): Matcher =>
  (given, wanted) => {
    const order = typeof given === 'string' && typeof wanted === 'string' ? compareVersions(given, wanted) : null
    return order === null ? null : holds(order)
  }

const matchers = new Map<string, Matcher>([
  ['exact', (given, wanted) => (typeof given === typeof wanted && isComparable(given) && isComparable(wanted) ? given === wanted : null)],
  ['exists', (given) => given !== undefined && given !== null],
  ['gt', compareNumbers((given, wanted) => given > wanted)],
  ['ge', compareNumbers((given, wanted) => given >= wanted)],
  ['lt', compareNumbers((given, wanted) => given < wanted)],
  ['le', compareNumbers((given, wanted) => given <= wanted)],
  ['substring', (given, wanted) => (typeof given === 'string' && typeof wanted === 'string' ? given.includes(wanted) : null)],
  ['semver_eq', semver((order) => order === 0)],
  ['semver_gt', semver((order) => order > 0)],
  ['semver_ge', semver((order) => order >= 0)],
  ['semver_lt', semver((order) => order < 0)],
  ['semver_le', semver((order) => order <= 0)],
])

export const conditionType = 'custom_attribute'
export const isMatch = (name: string) => matchers.has(name)

/** Unknown when the attribute is missing or of another type, and when we do not know the kind of condition. */
export function evaluateCondition({ type, name, match, value }: Condition, attributes: Attributes): ConditionResult {
  return type === conditionType ? (matchers.get(match)?.(attributes[name], value) ?? null) : null
}
