import path from 'node:path'
import type { Worker } from 'node:worker_threads'
import { log } from '@/lib/kernel/errors/log.server'
import { share, unshare } from '@/lib/kernel/process/shared.server'
import { startThread } from '@/lib/kernel/threads/start-thread.server'
import type { SearchRequest, SearchResult } from '@/lib/market/search/engine/search-engine'
import type { OpenIndex } from '@/lib/market/search/engine/search-engine.server'
import type { FromIndex, IndexSettings, ToIndex } from './index-messages.server'

/** A search that waits longer is answered by the database, and the thread is started anew. */
const answerTimeoutMs = 2_000
const restartMs = 1_000
const closeTimeoutMs = 5_000

/** `ageSeconds`: since it knew of every change last. */
export type IndexState = { isReady: boolean; ads: number; bytes: number; ageSeconds: number }

type Waiting = { resolve: (answer: SearchResult | undefined) => void; timer: NodeJS.Timeout }

/** The search index of this process: a thread of its own, which is started anew when it ends. While it cannot answer the database does. */
export class SearchIndex implements OpenIndex {
  readonly hasTexts = false
  private readonly waiting = new Map<number, Waiting>()
  private readonly listeners = new Set<() => void>()
  private worker: Worker
  private restart: NodeJS.Timeout | undefined
  private isReady = false
  private isClosed = false
  private lastNumber = 0
  private size = { ads: 0, bytes: 0 }
  private currentAt = performance.now()

  constructor(private readonly startWorker: () => Worker) {
    this.worker = this.start()
  }

  get state(): IndexState {
    return { isReady: this.isReady, ...this.size, ageSeconds: (performance.now() - this.currentAt) / 1_000 }
  }

  answer(request: SearchRequest): Promise<SearchResult | undefined> {
    if (!this.isReady) return Promise.resolve(undefined)
    return new Promise((resolve) => {
      const number = (this.lastNumber += 1)
      const timer = setTimeout(() => this.giveUp(), answerTimeoutMs).unref()
      this.waiting.set(number, { resolve, timer })
      this.post({ kind: 'search', number, request })
    })
  }

  /** Calls whenever what was found before may not be true any more. Gives what ends that. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Lets it write its snapshot. */
  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.restart)
    const ended = new Promise((resolve) => this.worker.once('exit', resolve))
    if (this.worker.threadId === -1) return // it had ended
    this.post({ kind: 'close' })
    const timer = setTimeout(() => void this.worker.terminate(), closeTimeoutMs)
    await ended
    clearTimeout(timer)
  }

  private start(): Worker {
    const worker = this.startWorker()
    worker.on('message', (message: FromIndex) => this.hear(message))
    worker.on('error', (error) => log().error({ err: error }, 'the search index failed: PostgreSQL answers'))
    worker.on('exit', () => this.ended())
    return worker
  }

  private hear(message: FromIndex): void {
    switch (message.kind) {
      case 'answer':
        return this.settle(message.number, message.answer)
      case 'ready':
        this.isReady = true
        this.note({ ads: message.readiness.ads, bytes: message.bytes })
        log().info({ ...message.readiness, bytes: message.bytes }, 'the search index is ready')
        return this.notify()
      case 'changed':
        return this.notify()
      case 'current':
        return this.note(message)
      case 'lost':
        log().warn('the search index does not know what has changed: it is built anew, and PostgreSQL answers')
        break
      case 'tooLarge':
        log().warn(
          { neededMb: message.neededMb, availableMb: message.availableMb },
          'too little memory for the search index: PostgreSQL answers',
        )
        this.isClosed = true
        break
      case 'failed':
        return log().error({ err: message.error }, 'the search index could not do something: PostgreSQL answers where it has to')
    }
    this.isReady = false
    this.notify()
  }

  private note({ ads, bytes }: { ads: number; bytes: number }): void {
    this.size = { ads, bytes }
    this.currentAt = performance.now()
  }

  private ended(): void {
    this.isReady = false
    for (const number of this.waiting.keys()) this.settle(number, undefined)
    if (this.isClosed) return
    log().error('the search index has ended: PostgreSQL answers until it is back')
    this.restart = setTimeout(() => (this.worker = this.start()), restartMs)
  }

  private giveUp(): void {
    log().error('the search index does not answer: it is started anew')
    void this.worker.terminate()
  }

  private settle(number: number, answer: SearchResult | undefined): void {
    const waiting = this.waiting.get(number)
    if (!waiting) return
    this.waiting.delete(number)
    clearTimeout(waiting.timer)
    waiting.resolve(answer)
  }

  private notify(): void {
    for (const listener of this.listeners) listener()
  }

  private post(message: ToIndex): void {
    this.worker.postMessage(message)
  }
}

/** Opens the index of this process, for all its searches. */
export function openSearchIndex({ databaseUrl, dataDir }: { databaseUrl: string; dataDir: string }): {
  state: () => IndexState
  close: () => Promise<void>
} {
  const snapshotFile = path.join(dataDir, 'search-index', 'ads.index')
  const index = new SearchIndex(() => startIndexWorker({ databaseUrl, snapshotFile }))
  share('searchIndex', index)
  return {
    state: () => index.state,
    close: () => {
      unshare('searchIndex')
      return index.close()
    },
  }
}

/** What an answer leaves behind is little. Without a bound V8 lets the room for it go from 1 to 16 MB and back, and with it the memory of the whole process. */
const maxYoungGenerationSizeMb = 6

export function startIndexWorker({ databaseUrl, snapshotFile }: IndexSettings): Worker {
  return startThread(
    new URL('./index-worker.server.ts', import.meta.url),
    'search-index-worker',
    { databaseUrl, snapshotFile },
    { maxYoungGenerationSizeMb },
  )
}
