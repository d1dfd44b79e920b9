import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('the expired rows of every module are purged every night', async () => {
  const files = (await readdir('lib', { recursive: true })).filter((file) => /\.server\.ts$/.test(file))
  const sources = await Promise.all(files.map((file) => readFile(`lib/${file}`, 'utf8')))
  const named = sources.flatMap((source) => [...source.matchAll(/^export const (\w+Expiries)\b/gm)].map(([, name = '']) => name))
  const job = await readFile('lib/server/jobs/purge-expired.server.ts', 'utf8')
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !job.includes(`  ...${name},`))).toEqual([])
})
