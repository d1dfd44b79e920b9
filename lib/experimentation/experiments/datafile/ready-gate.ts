import type { StartTimer } from './start-timer'

export type Readiness = { success: true } | { success: false; reason: string }

/** A one-time ready signal with timeout. */
export class ReadyGate {
  readonly #waiting = new Set<(readiness: Readiness) => void>()
  #known: Readiness | undefined

  constructor(readonly after: StartTimer) {}

  get isSettled(): boolean {
    return this.#known !== undefined
  }

  /** Waits until it is known, or the time is over. Never rejects. */
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

  /** A success replaces a failure, never the reverse. */
  settle(readiness: Readiness): void {
    if (this.#known?.success) return
    this.#known = readiness
    for (const tell of [...this.#waiting]) tell(readiness)
  }

  /** Clears a failure. */
  reopen(): void {
    if (!this.#known?.success) this.#known = undefined
  }
}
