import type { ConditionTree } from '@/lib/experimentation/experiments/decision/condition-tree'
import { isPlainObject } from '@/lib/kernel/validation/plain-object'
import { type Audience, type Condition, type ConditionValue, InvalidDatafileError, type NoCondition, nothing } from './datafile'

/** Nesting limit: evaluation is recursive and would overflow the stack. */
const maxDepth = 100

/** Combinations of audience ids. */
export function readAudienceTree(value: unknown, at: string): ConditionTree {
  return readTree<never>(value, at, (leaf, place) => {
    throw new InvalidDatafileError(`${place} is ${kindOf(leaf)}, not the id of an audience`)
  })
}

/** The conditions of one audience. */
export function readConditions(value: unknown, at: string): Audience['conditions'] {
  return readTree(value, at, readCondition)
}

/** The same, written as JSON inside a string. */
export function readConditionText(value: unknown, at: string): Audience['conditions'] {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return readConditions(value, at) // JSON of itself
  if (typeof value !== 'string') throw new InvalidDatafileError(`${at} is ${kindOf(value)}, not a text`)
  return readConditions(parseJson(value, at), at)
}

export function parseJson(text: string, at: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InvalidDatafileError(`${at} is no JSON`, { cause: error })
  }
}

export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

function readTree<Leaf extends object>(
  value: unknown,
  at: string,
  readLeaf: (leaf: unknown, at: string) => Leaf,
  depth = 0,
): ConditionTree<Leaf> {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return readLeaf(value, at)
  if (depth === maxDepth) throw new InvalidDatafileError(`${at} is nested deeper than ${maxDepth} lists`)
  return value.map((item) => readTree(item, at, readLeaf, depth + 1))
}

function readCondition(leaf: unknown): Condition | NoCondition {
  if (leaf === null || leaf === undefined) return nothing
  if (!isPlainObject(leaf)) return { holds: kindOf(leaf) }
  const { type, name, match, value } = leaf
  return { type: wordOf(type), name: wordOf(name), match: match === undefined ? 'exact' : wordOf(match), value: comparable(value) }
}

/** A value as it is compared: to the vendor too, a list or an object equals nothing. */
function comparable(value: unknown): ConditionValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** The word, if it is a string; anything else becomes empty, which is no known type, match or attribute. */
const wordOf = (value: unknown) => (typeof value === 'string' ? value : '')
