import { cpSync } from 'node:fs'
import { afterEach, beforeEach, test } from 'vitest'
import { expectRegistryNamed, inside, openFolder, removeFolder } from './test-bootstrap'

beforeEach(openFolder)
afterEach(removeFolder)

test('a registry that cannot be reached is named for all our packages too', () => {
  for (const file of ['package.json', 'package-lock.json']) cpSync(file, inside(file))
  expectRegistryNamed()
})
