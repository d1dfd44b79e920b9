import { type AnySchema, type SchemaFieldDescription, ValidationError } from 'yup'
import { messages } from './rules'

/** `meta` of a text that a script may give as a number: the number of a row. */
export const takesNumbers = { takesNumbers: true } as const

/**
 * Refuses numbers and booleans where a schema wants a text, field by field: yup would keep them as texts, and «5» become somebody's name. Forms send texts alone.
 * Choices are left to the schema, because no number is among them.
 */
export function refuseOtherKinds(schema: AnySchema, value: unknown): void {
  const found = otherKinds(schema.describe(), value, '')
  if (found.length > 0)
    throw new ValidationError(found.map(([path, value]) => new ValidationError(otherKindText(value, 'string'), value, path)))
}

const kinds: Readonly<Record<string, string>> = {
  ...{ string: 'un testo', number: 'un numero', boolean: 'true o false', date: 'una data', array: 'un elenco', object: 'un oggetto' },
}
const shownSigns = 60

/** «Valore non valido: serve un testo, non 5». `kind`: yup's name of it. */
export function otherKindText(value: unknown, kind: string): string {
  const shown = typeof value === 'string' ? `«${value}»` : value === undefined ? 'nulla' : JSON.stringify(value)
  const short = shown.length > shownSigns ? `${shown.slice(0, shownSigns)}…` : shown
  return `${messages.digits}: serve ${kinds[kind] ?? 'altro'}, non ${short}`
}

function otherKinds(described: SchemaFieldDescription, value: unknown, path: string): [path: string, value: unknown][] {
  if (!('oneOf' in described)) return []
  if (described.type === 'string') {
    const isOther = typeof value === 'number' || typeof value === 'boolean'
    return isOther && described.oneOf.length === 0 && described.meta?.['takesNumbers'] !== true ? [[path, value]] : []
  }
  if (typeof value !== 'object' || value === null) return []
  if ('fields' in described)
    return Object.entries(described.fields).flatMap(([name, field]) =>
      otherKinds(field, Reflect.get(value, name), path === '' ? name : `${path}.${name}`),
    )
  if ('innerType' in described && !Array.isArray(described.innerType) && Array.isArray(value)) {
    const { innerType } = described
    return value.flatMap((one, index) => otherKinds(innerType, one, `${path}[${index}]`))
  }
  return []
}
