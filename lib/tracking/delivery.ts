import { randomUuid } from '@/lib/kernel/browser/random-uuid'
import type { PendingEvents } from '@/lib/tracking/events/pending-events'
import { outlivesPage, type PostOutcome, postEvents } from '@/lib/tracking/events/post-events'
import { browserClientDefaults } from './tracking-defaults'
import type { TrackingLog } from './tracking-log'
import { storeVisitorToken, visitorTokenHeaders } from './visitor-token'

export type Target = {
  name: string
  url: string
  headers?: Readonly<Record<string, string>>
  /** Whether it counts doubles once, so that requests without an answer are stored. */
  deduplicates?: boolean
  /** Our own event log: each request says what the clock of the browser shows, and bears the visitor's token. */
  isOurs?: boolean
}
/** One request: its body, and how many events are in it. `fresh`: only this page has it. `stored`: it waits in the storage too. `handed over`: the browser sends it whatever becomes of the page, and nobody else has it. */
type QueuedRequest = { uuid: string; body: string; events: number; state: 'fresh' | 'stored' | 'handed over' }

/** A time longer than a browser waits for a page to take its leave. */
const believedAfterMs = 1_000
/** Browsers let a page that goes away have 64 kB under way, and there are two targets. */
const maxKeepaliveBytes = 30_000

/**
 * Brings requests to one address, one after the other and in order; what fails waits in the storage for the next page.
 * A page that goes away hears no answers. It leaves each request to one only, so that none arrives twice: to the browser, where the address has answered this page, and else to the next page.
 */
export class Delivery {
  #waiting: QueuedRequest[] = []
  #waitingEvents = 0
  readonly #underWay = new Set<QueuedRequest>()
  /** How the address has answered this page last. */
  #heard: Exclude<PostOutcome, 'cut off'> | undefined
  #isOpen = false
  #isGone = false
  #lost = 0
  readonly #withdrawal = new AbortController()

  constructor(
    private readonly target: Target,
    private readonly pending: PendingEvents,
    private readonly log: TrackingLog,
    /** Called each time before anything is stored or sent: another window may have changed it. */
    private readonly isAllowed: () => boolean,
  ) {}

  /** Whether the address has answered at all. */
  get hasHeard(): boolean {
    return this.#heard !== undefined
  }

  /** Sends what earlier pages could not, once, and then what has come in meanwhile. */
  async open(): Promise<void> {
    const earlier = await this.pending.claimAll()
    if (!this.#mayWork()) return
    const own = new Set(this.#waiting.map(({ uuid }) => uuid))
    this.#waiting.unshift(
      ...earlier.filter(({ uuid }) => !own.has(uuid)).map(({ uuid, body }) => ({ uuid, body, events: 0, state: 'stored' as const })),
    )
    this.#isOpen = true
    this.#sendNext()
  }

  send(body: string, events: number): void {
    if (!this.#mayWork()) return
    if (this.#waitingEvents + events > browserClientDefaults.maxQueued) return this.#countLost(events, 'events')
    this.#waiting.push({ uuid: randomUuid(), body, events, state: 'fresh' })
    this.#waitingEvents += events
    this.#sendNext()
  }

  /** The page is hidden and may never be seen again: starts as much as a browser lets such a page send, and keeps what it has no answer for. */
  flush(): void {
    if (this.#isGone || !this.#mayWork()) return // a page that goes away is hidden after that, too
    if (this.#isReliable()) this.#handOver()
    this.#store()
    this.#sendMany(({ state }) => this.#isOpen || state === 'fresh')
  }

  /** The page goes away: everything is left to the browser or to the next page. */
  close(): void {
    if (!this.#mayWork()) return
    this.#isGone = true
    if (this.#isReliable()) this.#handOver()
    this.#store()
    this.#sendMany(({ state }) => state === 'fresh') // the storage has not taken them
    if (this.#heard !== 'failed' && !this.target.deduplicates) for (const parcel of this.#underWay) this.#leaveToBrowser(parcel)
    this.pending.release()
  }

  /** The page is about to go: what comes in from now on is not begun. */
  hold(): void {
    this.#isGone = true
  }

  /** The page is shown again, from the browser's memory. */
  resume(): void {
    this.#isGone = false
    this.#sendNext()
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
    if (next && this.#isOpen && !this.#isGone && this.#underWay.size === 0) this.#take(next)
  }

  #isReliable(): boolean {
    return this.#isOpen && this.hasHeard && this.#heard !== 'failed' && !this.target.deduplicates
  }

  /** The address answers: what has not been stored goes without, as far as a browser lets a page that goes away. Stored ones may be claimed by another tab. */
  #handOver(): void {
    this.#sendMany((next) => {
      if (next.state === 'fresh') next.state = 'handed over'
      return true
    })
  }

  #store(): void {
    const fresh = this.#waiting.filter(({ state }) => state !== 'stored')
    const { stored, dropped } = this.pending.store(fresh)
    this.#countLost(dropped, 'requests')
    for (const parcel of fresh) parcel.state = stored.has(parcel.uuid) ? 'stored' : 'fresh'
  }

  /** Sends from the front of the queue, as many in a row as may go and a browser takes. */
  #sendMany(mayGo: (next: QueuedRequest) => boolean): void {
    const bytesUnderWay = () => [...this.#underWay].reduce((sum, parcel) => sum + bytesOf(parcel), 0)
    for (let next = this.#waiting[0]; next && bytesUnderWay() + bytesOf(next) <= maxKeepaliveBytes && mayGo(next); next = this.#waiting[0])
      this.#take(next)
  }

  /** Leaves a request to the browser: sent again it would be doubled. What a browser does not let outlive its page is not left to it. */
  #leaveToBrowser(parcel: QueuedRequest): void {
    if (!outlivesPage(parcel.body)) return
    parcel.state = 'handed over'
    this.pending.remove(parcel.uuid)
  }

  #take(parcel: QueuedRequest): void {
    this.#waiting.shift()
    this.#waitingEvents -= parcel.events
    void this.#deliver(parcel)
  }

  async #deliver(parcel: QueuedRequest): Promise<void> {
    if (!this.#mayWork()) return
    if (parcel.state === 'stored' && !this.pending.tryClaim(parcel.uuid)) return this.#sendNext()
    if (parcel.state === 'fresh') this.#keep(parcel)
    this.#underWay.add(parcel)
    const outcome = await this.#post(parcel)
    this.#underWay.delete(parcel)
    if (this.#withdrawal.signal.aborted) return
    this.#heard = outcome
    if (outcome !== 'failed') this.pending.remove(parcel.uuid)
    else if (this.#mayWork()) {
      if (parcel.state === 'handed over' && !this.#isGone) this.#keep(parcel) // of a page that has gone, the browser says so of requests that go on
      this.pending.release(parcel.uuid)
    }
    if (outcome === 'refused') this.log.error(`${this.target.name} has refused events`)
    this.#sendNext()
  }

  async #post({ body }: QueuedRequest): Promise<Exclude<PostOutcome, 'cut off'>> {
    const { url, headers, isOurs = false } = this.target
    const sent = isOurs ? withClock(body, Date.now()) : body
    const own = isOurs ? visitorTokenHeaders() : {}
    const { outcome, token } = await postEvents(url, sent, { ...headers, ...own }, this.#withdrawal.signal)
    if (isOurs && token !== undefined && this.#mayWork()) storeVisitorToken(token)
    return believed(outcome)
  }

  #keep(parcel: QueuedRequest): void {
    this.#countLost(this.pending.store([parcel]).dropped, 'requests')
  }

  #countLost(count: number, what: 'events' | 'requests'): void {
    if (count === 0) return
    this.#lost += count
    this.log.warn(`Too much waits for ${this.target.name}: ${count} ${what} are lost, ${this.#lost} since this page began`)
  }
}

/** A page that is being left hears that its requests have ended a moment before `pagehide`, although the browser goes on with them. So an end is believed a little later, and until then the request counts as under way. */
async function believed(outcome: PostOutcome): Promise<Exclude<PostOutcome, 'cut off'>> {
  if (outcome !== 'cut off') return outcome
  await new Promise((resolve) => setTimeout(resolve, believedAfterMs))
  return 'failed'
}

/** As the first field of a JSON object, so that what may have waited in the storage is not read once more. */
function withClock(body: string, now: number): string {
  return body.startsWith('{"') ? `{"sentAt":${now},${body.slice(1)}` : body
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
