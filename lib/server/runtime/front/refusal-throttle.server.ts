import type { refusalLimits } from './http-limits'

type Limits = { readonly [Name in keyof typeof refusalLimits]: number }

/**
 * Throttles refusals. A program that ignores them tries again at once, thousands of times a second, and even refusing takes time:
 * beyond a few a second the refusals of an address are delayed, and with them its connection.
 */
export class RefusalThrottle {
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
