import type { AnySchema, SchemaDescription, SchemaFieldDescription } from 'yup'
import { type Json, record } from '@/lib/kernel/validation/json-schema'

/** What a yup schema takes, as JSON Schema: kinds, enumerations, lengths and bounds. What it tests besides stands in no document. */
export function formSchema(schema: AnySchema): Json {
  return ofDescription(schema.describe())
}

type Fields = Record<string, SchemaFieldDescription>
type Described = SchemaDescription & { fields?: Fields; innerType?: SchemaFieldDescription | SchemaFieldDescription[] }

/** Whether a field is described: neither a reference nor what is only known once a value is there. */
function isDescribed(described: SchemaFieldDescription): described is Described {
  return 'tests' in described
}

function ofDescription(described: SchemaFieldDescription): Json {
  if (!isDescribed(described)) return {}
  const { oneOf, nullable, type } = described
  const values = oneOf.filter((value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
  const schema = values.length > 0 ? { enum: values } : { ...kindOf(described), ...boundsOf(described) }
  return nullable && type !== 'object' ? { anyOf: [schema, { type: 'null' }] } : schema
}

function kindOf({ type, fields, innerType, meta }: Described): Json {
  if (meta?.['takesNumbers'] === true) return { type: ['string', 'integer'] }
  if (fields) return ofFields(fields)
  if (innerType && !Array.isArray(innerType)) return { type: 'array', items: ofDescription(innerType) }
  if (type === 'date') return { type: 'string', format: 'date-time' } // JSON has no dates of its own
  return type === 'mixed' || type === 'array' ? {} : { type }
}

/** Whatever the whole body may not have besides is said of the body: several schemas may share it. */
function ofFields(fields: Fields): Json {
  const optional = Object.keys(fields).filter((name) => {
    const field = fields[name]
    return field === undefined || !isDescribed(field) || field.optional
  })
  const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, ofDescription(field)]))
  const { additionalProperties: _alone, ...named } = record(properties, optional)
  return named
}

/** yup's names of bounds, by kind, and those of JSON Schema. */
const boundNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  string: { min: 'minLength', max: 'maxLength' },
  number: { min: 'minimum', max: 'maximum' },
  array: { min: 'minItems', max: 'maxItems' },
}

function boundsOf({ type, tests }: SchemaDescription): Json {
  return Object.fromEntries(
    tests.flatMap(({ name, params }) => {
      const bound = boundNames[type]?.[name ?? '']
      const value = params?.[name ?? '']
      return bound !== undefined && typeof value === 'number' ? [[bound, value]] : []
    }),
  )
}
