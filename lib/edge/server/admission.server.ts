import { performance } from 'node:perf_hooks'
import type { admissionLimits } from './http-limits'

type Limits = { readonly [Name in keyof typeof admissionLimits]: number }
type Turn = { address: string; askedAt: number; start: (done: () => void) => void; refuse: () => void }

/**
 * Lets a few requests at a time into the one thread that draws pages, those of each address in turn, so that whoever asks for much waits behind
 * itself and not in front of others. When too many wait, the last of the address with the most waiting is refused.
 */
export class Admission {
  private readonly running = new Map<string, number>()
  private readonly waiting = new Map<string, Turn[]>()
  private runningTotal = 0
  private waitingTotal = 0
  private allowance: number
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly limits: Limits,
    private readonly busyShare = measureEventLoop(),
  ) {
    this.allowance = limits.atOnce
  }

  /** Calls `start` when it is the turn of this request, or `refuse`. What it returns takes the request back while it still waits. */
  ask(address: string, start: Turn['start'], refuse: () => void): () => void {
    const turn = { address, askedAt: Date.now(), start, refuse }
    if (this.runningTotal < this.allowance) this.begin(turn)
    else if (this.hasRoomFor(address)) this.enqueue(turn)
    else refuse()
    return () => this.remove(turn)
  }

  private begin(turn: Turn): void {
    const { address } = turn
    this.count(address, 1)
    let isOver = false
    turn.start(() => {
      if (isOver) return
      isOver = true
      this.count(address, -1)
      this.beginWaiting()
    })
  }

  private count(address: string, change: number): void {
    const now = (this.running.get(address) ?? 0) + change
    if (now === 0) this.running.delete(address)
    else this.running.set(address, now)
    this.runningTotal += change
  }

  private enqueue(turn: Turn): void {
    this.waiting.set(turn.address, [...(this.waiting.get(turn.address) ?? []), turn])
    this.waitingTotal += 1
    this.timer ??= setInterval(() => this.look(), this.limits.lookMs)
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
    if (this.waitingTotal < this.limits.waiting) return true
    const longest = [...this.waiting.values()].reduce((most, line) => (line.length > most.length ? line : most), [])
    const last = longest.at(-1)
    if (!last || longest.length <= (this.waiting.get(address)?.length ?? 0) + 1) return false
    this.remove(last)
    last.refuse()
    return true
  }

  private beginWaiting(): void {
    while (this.runningTotal < this.allowance) {
      const turn = this.nextTurn()
      if (!turn) return
      this.begin(turn)
    }
  }

  /** Of the address with the fewest at work; among equals, of the one with the fewest waiting, then of the one whose turn is longest ago. */
  private nextTurn(): Turn | undefined {
    const atWork = (address: string) => this.running.get(address) ?? 0
    const [first] = [...this.waiting].sort(([a, lineOfA], [b, lineOfB]) => atWork(a) - atWork(b) || lineOfA.length - lineOfB.length)
    if (!first) return undefined
    const [address, [turn, ...rest]] = first
    this.waiting.delete(address)
    if (rest.length > 0) this.waiting.set(address, rest) // to the end of the round
    if (turn) this.waitingTotal -= 1
    return turn
  }

  private look(): void {
    const { atOnce, waitMs, busyShare } = this.limits
    const isBusy = this.busyShare() > busyShare
    this.allowance = !isBusy && this.waitingTotal > 0 ? this.runningTotal + atOnce : Math.max(atOnce, this.allowance - 1)
    const tooOld = Date.now() - waitMs
    for (const turn of [...this.waiting.values()].flat()) if (turn.askedAt < tooOld && this.remove(turn)) turn.refuse()
    this.beginWaiting()
    if (this.waitingTotal > 0 || this.allowance > atOnce) return
    clearInterval(this.timer)
    this.timer = undefined
  }
}

/** The share of the time since it was last asked in which the event loop was at work. */
function measureEventLoop(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}
