import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rewrittenAddresses } from '@/lib/kernel/routes/rewritten-addresses.mjs'
import { apiOperations } from './api-document.server'

// reads: pages/api/ next.config.js

/** Where the handlers of the product are asked: through their rewrites, where they have one. */
function handlerAddresses(): string[] {
  const rewrites = [...readFileSync('next.config.js', 'utf8').matchAll(/source: '([^']+)', destination: '([^']+)'/g)]
  const asked = new Map([
    ...rewrites.map(([, address = '', handler = '']) => [nameless(handler), address] as const),
    ...Object.values(rewrittenAddresses).map((address) => [nameless(`/api${address}`), address] as const),
  ])
  return readdirSync('pages/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('partner/') && file !== '[[...address]].ts')
    .map((file) => nameless(`/api/${file.replace(/\.ts$/, '').replace(/\/index$/, '')}`))
    .flatMap((handler) => optionalParts(nameless(asked.get(handler) ?? handler)))
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

test('every handler of the product stands in the document, and nothing else does', () => {
  expect(Object.keys(apiOperations).map(nameless).toSorted()).toEqual(handlerAddresses().toSorted())
})

test('no handler lets Next read a body: what is broken in one is refused in our words', () => {
  const handlers = readdirSync('pages/api', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  expect(handlers.filter((file) => !readFileSync(`pages/api/${file}`, 'utf8').includes('bodyParser: false'))).toEqual([])
})
