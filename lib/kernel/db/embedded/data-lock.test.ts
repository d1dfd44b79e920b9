// reads: temporary files
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataFolder, refuseIfInUse } from './data-lock.server'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ingrana-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const leaveLock = (text: string) => writeFileSync(path.join(folder, 'lock'), text)
const endedPid = () => spawnSync('true').pid

test('a data folder in use is refused with the name of its user', async () => {
  const unlock = await lockDataFolder(folder, 'npm start')
  await expect(lockDataFolder(folder, 'another')).rejects.toThrow(`in use by another instance (npm start, process ${process.pid})`)
  await expect(refuseIfInUse(folder)).rejects.toThrow('in use')
  await unlock()
  expect(existsSync(path.join(folder, 'lock'))).toBe(false)
})

test.each([
  { whose: 'a process that was killed', text: () => JSON.stringify({ pid: endedPid(), birth: '', purpose: 'npm start', id: 'x' }) },
  {
    whose: 'an older process of the same number',
    text: () => JSON.stringify({ pid: process.pid, birth: 'another boot/1', purpose: 'npm start', id: 'x' }),
  },
  { whose: 'nobody, as it is empty', text: () => '' },
  { whose: 'nobody, as it is torn', text: () => '{"pid":' },
])('a data lock of $whose does not count', async ({ text }) => {
  leaveLock(text())
  await refuseIfInUse(folder)
  await (await lockDataFolder(folder, 'npm start'))()
})

test('of many processes that want the data folder after a kill exactly one gets it', async () => {
  leaveLock(JSON.stringify({ pid: endedPid(), birth: '', purpose: 'npm start', id: 'x' }))
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder, 'npm start')))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
