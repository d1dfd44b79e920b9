type EventQueueOptions<Event> = {
  batchSize: number
  flushIntervalMs: number
  /** Whether the next event may stand in one batch with the first. */
  belongTogether: (first: Event, next: Event) => boolean
  onBatch: (events: Event[]) => void
}

/** The longest setTimeout; a longer delay fires at once. */
const maxTimerMs = 2 ** 31 - 1

/** Gathers events: a batch leaves when it is full, some time after its first event, or when the next event does not belong to it. */
export class EventQueue<Event> {
  #batch: Event[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly options: EventQueueOptions<Event>) {}

  add(event: Event): void {
    const { batchSize, flushIntervalMs, belongTogether } = this.options
    const [first] = this.#batch
    if (first !== undefined && !belongTogether(first, event)) this.flush()
    this.#batch.push(event)
    if (this.#batch.length >= batchSize) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), Math.min(flushIntervalMs, maxTimerMs))
  }

  flush(): void {
    const batch = this.#empty()
    if (batch.length > 0) this.options.onBatch(batch)
  }

  /** Forgets what waits. */
  drop(): void {
    this.#empty()
  }

  #empty(): Event[] {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const batch = this.#batch
    this.#batch = []
    return batch
  }
}
