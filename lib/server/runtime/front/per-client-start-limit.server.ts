type Begin = () => void

/**
 * Lets each address begin a few requests in each turn of the event loop; its other requests begin in the next turns, in order.
 * Cached answers go out as soon as a request is read: without this, a client with hundreds of connections has all of them answered before others are read.
 */
export class PerClientStartLimit {
  private readonly begun = new Map<string, number>()
  private readonly waiting = new Map<string, Begin[]>()
  private next: NodeJS.Immediate | undefined

  constructor(private readonly perTurn: number) {}

  /** Calls `begin` now or in a later turn. */
  run(address: string, begin: Begin): void {
    this.next ??= setImmediate(() => this.turn())
    const begun = this.begun.get(address) ?? 0
    const line = this.waiting.get(address)
    if (line) line.push(begin)
    else if (begun >= this.perTurn) this.waiting.set(address, [begin])
    else {
      this.begun.set(address, begun + 1)
      begin()
    }
  }

  private turn(): void {
    this.next = this.waiting.size > 0 ? setImmediate(() => this.turn()) : undefined
    this.begun.clear()
    for (const [address, line] of [...this.waiting]) {
      const now = line.splice(0, this.perTurn)
      if (line.length === 0) this.waiting.delete(address)
      this.begun.set(address, now.length)
      for (const begin of now) begin()
    }
  }
}
