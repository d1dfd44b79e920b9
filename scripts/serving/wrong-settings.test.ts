// reads: scripts/serve.mjs
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a start with a wrong setting ends with one line that names it', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/serve.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, PORT: 'abc' },
  })
  expect([status, stderr]).toEqual([1, 'Error: settings are not valid: PORT must be a whole number from 1 to 65535, not «abc»\n'])
})
