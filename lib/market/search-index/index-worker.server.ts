import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { object, string } from 'yup'
import { openPool, type Pool } from '@/lib/kernel/db/db.server'
import { listen } from '@/lib/kernel/db/listen.server'
import { refreshAdWords } from '@/lib/market/search/engine/ad-words.server'
import type { FromIndex, ToIndex } from './index-messages.server'
import { LiveIndex } from './live-index.server'
import { TooLittleMemory } from './memory-needed'
import { Sleep } from './sleep'

/** Channel on which the database notifies of changes: as soon as it does, they are read. */
const channel = 'market_changed'
/** Time between looks, notified or not: behind a pooler that hands its connections around nobody hears anything. */
const lookEveryMs = 500
const saveEveryMs = 10 * 60_000
const retryMs = 1_000

const { databaseUrl, snapshotFile } = object({ databaseUrl: string().required(), snapshotFile: string().required() }).validateSync(
  workerData,
)
if (!parentPort) throw new Error('this file runs as a thread')
await follow(parentPort)

/** Keeps the index current, and answers searches between one portion of changes and the next. */
async function follow(port: MessagePort): Promise<void> {
  const post = (message: FromIndex) => port.postMessage(message)
  const db = openPool(databaseUrl, 1)
  const wordsDb = openPool(databaseUrl, 1) // takes seconds in a large market: the changes do not wait for it
  let refreshing: Promise<unknown> = Promise.resolve()
  const refreshWords = () => {
    refreshing = refreshing.then(() => refreshAdWords(wordsDb)).catch((error: unknown) => post({ kind: 'failed', error }))
  }
  const live = new LiveIndex(db, snapshotFile)
  const sleep = new Sleep()
  const closing = new AbortController()
  port.on('message', (message: ToIndex) => {
    if (message.kind === 'search') return post({ kind: 'answer', number: message.number, answer: answer(message) })
    closing.abort()
    sleep.wake()
  })
  const answer = ({ request }: Extract<ToIndex, { kind: 'search' }>) => {
    try {
      return live.answer(request)
    } catch (error) {
      post({ kind: 'failed', error })
    }
  }
  const ear = listen(databaseUrl, channel, { onNotification: () => sleep.wake(), onOpen: () => sleep.wake() })
  while (!closing.signal.aborted) {
    try {
      post({ kind: 'ready', readiness: await live.open(), bytes: live.bytes })
      refreshWords()
      await live.save()
      await keepCurrent(live, sleep, { post, refreshWords }, closing.signal)
    } catch (error) {
      post(error instanceof TooLittleMemory ? { kind: 'tooLarge', ...error.figures } : { kind: 'failed', error })
      if (error instanceof TooLittleMemory) break
      await sleep.for(retryMs)
    }
  }
  await live.save().catch((error: unknown) => post({ kind: 'failed', error }))
  await refreshing // a pool that is ended in the middle of a transaction leaves it open
  await Promise.all([ear.close(), ...[db, wordsDb].map((each: Pool) => each.end({ timeout: 1 }))])
  port.close()
}

/** Follows the changes until it has to close, or nobody can say any more what has changed. */
async function keepCurrent(
  live: LiveIndex,
  sleep: Sleep,
  { post, refreshWords }: { post: (message: FromIndex) => void; refreshWords: () => void },
  closing: AbortSignal,
): Promise<void> {
  let savedAt = performance.now()
  let isChanged = false
  while (!closing.aborted) {
    const changed = await live.catchUp().catch((error: unknown) => {
      post({ kind: 'failed', error })
    })
    if (changed === 'lost') return post({ kind: 'lost' })
    if (changed !== undefined) post({ kind: 'current', ads: live.ads, bytes: live.bytes })
    if (changed) post({ kind: 'changed' })
    isChanged ||= Boolean(changed)
    if (isChanged && performance.now() - savedAt > saveEveryMs) {
      refreshWords()
      await live.save()
      savedAt = performance.now()
      isChanged = false
    }
    await sleep.for(lookEveryMs)
  }
}
