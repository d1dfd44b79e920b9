import type { Contract } from './contract'
import { asRecord } from './record'

// What a document of calls says of them, and something that it allows.

export type Json = Record<string, unknown>
export type Operation = { method: string; path: string; operation: Json }

export function operationsOf({ document }: Contract): Operation[] {
  return Object.entries(asRecord(document['paths'])).flatMap(([path, methods]) =>
    Object.entries(asRecord(methods)).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: asRecord(operation),
    })),
  )
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Data of the caller, under the names of the parameters of operations. */
export type Things = Readonly<Record<string, string>>

/** Something that the schema allows. */
export function sample(schema: Json, name: string, things: Things): unknown {
  const words = listOf(schema['enum'])
  if (Object.hasOwn(things, name)) return things[name]
  if ('const' in schema) return schema['const']
  if (words.length > 0) return words[0]
  const [first] = listOf(schema['anyOf'])
  if (first !== undefined) return sample(asRecord(first), name, things)
  if (schema['type'] === 'array') return [sample(asRecord(schema['items']), name, things)]
  if (schema['type'] === 'object' || schema['allOf'] !== undefined)
    return Object.fromEntries(Object.entries(fieldsOf(schema)).map(([field, inner]) => [field, sample(inner, field, things)]))
  if (schema['type'] === 'integer' || schema['type'] === 'number') return Number(schema['minimum'] ?? 1)
  if (schema['type'] === 'boolean') return true
  return name.toLowerCase().includes('email') ? 'nessuno@esempio.it' : 'Una prova'
}

/** All fields that a body may have. */
export function fieldsOf(schema: Json): Record<string, Json> {
  const parts = [...listOf(schema['allOf']), ...listOf(schema['anyOf'])].flatMap((part) => Object.entries(fieldsOf(asRecord(part))))
  const own = Object.entries(asRecord(schema['properties'])).map(([name, inner]): [string, Json] => [name, asRecord(inner)])
  return Object.fromEntries([...parts, ...own])
}
