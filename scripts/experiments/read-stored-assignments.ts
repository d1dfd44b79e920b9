import { readPairs } from '@/lib/experimentation/experiments/ab-tests'
import type { Visitor } from '@/lib/experimentation/experiments/decision/visitor'
import { isPlainObject } from '@/lib/kernel/validation/plain-object'

/** Earlier assignments of a visitor: variation ids by experiment id, in our form or that of the vendor's profiles, or the text of the cookie `ab_tests`. Undefined for anything else. */
export function readStoredAssignments(value: unknown): Visitor['stored'] | undefined {
  if (typeof value === 'string') return readCookieText(value)
  if (!isPlainObject(value)) return undefined
  const entries = Object.entries(value).map(([id, entry]: [string, unknown]) => [id, isPlainObject(entry) ? entry['variation_id'] : entry])
  return entries.every(isTextPair) ? Object.fromEntries(entries) : undefined
}

const isTextPair = (pair: unknown[]): pair is [string, string] => pair.every((part) => typeof part === 'string')

/** Reads the text as a browser stores it, or decoded. */
function readCookieText(text: string): Visitor['stored'] | undefined {
  const decoded = text.replaceAll(/%3A/gi, ':').replaceAll(/%2C/gi, ',')
  const pairs = readPairs(decoded)
  return decoded === '' || decoded.split(',').length === pairs.size ? Object.fromEntries(pairs) : undefined
}
