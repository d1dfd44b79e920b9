// reads: temporary files
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { datafileCache } from './datafile-cache.server'

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'experiments-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('the last cached file is read after a restart, for its own address only', async () => {
  const folder = path.join(await emptyFolder(), 'new', 'folder')
  const url = 'https://pro.experiments.test'
  expect(await datafileCache(folder, url).read()).toBeUndefined()
  await datafileCache(folder, url).write('first')
  await datafileCache(folder, url).write('second')
  expect(await datafileCache(folder, url).read()).toBe('second')
  expect(await datafileCache(folder, 'https://pre.experiments.test').read()).toBeUndefined()
  expect(await readdir(folder)).toHaveLength(1)
})

test('a folder that cannot be used is an error, not an empty cache', async () => {
  const folder = path.join(await emptyFolder(), 'file')
  await writeFile(folder, '')
  await expect(datafileCache(folder, 'https://experiments.test').read()).rejects.toThrow('ENOTDIR')
  await expect(datafileCache(folder, 'https://experiments.test').write('x')).rejects.toThrow()
})
