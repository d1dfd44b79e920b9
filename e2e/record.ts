/** A JSON object, or the text of one, as a record; anything else is empty. */
export function asRecord(value: unknown): Record<string, unknown> {
  const read: unknown = typeof value === 'string' && value.startsWith('{') ? JSON.parse(value) : value
  return typeof read === 'object' && read !== null ? Object.fromEntries(Object.entries(read)) : {}
}
