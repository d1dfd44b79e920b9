import { isPlainObject } from './plain-object'

/** The fields of an object that came from elsewhere, none of them known yet; of anything else there are none. */
export function recordOf(value: unknown): Partial<Record<string, unknown>> {
  return isPlainObject(value) ? { ...value } : {}
}
