export type Json = { readonly [name: string]: unknown }

/** The keywords in which the documents of our APIs say what they take and answer. */
export const text: Json = { type: 'string' }
export const whole: Json = { type: 'integer' }
export const count: Json = { type: 'integer', minimum: 0 }
export const flag: Json = { type: 'boolean' }
export const moment: Json = { type: 'string', format: 'date-time' }
export const orNull = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] })
export const list = (items: Json): Json => ({ type: 'array', items })
export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

export function record(properties: Json, optional: readonly string[] = []): Json {
  const required = Object.keys(properties).filter((name) => !optional.includes(name))
  return { type: 'object', additionalProperties: false, ...(required.length > 0 && { required }), properties }
}

/** How every call refuses: RFC 9457 with our `code`. Each faulty parameter or field has a text. */
export const problemSchema: Json = record(
  {
    type: { const: 'about:blank' },
    title: text,
    status: { type: 'integer', minimum: 400, maximum: 599 },
    code: text,
    message: { ...text, description: 'Che cosa non va, per chi legge' },
    fields: { type: 'object', additionalProperties: text },
  },
  ['message', 'fields'],
)
