import { isPlainObject } from '@/lib/kernel/validation/plain-object'
import type { TrackingLog } from '@/lib/tracking/tracking-log'

type Value = string | number | boolean
export type Attributes = Readonly<Record<string, unknown>>
export type Tags = Readonly<Record<string, Value>>

/** The unchecked input of a caller. */
type Input = { visitorId: unknown; key: unknown; attributes?: unknown; tags?: unknown }
type CheckedInput = { visitorId: string; key: string; attributes: Attributes; tags: Tags | undefined }

/** Checks the input; undefined when something is wrong, which is logged; never throws. */
export function checkInput({ visitorId, key, attributes = {}, tags }: Input, log: TrackingLog): CheckedInput | undefined {
  if (typeof visitorId !== 'string') return refuse(log, 'The user id must be a string')
  if (typeof key !== 'string' || key === '') return refuse(log, 'A key must be a non-empty string')
  if (!isAttributes(attributes)) return refuse(log, `The attributes of ${key} must be a plain object without undefined values`)
  if (tags !== undefined && !isPlainObject(tags)) return refuse(log, `The event tags of ${key} must be an object`)
  return { visitorId, key, attributes, tags: tags && valuesOf(tags) }
}

function refuse(log: TrackingLog, message: string): undefined {
  log.error(message)
}

function isAttributes(value: unknown): value is Attributes {
  return isPlainObject(value) && isPlain(value) && Object.values(value).every((one) => one !== undefined)
}

/** Whether it is a plain object, also one of another frame, whose prototype is not ours. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || (typeof prototype === 'object' && Object.getPrototypeOf(prototype) === null)
}

/** A tag without a value is left out, and so is what is no value. */
function valuesOf(tags: Record<string, unknown>): Tags {
  return Object.fromEntries(Object.entries(tags).filter((entry): entry is [string, Value] => isValue(entry[1])))
}

/** The allowed values of attributes and tags: numbers only as far as they are exact. */
export function isValue(value: unknown): value is Value {
  if (typeof value === 'number') return Math.abs(value) <= 2 ** 53
  return typeof value === 'string' || typeof value === 'boolean'
}
