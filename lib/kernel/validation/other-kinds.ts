import { type AnySchema, type SchemaFieldDescription, ValidationError } from 'yup'
import { messages } from './rules'

/** `meta` of a text that a script may give as a number: the number of a row. */
export const takesNumbers = { takesNumbers: true } as const

/**
 * Refuses numbers and booleans where a schema wants a text, field by field: yup would keep them as texts, and «5» become somebody's name. Forms send texts alone.
 * Choices are left to the schema, because no number is among them.
 */
export function refuseOtherKinds(schema: AnySchema, value: unknown): void {
  const paths = pathsOfOtherKinds(schema.describe(), value, '')
  if (paths.length > 0) throw new ValidationError(paths.map((path) => new ValidationError(messages.digits, undefined, path)))
}

function pathsOfOtherKinds(described: SchemaFieldDescription, value: unknown, path: string): string[] {
  if (!('oneOf' in described)) return []
  if (described.type === 'string') {
    const isOther = typeof value === 'number' || typeof value === 'boolean'
    return isOther && described.oneOf.length === 0 && described.meta?.['takesNumbers'] !== true ? [path] : []
  }
  if (typeof value !== 'object' || value === null) return []
  if ('fields' in described)
    return Object.entries(described.fields).flatMap(([name, field]) =>
      pathsOfOtherKinds(field, Reflect.get(value, name), path === '' ? name : `${path}.${name}`),
    )
  if ('innerType' in described && !Array.isArray(described.innerType) && Array.isArray(value)) {
    const { innerType } = described
    return value.flatMap((one, index) => pathsOfOtherKinds(innerType, one, `${path}[${index}]`))
  }
  return []
}
