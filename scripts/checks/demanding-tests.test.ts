import { existsSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { impossibleTests } from './demanding-tests.mjs'

test('a test whose program is missing is left out, with the name of the program', () => {
  vi.stubEnv('PATH', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  const leftOut = impossibleTests()
  expect(leftOut).toContainEqual(
    expect.objectContaining({ file: 'lib/pgbouncer.long.test.ts', wants: 'PgBouncer (Debian: apt-get install pgbouncer)' }),
  )
  expect(leftOut.filter(({ file }) => !existsSync(file))).toEqual([])
})
