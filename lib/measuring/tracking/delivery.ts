import { randomUuid } from '@/lib/kernel/browser/random-uuid'
import type { PendingEvents } from './pending-events'
import { postEvents } from './post-events'
import { browserClientDefaults } from './tracking-defaults'
import type { TrackingLog } from './tracking-log'

export type Target = { name: string; url: string; headers?: Readonly<Record<string, string>> }
/** One request: its body, and how many events are in it. */
type QueuedRequest = { uuid: string; body: string; events: number; isStored: boolean }

/** Browsers let a page that goes away have 64 kB under way, and there are two targets. */
const maxKeepaliveBytes = 30_000

/** Brings requests to one address, one after the other and in order; what fails waits in the storage for the next page. */
export class Delivery {
  #waiting: QueuedRequest[] = []
  #waitingEvents = 0
  #bytesUnderWay = 0
  #isOpen = false
  readonly #withdrawal = new AbortController()

  constructor(
    private readonly target: Target,
    private readonly pending: PendingEvents,
    private readonly log: TrackingLog,
    /** Asked each time before anything is stored or sent: another window may have changed it. */
    private readonly isAllowed: () => boolean,
  ) {}

  /** Sends what earlier pages could not, once, and then what has come in meanwhile. */
  async open(): Promise<void> {
    const earlier = await this.pending.claimAll()
    if (!this.#mayWork()) return
    const own = new Set(this.#waiting.map(({ uuid }) => uuid))
    this.#waiting.unshift(
      ...earlier.filter(({ uuid }) => !own.has(uuid)).map(({ uuid, body }) => ({ uuid, body, events: 0, isStored: true })),
    )
    this.#isOpen = true
    this.#sendNext()
  }

  send(body: string, events: number): void {
    if (!this.#mayWork()) return
    if (this.#waitingEvents + events > browserClientDefaults.maxQueued)
      return this.log.warn(`More than ${browserClientDefaults.maxQueued} events wait for ${this.target.name}: ${events} are lost`)
    this.#waiting.push({ uuid: randomUuid(), body, events, isStored: false })
    this.#waitingEvents += events
    this.#sendNext()
  }

  /** The page may be going away: keeps everything, and starts as much as a browser lets such a page send. Before it is open, what is kept waits for what is older. */
  flush(): void {
    if (!this.#mayWork()) return
    const fresh = this.#waiting.filter(({ isStored }) => !isStored) // stored ones may be claimed by another tab
    const kept = this.pending.store(fresh)
    for (const parcel of fresh) parcel.isStored = kept.has(parcel.uuid)
    const maySend = (next: QueuedRequest) => (this.#isOpen || !next.isStored) && this.#bytesUnderWay + bytesOf(next) <= maxKeepaliveBytes
    for (let next = this.#waiting[0]; next && maySend(next); next = this.#waiting[0]) this.#take(next)
  }

  /** The page goes away: sends or stores everything and releases the claims. */
  close(): void {
    this.flush()
    this.pending.release()
  }

  /** Consent is gone: nothing more is sent, and nothing stays. */
  withdraw(): void {
    this.#withdrawal.abort()
    this.#waiting = []
    this.pending.clear()
  }

  #mayWork(): boolean {
    return !this.#withdrawal.signal.aborted && this.isAllowed()
  }

  #sendNext(): void {
    const [next] = this.#waiting
    if (next && this.#isOpen && this.#bytesUnderWay === 0) this.#take(next)
  }

  #take(parcel: QueuedRequest): void {
    this.#waiting.shift()
    this.#waitingEvents -= parcel.events
    void this.#deliver(parcel)
  }

  async #deliver({ uuid, body, isStored }: QueuedRequest): Promise<void> {
    if (!this.#mayWork()) return
    if (!isStored) this.pending.store([{ uuid, body }])
    else if (!this.pending.tryClaim(uuid)) return this.#sendNext()
    const bytes = bytesOf({ body })
    this.#bytesUnderWay += bytes
    const outcome = await postEvents(this.target.url, body, this.target.headers ?? {}, this.#withdrawal.signal)
    this.#bytesUnderWay -= bytes
    if (this.#withdrawal.signal.aborted) return
    if (outcome === 'failed') this.pending.release(uuid)
    else this.pending.remove(uuid)
    if (outcome === 'refused') this.log.error(`${this.target.name} has refused events`)
    this.#sendNext()
  }
}

function bytesOf({ body }: { body: string }): number {
  return new TextEncoder().encode(body).length
}

/** Parts that stay below a number of bytes as JSON; a single item that is longer stands alone. */
export function splitBySize<Item>(items: readonly Item[], maxBytes = 28_000): Item[][] {
  const encoder = new TextEncoder()
  const parts: Item[][] = []
  let bytes = 0
  for (const item of items) {
    const own = encoder.encode(JSON.stringify(item)).length + 1
    const last = parts.at(-1)
    if (last && bytes + own <= maxBytes) last.push(item)
    else parts.push([item])
    bytes = last && bytes + own <= maxBytes ? bytes + own : own
  }
  return parts
}
