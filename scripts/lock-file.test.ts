import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { array, boolean, lazy, object, string } from 'yup'
import { addressOf, missingOptionals } from './complete-lock.mjs'

const entryShape = object({
  version: string(),
  resolved: string(),
  integrity: string(),
  optional: boolean(),
  os: array(string().required()),
  cpu: array(string().required()),
})
const lockShape = object({
  packages: lazy((value: object) =>
    object(Object.fromEntries(Object.keys(value).map((place) => [place, entryShape.required()]))).required(),
  ),
})
const lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const entries = Object.entries(lockShape.validateSync(lock).packages)

test('npm ci accepts the lock on every platform: no optional package is left out (node scripts/complete-lock.mjs mends it)', () => {
  expect(missingOptionals(lock)).toEqual([])
})

test('every package of the lock comes from the public registry, by its own name (node scripts/complete-lock.mjs mends it)', () => {
  expect(addressOf('node_modules/a/node_modules/@b/c', { version: '1.0.0' })).toBe('https://registry.npmjs.org/@b/c/-/c-1.0.0.tgz')
  expect(entries.length).toBeGreaterThan(500)
  expect(entries.filter(([place, entry]) => entry.resolved !== addressOf(place, entry)).map(([place]) => place)).toEqual([])
})

test('every package has the hash of what may be unpacked, apart from optional binaries of other platforms', () => {
  const isBinaryElsewhere = ({ optional, os = [], cpu = [] }: (typeof entries)[number][1]) =>
    optional === true && os.length + cpu.length > 0
  const unhashed = entries.filter(([place, { integrity = '' }]) => place !== '' && !integrity.startsWith('sha512-'))
  expect(unhashed.filter(([, entry]) => !isBinaryElsewhere(entry)).map(([place]) => place)).toEqual([])
})
