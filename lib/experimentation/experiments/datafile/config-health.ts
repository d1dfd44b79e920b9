/** Last success and last failure of the datafile requests, for the staff page. */
export class ConfigHealth {
  #confirmedAt: Date | null = null
  #fault: { at: Date; text: string } | null = null

  constructor(private readonly now: () => Date) {}

  /** When the service last sent the file, or said that ours still holds. */
  get confirmedAt(): Date | null {
    return this.#confirmedAt
  }

  /** What went wrong since then. */
  get fault(): { at: Date; text: string } | null {
    return this.#fault
  }

  recordSuccess(): void {
    this.#confirmedAt = this.now()
    this.#fault = null
  }

  recordFailure(text: string): void {
    this.#fault = { at: this.now(), text }
  }
}
