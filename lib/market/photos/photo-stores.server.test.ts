// reads: temporary files
import { expect, onTestFinished, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addPhoto, listPhotos } from './draft-photos.server'
import { folderStore, originalKey } from './photo-store.server'
import { processPhotos } from './process-photos.server'
import { s3Store } from './s3-store.server'
import { addTestDraft, testFile, testFolder, testPicture } from './test-photos'
import { startS3, type TestS3 } from './test-s3-server'

const hurried = { timeoutMs: 300, attempts: 3, firstPauseMs: 1 }

async function openS3Server(): Promise<TestS3> {
  const server = await startS3()
  onTestFinished(server.close)
  return server
}

const kinds = {
  folder: async () => folderStore(await testFolder()),
  bucket: async () => s3Store((await openS3Server()).place, hurried),
}

test.each(Object.entries(kinds))('a store (%s) gives back the last content that was put', async (_, open) => {
  const store = await open()
  const content = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 256))
  await store.put('originals/a', Buffer.from('first'))
  await store.put('originals/a', content)
  await store.put('originals/empty', Buffer.alloc(0))
  expect((await store.get('originals/a'))?.equals(content)).toBe(true)
  expect(await store.get('originals/empty')).toHaveLength(0)
})

test.each(Object.entries(kinds))(
  'a file that a store (%s) does not have is missing, and deleting that file is no error',
  async (_, open) => {
    const store = await open()
    expect(await store.get('originals/a')).toBeUndefined()
    await store.delete('originals/a')
    await store.put('originals/a', Buffer.from('x'))
    await store.delete('originals/a')
    expect(await store.get('originals/a')).toBeUndefined()
  },
)

test.each(Object.entries(kinds))('a store (%s) lists every file with the time of its writing', async (_, open) => {
  const store = await open()
  const began = Date.now()
  const keys = [...Array.from({ length: 8 }, (_, at) => `pictures/p-1/${at}.webp`), 'originals/a', 'originals/b']
  for (const key of keys) await store.put(key, Buffer.from('x'))
  const listed = []
  for await (const entry of store.list()) listed.push(entry)
  expect(listed.map(({ key }) => key).sort()).toEqual(keys.sort())
  for (const { writtenAt } of listed) expect(Math.abs(writtenAt.getTime() - began)).toBeLessThan(60_000)
})

test('an empty store lists nothing', async () => {
  for (const open of Object.values(kinds)) for await (const entry of (await open()).list()) expect.unreachable(entry.key)
})

test.each(['503', 'hang', 'cut'] as const)('a request to a bucket that fails for a moment (%s) is repeated', async (fault) => {
  const server = await openS3Server()
  const store = s3Store(server.place, hurried)
  await store.put('originals/a', Buffer.from('x'.repeat(1_000)))
  server.failNext(fault, fault)
  expect(await store.get('originals/a')).toHaveLength(1_000)
  expect(server.seen).toHaveLength(1 + 3)
})

test.each(['503', 'hang'] as const)('a bucket that keeps failing (%s) is unavailable, and nothing counts as stored', async (fault) => {
  const server = await openS3Server()
  const store = s3Store(server.place, hurried)
  server.failNext(fault, fault, fault)
  await expect(store.put('originals/a', Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' })
  expect(server.seen).toHaveLength(3)
  expect(server.objects.size).toBe(0)
  await store.put('originals/a', Buffer.from('x'))
  expect(server.objects.size).toBe(1)
})

test('A wrong secret fails at once: its file is neither stored nor taken for missing', async () => {
  const server = await openS3Server()
  const store = s3Store({ ...server.place, secret: 'other' }, hurried)
  await expect(store.put('originals/a', Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' })
  await expect(store.get('originals/a')).rejects.toMatchObject({ code: 'unavailable' })
  expect(server.seen).toHaveLength(2)
  expect(server.objects.size).toBe(0)
})

test(
  'While the bucket is down acknowledged photographs become pictures, and others fail with a sentence',
  withRollback(async (db) => {
    const [server, draftId] = [await openS3Server(), await addTestDraft(db)]
    const store = s3Store(server.place, hurried)
    const send = async () => {
      const file = await testFile(await testPicture().jpeg().toBuffer())
      return addPhoto(db, store, { draftId, file, lock: async () => undefined })
    }
    const stored = await send()
    server.failNext('503', 'hang', '503')
    await expect(send()).rejects.toMatchObject({
      code: 'unavailable',
      shownText: 'In questo momento non riusciamo a salvare le foto: riprova tra poco.',
    })
    server.failNext('503', 'hang', '503')
    await expect(processPhotos(db, store)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await listPhotos(db, draftId)).toMatchObject([{ id: stored.id, state: 'waiting' }])
    await processPhotos(db, store)
    expect(await listPhotos(db, draftId)).toMatchObject([{ id: stored.id, state: 'ready' }])
    expect([...server.objects.keys()].filter((key) => key.startsWith('pictures/'))).toHaveLength(8)
    expect(server.objects.has(originalKey(stored.id))).toBe(true)
  }),
)
