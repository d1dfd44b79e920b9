import { performance as ownThread } from 'node:perf_hooks'
import type { admissionLimits } from './http-limits'

type Limits = { readonly [Name in keyof typeof admissionLimits]: number }
type Turn = { address: string; askedAt: number; start: (done: () => void) => void; refuse: () => void }

/** Milliseconds of a monotonic clock. */
const clock = () => performance.now()

/**
 * Lets a few requests at a time into the one thread that renders pages, those of each address in turn: a client with many requests waits behind its own
 * and not in front of others. When more wait than the present pace of answers serves in time, the last request of
 * the address with the most waiting is refused at once.
 *
 * One page begins in each turn of the event loop. An answer that waits for nothing is finished at once. If its place were free at once, all
 * requests that have been read would be answered before new connections, of which Node takes one a turn.
 */
export class FairConcurrencyLimit {
  private readonly running = new Map<string, number>()
  private readonly waiting = new Map<string, Turn[]>()
  private runningTotal = 0
  private waitingTotal = 0
  /** How many more than usual may be at work, because some are stuck. */
  private extra = 0
  private raisedAt = 0
  private lastAddress = ''
  private companyUntil = 0
  private finishedAt = 0
  /** The time from one answer to the next while others wait: with a slow event loop, or slow work, longer. */
  private paceMs = 0
  private lookedAt = 0
  private timer: NodeJS.Timeout | undefined
  private next: NodeJS.Immediate | undefined
  private refusedTotal = 0

  constructor(
    private readonly limits: Limits,
    private readonly busyShare = measureEventLoop(),
  ) {}

  get load(): { atWork: number; waiting: number; refused: number } {
    return { atWork: this.runningTotal, waiting: this.waitingTotal, refused: this.refusedTotal }
  }

  /** Calls `start` when it is the turn of this request, or `refuse`. What it returns takes the request back while it still waits. */
  acquire(address: string, start: Turn['start'], refuse: () => void): () => void {
    const refuseCounted = () => {
      this.refusedTotal += 1
      refuse()
    }
    const turn = { address, askedAt: clock(), start, refuse: refuseCounted }
    if (address !== this.lastAddress && this.lastAddress !== '') this.companyUntil = turn.askedAt + this.limits.companyMs
    this.lastAddress = address
    if (this.hasRoomFor(address)) this.enqueue(turn)
    else turn.refuse()
    return () => this.remove(turn)
  }

  private atWork(address: string): number {
    return this.running.get(address) ?? 0
  }

  private mayBegin(address: string): boolean {
    const { atOnce, ofOneAlone, ofOneInCompany } = this.limits
    const ofOne = clock() < this.companyUntil ? ofOneInCompany : ofOneAlone
    return this.runningTotal < atOnce + this.extra && this.atWork(address) < ofOne + this.extra
  }

  private begin(turn: Turn): void {
    const { address } = turn
    this.count(address, 1)
    let isOver = false
    turn.start(() => {
      if (isOver) return
      isOver = true
      this.measurePace()
      setImmediate(() => {
        this.count(address, -1)
        this.scheduleNext()
      })
    })
  }

  private measurePace(): void {
    const now = clock()
    const tookMs = now - this.finishedAt
    this.finishedAt = now
    if (this.waitingTotal === 0) this.paceMs = 0
    else if (tookMs <= this.limits.pauseMs) this.paceMs += (tookMs - this.paceMs) / this.limits.paceAnswers
  }

  /** How many requests may wait: as many as get their turn in time. */
  private get maxWaiting(): number {
    const { waiting, waitMs, atOnce } = this.limits
    return Math.min(waiting, Math.max(atOnce, Math.floor(waitMs / this.paceMs)))
  }

  private count(address: string, change: number): void {
    const now = this.atWork(address) + change
    if (now === 0) this.running.delete(address)
    else this.running.set(address, now)
    this.runningTotal += change
  }

  private enqueue(turn: Turn): void {
    this.waiting.set(turn.address, [...(this.waiting.get(turn.address) ?? []), turn])
    this.waitingTotal += 1
    this.scheduleNext()
  }

  private remove(turn: Turn): boolean {
    const line = this.waiting.get(turn.address) ?? []
    const rest = line.filter((other) => other !== turn)
    if (rest.length === line.length) return false
    if (rest.length === 0) this.waiting.delete(turn.address)
    else this.waiting.set(turn.address, rest)
    this.waitingTotal -= 1
    return true
  }

  private hasRoomFor(address: string): boolean {
    if (this.waitingTotal < this.maxWaiting) return true
    const longest = [...this.waiting.values()].reduce((most, line) => (line.length > most.length ? line : most), [])
    const last = longest.at(-1)
    if (!last || longest.length <= (this.waiting.get(address)?.length ?? 0) + 1) return false
    this.remove(last)
    last.refuse()
    return true
  }

  private scheduleNext(): void {
    this.next ??= setImmediate(() => this.beginNext())
  }

  private beginNext(): void {
    this.next = undefined
    let begun = 0
    for (; begun < this.limits.perTurn; begun += 1) {
      const turn = this.nextTurn()
      if (!turn) break
      this.begin(turn)
    }
    if (this.waitingTotal === 0) return
    if (begun > 0) this.scheduleNext()
    else this.watch()
  }

  private watch(): void {
    if (this.timer) return
    this.finishedAt = clock()
    this.lookedAt = this.finishedAt
    this.timer = setInterval(() => this.look(), this.limits.lookMs)
  }

  /** The next turn: of the address with the fewest at work, then the fewest waiting, then the oldest last turn. */
  private nextTurn(): Turn | undefined {
    const [first] = [...this.waiting]
      .filter(([address]) => this.mayBegin(address))
      .sort(([a, lineOfA], [b, lineOfB]) => this.atWork(a) - this.atWork(b) || lineOfA.length - lineOfB.length)
    if (!first) return undefined
    const [address, [turn, ...rest]] = first
    this.waiting.delete(address)
    if (rest.length > 0) this.waiting.set(address, rest) // to the end of the round
    if (turn) this.waitingTotal -= 1
    return turn
  }

  private look(): void {
    const now = clock()
    this.adjustExtra(now)
    const pause = now - this.lookedAt
    this.lookedAt = now
    if (pause > this.limits.pauseMs) for (const turn of [...this.waiting.values()].flat()) turn.askedAt += pause
    const tooOld = now - this.limits.waitMs
    for (const turn of [...this.waiting.values()].flat()) if (turn.askedAt < tooOld && this.remove(turn)) turn.refuse()
    this.scheduleNext()
    if (this.waitingTotal > 0 || this.extra > 0) return
    clearInterval(this.timer)
    this.timer = undefined
  }

  private adjustExtra(now: number): void {
    const { ofOneAlone, busyShare, stuckMs, passingMs } = this.limits
    const isBusy = this.busyShare() > busyShare
    if (!isBusy && this.waitingTotal > 0 && now - Math.max(this.finishedAt, this.raisedAt) >= stuckMs) {
      this.extra += ofOneAlone
      this.raisedAt = now
    } else if (isBusy || now - this.raisedAt > passingMs) this.extra = Math.max(0, this.extra - 1)
  }
}

/** The share of the time since the last call in which the event loop was at work. */
function measureEventLoop(): () => number {
  let last = ownThread.eventLoopUtilization()
  return () => {
    const now = ownThread.eventLoopUtilization()
    const { utilization } = ownThread.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}
