type Stop = () => Promise<unknown>

/** Thrown by `hold` after the stop was requested. */
export class StoppingError extends Error {
  override name = 'StoppingError'
}

/** Graceful shutdown: holds the started parts and stops them in reverse order, once, also after a partial start. */
export class Shutdown {
  private readonly stops: Stop[] = []
  private readonly pending = new Set<Promise<unknown>>()
  private readonly requested = new AbortController()
  private readonly hurried = new AbortController()
  private ending: Promise<void> | undefined

  /** Fires when the stop is requested. */
  get signal(): AbortSignal {
    return this.requested.signal
  }

  /** Aborted when the shutdown should no longer wait. */
  get forceSignal(): AbortSignal {
    return this.hurried.signal
  }

  /** Starts something and remembers how to stop it. A stop that comes meanwhile waits for it, so that nothing is left running. */
  async register<T>(start: () => Promise<T>, stop: (held: T) => Promise<unknown>): Promise<T> {
    if (this.requested.signal.aborted) throw new StoppingError('stopping')
    const starting = start()
    this.pending.add(starting)
    try {
      const held = await starting
      this.stops.unshift(() => stop(held))
      return held
    } finally {
      this.pending.delete(starting)
    }
  }

  stop(): Promise<void> {
    return (this.ending ??= this.letGo())
  }

  /** Hurries, for the second Ctrl-C. */
  force(): void {
    this.hurried.abort()
  }

  private async letGo(): Promise<void> {
    this.requested.abort()
    while (this.pending.size > 0) await Promise.allSettled(this.pending)
    const failures: unknown[] = []
    for (const stop of this.stops) await stop().catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, 'not everything could be stopped')
  }
}
