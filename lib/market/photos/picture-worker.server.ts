import { setPriority } from 'node:os'
import { object, string } from 'yup'
import { openPool } from '@/lib/kernel/db/db.server'
import { backgroundPriority } from '@/lib/kernel/threads/low-priority.server'
import { photoStore } from './open-photo-store.server'
import { processPhotos } from './process-photos.server'

const task = object({ databaseUrl: string().required() })
/** Number of photographs after which the process ends, and frees the memory that the decoders held. */
const photosOfProcess = 4

async function work(message: unknown): Promise<void> {
  const { databaseUrl } = task.validateSync(message)
  const db = openPool(databaseUrl, 2) // one holds the lock of the photograph
  try {
    const begun = await processPhotos(db, photoStore(), photosOfProcess, (id) => void process.send?.({ at: id }))
    process.send?.({ begun })
  } finally {
    await db.end({ timeout: 1 })
    process.disconnect()
  }
}

setPriority(backgroundPriority)
process.once('disconnect', () => process.exit())
process.once('message', (message) => void work(message))
