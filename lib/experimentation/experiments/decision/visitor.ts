import { isPlainObject } from '@/lib/kernel/validation/plain-object'
import type { Attributes } from './audience-conditions'

/** Everything about a visitor that a decision may depend on. */
export type Visitor = {
  id: string
  attributes: Attributes
  /** What the visitor was given before: variation ids by experiment id. */
  stored: Readonly<Record<string, string>>
}

/** Names of the vendor for attributes that steer the decision itself. */
const bucketingIdKey = '$opt_bucketing_id'
const bucketMapKey = '$opt_experiment_bucket_map'

/** Reads a visitor; undefined for what the vendor refuses: an id that is no string, attributes that are no plain object or hold an undefined value. */
export function readVisitor(id: unknown, attributes: unknown = {}, stored: Visitor['stored'] = {}): Visitor | undefined {
  if (typeof id !== 'string' || !isPlainObject(attributes) || Object.values(attributes).includes(undefined)) return undefined
  return { id, attributes, stored }
}

/** What is hashed: visitors who share it share their buckets. */
export function bucketingIdOf({ id, attributes }: Visitor): string {
  const given = attributes[bucketingIdKey]
  return typeof given === 'string' ? given : id
}

/** The variation stored for an experiment; the attribute of the vendor stands above what we keep. Null: an entry the vendor fails to read, and then gives nobody a variation. */
export function storedVariationOf({ attributes, stored }: Visitor, experimentId: string): string | null | undefined {
  const given = attributes[bucketMapKey]
  if (!isPlainObject(given) || !Object.hasOwn(given, experimentId))
    return Object.hasOwn(stored, experimentId) ? stored[experimentId] : undefined
  const entry = given[experimentId] ?? null
  if (entry === null) return null
  const variationId = isPlainObject(entry) ? entry['variation_id'] : undefined
  return typeof variationId === 'string' || typeof variationId === 'number' ? String(variationId) : undefined
}
