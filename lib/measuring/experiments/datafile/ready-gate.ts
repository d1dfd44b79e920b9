import type { After } from './after'

export type Readiness = { success: true } | { success: false; reason: string }

/** Lets others wait for something that happens once, or for the news that it will not. */
export class ReadyGate {
  readonly #waiting = new Set<(readiness: Readiness) => void>()
  #known: Readiness | undefined

  constructor(readonly after: After) {}

  get isSettled(): boolean {
    return this.#known !== undefined
  }

  /** Never rejects. */
  wait(timeoutMs: number): Promise<Readiness> {
    if (this.#known) return Promise.resolve(this.#known)
    return new Promise((resolve) => {
      const tell = (readiness: Readiness) => {
        endTimer()
        this.#waiting.delete(tell)
        resolve(readiness)
      }
      const endTimer = this.after(timeoutMs, () => tell({ success: false, reason: `onReady timeout expired after ${timeoutMs} ms` }))
      this.#waiting.add(tell)
    })
  }

  /** Good news replaces bad news, never the reverse. */
  settle(readiness: Readiness): void {
    if (this.#known?.success) return
    this.#known = readiness
    for (const tell of [...this.#waiting]) tell(readiness)
  }

  /** Bad news is forgotten. */
  reopen(): void {
    if (!this.#known?.success) this.#known = undefined
  }
}
