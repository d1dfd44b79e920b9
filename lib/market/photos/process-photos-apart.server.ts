import { number, object, string } from 'yup'
import type { Db } from '@/lib/kernel/db/db.server'
import { startProcess } from '@/lib/kernel/threads/start-process.server'
import { suspectPhoto } from './process-photos.server'

/** Channel that is notified when a transaction with a waiting photograph is committed. */
export const photoWaitingChannel = 'photo_waiting'

type Apart = { databaseUrl: string; signal: AbortSignal }

/** Messages of the process: first the photographs that are begun, then how many there were. */
const message = object({ at: string(), begun: number() })
/** `begun`: how many were looked at; undefined when it has ended before. `crashedAt`: the photograph at which something outside our code ended it. */
type Ended = { begun: number | undefined; crashedAt: string | undefined }

/** `processPhotos` in processes of their own, one after the other, until no photograph waits: neither their memory nor a crash is the server's. A signal ends them. */
export async function processPhotosApart(db: Db, apart: Apart): Promise<void> {
  while (!apart.signal.aborted) {
    const [waiting] = await db`select from photo where state = 'waiting' and removed_at is null limit 1`
    if (!waiting) return
    const { begun, crashedAt } = await runOnce(apart)
    if (begun === 0) return
    if (crashedAt !== undefined) await suspectPhoto(db, crashedAt)
    if (begun === undefined) throw new Error('the process of the pictures has ended without an answer')
  }
}

function runOnce({ databaseUrl, signal }: Apart): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const worker = startProcess(new URL('./picture-worker.server.ts', import.meta.url), 'picture-worker')
    const stop = () => void worker.kill()
    let at: string | undefined
    let begun: number | undefined
    signal.addEventListener('abort', stop)
    worker.on('message', (said) => {
      const word = message.validateSync(said)
      at = word.at ?? at
      begun = word.begun
    })
    worker.once('error', reject)
    worker.once('exit', (_, killedBy) => {
      signal.removeEventListener('abort', stop)
      if (begun !== undefined || signal.aborted) return resolve({ begun: begun ?? 0, crashedAt: undefined })
      resolve({ begun, crashedAt: killedBy === null ? undefined : at }) // a store that fails ends it with a code
    })
    worker.send({ databaseUrl })
  })
}
