import type { Worker } from 'node:cluster'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from '@/lib/kernel/errors/start-error'
import { beatMessage, readyMessage, retireMessage } from './process-messages.mjs'
import { Suspects } from './under-way.mjs'

/** The outcome of a start. `late`: the process never reported `ready`, and was ended for that. */
type Outcome = 'ready' | 'ended' | 'late'
type Slot = { number: number; worker: Worker | undefined; shortLives: number }
export type Life = ReturnType<Suspects['begin']>
type GroupOptions = {
  count: number
  /** Starts the process of this number, with what it inherits; it says `ready` once it can be sent requests. */
  fork: (number: number, life: Life) => Worker
  tell: (line: string) => void
  /** How long is waited before one that has ended is started again; doubled with each that lives only shortly. */
  firstPauseMs?: number
  /** A process that is not ready by then is ended, and restarted like one that has died. */
  readyMs?: number
  /** A retiring process that has not ended by then is killed. */
  retireMs?: number
  /** The time for which an event loop may stand still; then its process is killed, and started again. */
  hangMs?: number
}

const longestPauseMs = 30_000
/** How long a process that was never ready may take to end: no client waits for its answer. */
const lateMs = 5_000
/** A process that lived at least this long did not fail at its start. */
const calmMs = 60_000

/** Processes that serve together. One that ends is started again; one after the other can be replaced without a gap. */
export class ProcessGroup {
  private readonly slots: Slot[]
  private readonly alive = new Set<Worker>()
  private readonly stopping = new AbortController()
  private replacing: Promise<void> | undefined
  private readonly suspects: Suspects

  constructor(private readonly options: GroupOptions) {
    this.slots = Array.from({ length: options.count }, (_, place) => ({ number: place + 1, worker: undefined, shortLives: 0 }))
    this.suspects = new Suspects(options)
  }

  /** Starts all at once, and is over when all are ready; those that are answer meanwhile. Fails when one of them ends by itself before. */
  async start(): Promise<void> {
    const started = this.slots.map(async (slot) => {
      const outcome = await this.open(slot)
      if (outcome === 'late') await this.startAgain(slot, 0)
      if (outcome === 'ended') throw new StartError(`process ${slot.number} has ended before it was ready: its messages stand above`)
    })
    await Promise.all(started)
  }

  /** Starts a successor of each, one after the other, and retires the old one when the new one is ready. What cannot start leaves the old one at work. */
  replaceAll(): Promise<void> {
    return (this.replacing ??= this.replaceEach().finally(() => (this.replacing = undefined)))
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    await Promise.all([...this.alive].map((worker) => end(worker, () => worker.process.kill('SIGTERM'), this.retireMs)))
  }

  private isStopping(): boolean {
    return this.stopping.signal.aborted
  }

  private get retireMs(): number {
    return this.options.retireMs ?? 60_000
  }

  private async replaceEach(): Promise<void> {
    for (const slot of this.slots) {
      if (this.isStopping()) return
      const old = slot.worker
      slot.worker = undefined // whatever becomes of it now, it has a successor
      if ((await this.open(slot)) !== 'ready') {
        slot.worker = old
        if (old?.isDead()) void this.startAgain(slot, 0)
        return this.options.tell(`Process ${slot.number} has no successor, because that one did not start: the others stay as they are`)
      }
      if (old) await end(old, () => old.send(retireMessage), this.retireMs)
      this.options.tell(`Process ${slot.number} was replaced`)
    }
  }

  private open(slot: Slot): Promise<Outcome> {
    const life = this.suspects.begin()
    const worker = this.options.fork(slot.number, life)
    const startedAt = Date.now()
    const { readyMs = 120_000, tell } = this.options
    let isLate = false
    this.alive.add(worker)
    return new Promise((resolve) => {
      const deadline = setTimeout(() => {
        isLate = true
        tell(`Process ${slot.number} was not ready after ${readyMs / 1_000} s: it is ended`)
        void end(worker, () => worker.process.kill('SIGTERM'), lateMs)
      }, readyMs)
      const watched = this.watchHeart(slot.number, worker)
      worker.on('message', (message: unknown) => {
        if (message === beatMessage || message === readyMessage) watched.beat()
        if (message !== readyMessage || isLate) return
        clearTimeout(deadline)
        slot.worker = worker
        this.tellRefused(worker) // a message sent while it started may not have arrived
        resolve('ready')
      })
      worker.once('exit', () => {
        clearTimeout(deadline)
        watched.end()
        this.alive.delete(worker)
        resolve(isLate ? 'late' : 'ended')
        if (slot.worker !== worker || this.isStopping()) return life.ended()
        life.died()
        for (const { worker: other } of this.slots) if (other) this.tellRefused(other)
        void this.startAgain(slot, Date.now() - startedAt)
      })
    })
  }

  private tellRefused(worker: Worker): void {
    if (worker.isConnected()) worker.send({ refused: this.suspects.refused() })
  }

  /** Watches from the moment the process is ready; it may hang before its first beat. */
  private watchHeart(number: number, worker: Worker): { beat: () => void; end: () => void } {
    const { hangMs = 10_000, tell } = this.options
    let timer: NodeJS.Timeout | undefined
    const end = () => clearTimeout(timer)
    return {
      end,
      beat: () => {
        end()
        timer = setTimeout(() => {
          if (this.isStopping()) return
          tell(`Process ${number} has not moved for ${hangMs / 1_000} s: it is ended`)
          worker.process.kill('SIGKILL')
        }, hangMs)
      },
    }
  }

  private async startAgain(slot: Slot, livedMs: number): Promise<void> {
    const { firstPauseMs = 500, tell } = this.options
    slot.worker = undefined
    slot.shortLives = livedMs > calmMs ? 0 : slot.shortLives + 1
    for (; !this.isStopping(); slot.shortLives += 1) {
      const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, slot.shortLives - 1))
      tell(`Process ${slot.number} has ended: it is started again in ${pauseMs / 1_000} s`)
      await delay(pauseMs, undefined, { signal: this.stopping.signal }).catch(() => {})
      if (this.isStopping() || (await this.open(slot)) === 'ready') return
    }
  }
}

async function end(worker: Worker, request: () => unknown, graceMs: number): Promise<void> {
  if (worker.isDead()) return
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  request()
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), graceMs)
  await ended
  clearTimeout(timer)
}
