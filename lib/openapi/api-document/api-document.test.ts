import { readdirSync, readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import Ajv2020 from 'ajv/dist/2020'
import { expect, test } from 'vitest'
import { partnerDocument } from '@/lib/accounts/partner-keys/partner-document'
import { rewrittenAddresses } from '@/lib/kernel/routes/rewritten-addresses.mjs'
import { apiDocument, apiOperations } from './api-document.server'

// reads: pages/api/ next.config.js

/** The addresses of the handlers of the product: through their rewrites, where they have one. */
function handlerAddresses(): string[] {
  const rewrites = [...readFileSync('next.config.js', 'utf8').matchAll(/source: '([^']+)', destination: '([^']+)'/g)]
  const addressOf = new Map([
    ...rewrites.map(([, address = '', handler = '']) => [nameless(handler), address] as const),
    ...Object.values(rewrittenAddresses).map((address) => [nameless(`/api${address}`), address] as const),
  ])
  return readdirSync('pages/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('partner/') && file !== '[[...address]].ts')
    .map((file) => nameless(`/api/${file.replace(/\.ts$/, '').replace(/\/index$/, '')}`))
    .flatMap((handler) => optionalParts(nameless(addressOf.get(handler) ?? handler)))
}

/** The names in an address are its own affair. */
function nameless(address: string): string {
  return address.replace(/(?<!\[)\[(?:\.\.\.)?\w+\]|:\w+\*?|\{\w+\}/g, '*')
}

/** `/api/v1/pages/dealers/[[...where]]` is a region and a province at most. */
function optionalParts(address: string): string[] {
  const base = address.replace(/\/\[\[\.\.\.\w+\]\]$/, '')
  return base === address ? [address] : [base, `${base}/*`, `${base}/*/*`]
}

test('the API document holds exactly the handlers of the product', () => {
  expect(Object.keys(apiOperations).map(nameless).toSorted()).toEqual(handlerAddresses().toSorted())
})

test('no handler lets Next read a body: a broken body gets our own error', () => {
  const handlers = readdirSync('pages/api', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  expect(handlers.filter((file) => !readFileSync(`pages/api/${file}`, 'utf8').includes('bodyParser: false'))).toEqual([])
})

function valuesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}

/** Every schema in a document; what OpenAPI calls one is JSON Schema of 2020-12. */
function schemasIn(value: unknown, isSchema = false): object[] {
  if (typeof value !== 'object' || value === null) return []
  if (isSchema) return [value]
  const inner: [string, unknown][] = Object.entries(value)
  return inner.flatMap(([name, each]) =>
    name === 'schemas' ? valuesOf(each).flatMap((one) => schemasIn(one, true)) : schemasIn(each, name === 'schema'),
  )
}

test.each([
  { which: 'of the product', document: apiDocument('https://ingrana.example') },
  { which: 'of the programs of dealers', document: partnerDocument('https://ingrana.example') },
])('the document $which is OpenAPI 3.1, and each of its schemas JSON Schema', async ({ document }) => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  const ajv = new Ajv2020({ strict: false })
  const schemas = schemasIn(document)
  expect(schemas.length).toBeGreaterThan(20)
  const faults = schemas.flatMap((schema) => (ajv.validateSchema({ ...schema }) === true ? [] : [ajv.errorsText(), schema]))
  expect(faults).toEqual([])
})
