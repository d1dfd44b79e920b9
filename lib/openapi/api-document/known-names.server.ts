import { type Json } from '@/lib/kernel/validation/json-schema'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import type { Operations } from './operation.server'

/**
 * What a call may send, by address and method: the names of its address's parameters and of its body's fields, and the patterns of those that are numbered.
 * Left out: what the document leaves open.
 */
export type KnownNames = Record<string, Record<string, { query?: string[]; body?: string[]; patterns?: string[] }>>

export function knownNames(operations: Operations): KnownNames {
  return Object.fromEntries(
    Object.entries(operations).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, { query = {}, body, answers, proof }]) => {
          const fields = body && !isOpen(body) ? fieldsOf(body) : undefined
          const isQuestion = answers !== undefined && proof !== 'mailCode' // files are requested by robots and caches, links of mails by programs that add parameters of their own
          const patterns = body ? patternsOf(body) : []
          const named = { ...(fields && { body: fields }), ...(patterns.length > 0 && { patterns }) }
          return [method.toUpperCase(), { ...(isQuestion && { query: Object.keys(query) }), ...named }]
        }),
      ),
    ]),
  )
}

function partsOf(schema: Json): Json[] {
  return [schema['allOf'], schema['anyOf']].flatMap((parts: unknown) => (Array.isArray(parts) ? parts.map(asRecord) : []))
}

/** Whether a body may have more than its schema names. */
export function isOpen(schema: Json): boolean {
  return schema['additionalProperties'] === true || partsOf(schema).some(isOpen)
}

function fieldsOf(schema: Json): string[] {
  return [...new Set([...Object.keys(asRecord(schema['properties'])), ...partsOf(schema).flatMap(fieldsOf)])]
}

function patternsOf(schema: Json): string[] {
  return [...Object.keys(asRecord(schema['patternProperties'])), ...partsOf(schema).flatMap(patternsOf)]
}
