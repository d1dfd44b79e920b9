import type { Worker } from 'node:worker_threads'
import { array, number, object, string } from 'yup'
import { log } from '@/lib/kernel/errors/log.server'
import { startThread } from '@/lib/kernel/threads/start-thread.server'

const answer = object({
  rated: number().required(),
  fits: array(
    object({ category: string().required(), version: number(), vehicles: number(), medianError: number(), why: string() }),
  ).required(),
})

/** `renewPrices` in a thread of its own, which takes minutes in a large market: pages go out meanwhile. A signal ends it. */
export async function renewPricesApart(databaseUrl: string, signal: AbortSignal): Promise<void> {
  const worker = startThread(new URL('./price-worker.server.ts', import.meta.url), 'price-worker', { databaseUrl })
  const stop = () => void worker.terminate()
  signal.addEventListener('abort', stop)
  try {
    const said = await messageOf(worker, signal)
    if (said === undefined) return
    const { fits, rated } = answer.validateSync(said)
    for (const fit of fits)
      if (fit.why === undefined) log().info(fit, 'a price model was fitted')
      else log().warn(fit, 'no price model was fitted: the one of before stays')
    log().info({ rated }, 'ads were rated')
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** What a thread says before it ends; undefined when it is ended. */
function messageOf(worker: Worker, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () =>
      signal.aborted ? resolve(undefined) : reject(new Error('the thread of the prices has ended without an answer')),
    )
  })
}
