// reads: temporary files
import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { getDb } from '@/lib/kernel/db/db.server'
import { addPhoto } from './draft-photos.server'
import { originalKey } from './photo-store.server'
import { processPhotosApart } from './process-photos-apart.server'
import { addTestDraft, testFile, testFolder, testPicture, testStore } from './test-photos'

const run = promisify(execFile)

/** Processes that this one has started to make pictures. */
async function workers(): Promise<number[]> {
  const found = await run('pgrep', ['-P', String(process.pid), '-f', 'picture-worker']).catch(() => ({ stdout: '' }))
  return found.stdout.split('\n').filter(Boolean).map(Number)
}

test('A crash of the picture process counts against its photograph; a stop and a failing store do not', async () => {
  const [db, draftId, dataDir] = [getDb(), await addTestDraft(getDb()), await testFolder()]
  vi.stubEnv('DATA_DIR', dataDir) // of the worker
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await db`delete from photo where draft_id = ${draftId}`
    await db`delete from ad_draft where id = ${draftId}`
  })
  const content = await testPicture({ width: 1_024, height: 768 }).jpeg().toBuffer()
  const { id } = await addPhoto(db, await testStore(), { draftId, file: await testFile(content), lock: async () => {} })
  const original = path.join(dataDir, 'photos', originalKey(id))
  await mkdir(path.dirname(original), { recursive: true })
  await run('mkfifo', [original]) // nobody writes into it: the worker stays at this photograph
  const attempts = async () => (await db<{ attempts: number }[]>`select attempts from photo where id = ${id}`)[0]?.attempts

  const stopping = new AbortController()
  const stopped = processPhotosApart(db, { databaseUrl: env().databaseUrl, signal: stopping.signal })
  await expect.poll(attempts).toBe(1)
  stopping.abort()
  await stopped
  expect(await attempts()).toBe(1)

  const killed = processPhotosApart(db, { databaseUrl: env().databaseUrl, signal: new AbortController().signal })
  const failed = expect(killed).rejects.toThrow('has ended without an answer')
  await expect.poll(attempts).toBe(2)
  for (const pid of await workers()) process.kill(pid, 'SIGKILL')
  await failed
  expect(await attempts()).toBe(4)

  await rm(original)
  await mkdir(original) // a store that cannot give what it has
  for (let times = 0; times < 2; times += 1)
    await expect(processPhotosApart(db, { databaseUrl: env().databaseUrl, signal: new AbortController().signal })).rejects.toThrow()
  expect(await attempts()).toBe(4)
})
