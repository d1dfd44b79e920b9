/** Requests a place at work for a client address. Calls `start` at its turn, or `refuse`; what it returns takes the request back while it still waits. */
export type Admit = (clientAddress: string, start: (done: () => void) => void, refuse: () => void) => () => void

type Waiter<Result> = { onResult: (result: Result) => void; onRefused: () => void }
type Line<Result> = { waiters: Set<Waiter<Result>>; giveUp: () => void }
type FlightOptions<Result> = {
  admit: Admit
  work: () => Promise<Result>
  /** Called when nobody has to wait any more: it is done, or all have left before it began. */
  onOver: () => void
  abandonedMs: number
}

/**
 * One piece of work and all requests that wait for it. It takes one place, at the first turn of any of them: each waits in the line of its own client address,
 * so no client stands behind the many requests of another one for the same page.
 */
export class SingleFlight<Result> {
  private readonly lines = new Map<string, Line<Result>>()
  private hasBegun = false
  private free = () => {}
  private joined = 0

  constructor(private readonly options: FlightOptions<Result>) {}

  /** How many requests have joined so far. */
  get size(): number {
    return this.joined
  }

  /** Waits with the others, in turn for each client address; what it returns takes the waiter back. */
  join(clientAddress: string, waiter: Waiter<Result>): () => void {
    this.joined += 1
    const line = this.lines.get(clientAddress) ?? { waiters: new Set(), giveUp: () => {} }
    const isNew = line.waiters.size === 0
    line.waiters.add(waiter)
    this.lines.set(clientAddress, line)
    if (isNew && !this.hasBegun) line.giveUp = this.requestPlace(clientAddress, line)
    return () => this.leave(clientAddress, line, waiter)
  }

  private requestPlace(clientAddress: string, line: Line<Result>): () => void {
    return this.options.admit(
      clientAddress,
      (done) => (this.hasBegun ? done() : this.begin(done)),
      () => this.refuse(clientAddress, line),
    )
  }

  private begin(done: () => void): void {
    this.hasBegun = true
    this.free = done
    for (const { giveUp } of this.lines.values()) giveUp()
    void this.options.work().then((result) => {
      done()
      this.options.onOver()
      for (const { waiters } of this.lines.values()) for (const { onResult } of waiters) onResult(result)
      this.lines.clear()
    })
  }

  private refuse(clientAddress: string, line: Line<Result>): void {
    if (this.hasBegun) return
    this.lines.delete(clientAddress)
    if (this.lines.size === 0) this.options.onOver()
    for (const { onRefused } of line.waiters) onRefused()
  }

  private leave(clientAddress: string, line: Line<Result>, waiter: Waiter<Result>): void {
    if (!line.waiters.delete(waiter) || line.waiters.size > 0) return
    if (this.lines.get(clientAddress) === line) this.lines.delete(clientAddress)
    line.giveUp()
    if (this.lines.size > 0) return
    if (this.hasBegun) setTimeout(() => this.abandon(), this.options.abandonedMs).unref()
    else this.options.onOver()
  }

  private abandon(): void {
    if (this.lines.size > 0) return
    this.free()
    this.options.onOver()
  }
}
