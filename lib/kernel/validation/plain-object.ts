export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The fields of an object that came from elsewhere, none of them known yet; of anything else there are none. */
export function asRecord(value: unknown): Partial<Record<string, unknown>> {
  return isPlainObject(value) ? { ...value } : {}
}
