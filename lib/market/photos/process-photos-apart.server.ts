import { number, object, string } from 'yup'
import type { Db } from '@/lib/kernel/db/db.server'
import { startProcess } from '@/lib/kernel/threads/start-process.server'
import { suspectPhoto } from './process-photos.server'

/** Told when a transaction with a waiting photograph is committed. */
export const photoWaitingChannel = 'photo_waiting'

type Apart = { databaseUrl: string; signal: AbortSignal }

/** First the photographs that are begun, then how many there were. */
const message = object({ at: string(), begun: number() })
/** `at`: the photograph at which the process ended. */
type Ended = { begun: number } | { at: string | undefined }

/** `processPhotos` in processes of their own, one after the other, until no photograph waits: neither their memory nor a crash is the server's. A signal ends them. */
export async function processPhotosApart(db: Db, apart: Apart): Promise<void> {
  while (!apart.signal.aborted) {
    const [waiting] = await db`select from photo where state = 'waiting' and removed_at is null limit 1`
    if (!waiting) return
    const ended = await runOnce(apart)
    if ('at' in ended) {
      if (ended.at !== undefined) await suspectPhoto(db, ended.at)
      throw new Error('the process of the pictures has ended without an answer')
    }
    if (ended.begun === 0) return
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
      ;({ at = at, begun } = message.validateSync(said))
    })
    worker.once('error', reject)
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop)
      resolve(begun !== undefined || signal.aborted ? { begun: begun ?? 0 } : { at })
    })
    worker.send({ databaseUrl })
  })
}
