import type { refusalLimits } from './http-limits'

type Limits = { readonly [Name in keyof typeof refusalLimits]: number }

/**
 * When to send what is refused. A program that does not heed refusals tries again at once, thousands of times a second, and even to refuse takes time:
 * those of one address beyond a few a second are held back for a while, and with them the connection.
 */
export class Refusals {
  private readonly counts = new Map<string, number>()
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly limits: Limits) {}

  /** Calls `send` now or later. What it returns forgets the refusal, for those who have left. */
  send(address: string, send: () => void): () => void {
    const count = (this.counts.get(address) ?? 0) + 1
    this.counts.set(address, count)
    this.timer ??= setTimeout(() => this.forget(), 1_000).unref()
    if (count <= this.limits.perSecond) {
      send()
      return () => {}
    }
    const held = setTimeout(send, this.limits.heldMs)
    return () => clearTimeout(held)
  }

  private forget(): void {
    this.counts.clear()
    this.timer = undefined
  }
}
