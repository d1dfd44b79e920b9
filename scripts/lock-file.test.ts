import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingOptionals } from './complete-lock.mjs'

test('npm ci accepts the lock on every platform: no optional package is left out (node scripts/complete-lock.mjs mends it)', () => {
  expect(missingOptionals(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([])
})
