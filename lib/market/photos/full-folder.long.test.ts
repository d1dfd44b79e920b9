// reads: temporary files
import { execFileSync } from 'node:child_process'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addPhoto, listPhotos } from './draft-photos.server'
import { folderStore, originalKey } from './photo-store.server'
import { processPhotos } from './process-photos.server'
import { addTestDraft, testFile, testFolder, testPicture } from './test-photos'

/** A file system of its own with so many bytes, which takes root to mount (scripts/checks/demanding-tests.mjs). */
async function smallDisk(bytes: number): Promise<string> {
  const folder = await testFolder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder])
  onTestFinished(() => void execFileSync('umount', [folder]))
  return folder
}

test(
  'On a full disk acknowledged photographs are safe, others fail without a file; later all goes on',
  withRollback(async (db) => {
    const [folder, draftId] = [await smallDisk(1_048_576), await addTestDraft(db)]
    const store = folderStore(folder)
    const send = async () => {
      const file = await testFile(await testPicture().jpeg().toBuffer())
      return addPhoto(db, store, { draftId, file, lock: async () => undefined })
    }
    const filler = join(folder, 'filler')
    const stored = await send()
    await expect(writeFile(filler, Buffer.alloc(1_048_576))).rejects.toMatchObject({ code: 'ENOSPC' })
    await expect(send()).rejects.toMatchObject({ code: 'unavailable', cause: { code: 'ENOSPC' } })
    await expect(processPhotos(db, store)).rejects.toMatchObject({ cause: { code: 'ENOSPC' } })
    expect(await listPhotos(db, draftId)).toMatchObject([{ id: stored.id, state: 'waiting' }])
    expect(await readdir(join(folder, 'originals'))).toEqual([stored.id])
    await rm(filler)
    const second = await send()
    await processPhotos(db, store)
    expect(await listPhotos(db, draftId)).toMatchObject([stored, second].map(({ id }) => ({ id, state: 'ready' })))
    expect(await store.get(originalKey(stored.id))).toBeDefined()
  }),
)
