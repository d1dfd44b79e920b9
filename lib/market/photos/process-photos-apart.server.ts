import { number, object } from 'yup'
import type { Db } from '@/lib/kernel/db/db.server'
import { startProcess } from '@/lib/kernel/threads/start-process.server'

/** Told when a transaction with a waiting photograph is committed. */
export const photoWaitingChannel = 'photo_waiting'

type Apart = { databaseUrl: string; signal: AbortSignal }

const answer = object({ begun: number().required() })

/** `processPhotos` in processes of their own, one after the other, until no photograph waits: neither their memory nor a crash is the server's. A signal ends them. */
export async function processPhotosApart(db: Db, apart: Apart): Promise<void> {
  while (!apart.signal.aborted) {
    const [waiting] = await db`select from photo where state = 'waiting' and removed_at is null limit 1`
    if (!waiting || (await runOnce(apart)) === 0) return
  }
}

/** Gives how many photographs it has looked at. */
function runOnce({ databaseUrl, signal }: Apart): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = startProcess(new URL('./picture-worker.server.ts', import.meta.url), 'picture-worker')
    const stop = () => void worker.kill()
    let begun: number | undefined
    signal.addEventListener('abort', stop)
    worker.once('message', (said) => {
      begun = answer.validateSync(said).begun
    })
    worker.once('error', reject)
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop)
      if (begun !== undefined || signal.aborted) resolve(begun ?? 0)
      else reject(new Error('the process of the pictures has ended without an answer'))
    })
    worker.send({ databaseUrl })
  })
}
