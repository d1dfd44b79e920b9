import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storageInventory } from './storage-inventory'
import { mayBeStored } from './test-stored-things'

const document = readFileSync('docs/browser-storage.md', 'utf8')

test('the document names what the table names, thing for thing', () => {
  const written = [...document.matchAll(/^\| `([^`]+)` \| (\w+) \| ([\w ]+?) \|/gm)].map(
    ([, name, place, purpose]) => `${name} ${place} ${purpose}`,
  )
  expect(written).toEqual(storageInventory.map(({ name, place, purpose }) => `${name} ${place} ${purpose}`))
})

test('the document says how long, and the same numbers as the table', () => {
  const numbers = (text: string): string[] => text.match(/\d+/g) ?? []
  for (const { name, place, lasts } of storageInventory) {
    const row = document.split('\n').find((line) => line.startsWith(`| \`${name}\` | ${place} |`)) ?? ''
    expect(numbers(row.split('|')[4] ?? ''), row).toEqual(expect.arrayContaining(numbers(lasts)))
  }
})

test.each([
  { name: 'ingrana_session', place: 'cookie', allowed: [], may: true, why: 'technical' },
  { name: '__Host-ingrana_session', place: 'cookie', allowed: [], may: true, why: 'its name on https' },
  { name: 'workbox-precache-v2-http://localhost/', place: 'cacheStorage', allowed: [], may: true, why: 'begins as the list says' },
  { name: 'uuid', place: 'cookie', allowed: [], may: false, why: 'its purpose is not allowed' },
  { name: 'uuid', place: 'cookie', allowed: ['replay'], may: false, why: 'another purpose is' },
  { name: 'uuid', place: 'cookie', allowed: ['measurement'], may: true, why: 'its purpose is allowed' },
  { name: 'uuid', place: 'sessionStorage', allowed: ['measurement'], may: false, why: 'in another place' },
  { name: 'ingrana_session2', place: 'cookie', allowed: [], may: false, why: 'only begins like one' },
  { name: '_ga', place: 'cookie', allowed: ['measurement', 'replay', 'social'], may: false, why: 'nowhere on the list' },
] as const)('$name ($place) with $allowed may be stored: $may, $why', ({ name, place, allowed, may }) => {
  expect(mayBeStored({ name, place }, allowed)).toBe(may)
})
