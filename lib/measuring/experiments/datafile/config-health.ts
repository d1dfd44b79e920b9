/** What became of the requests for the configuration so far, for whoever looks after the experiments. */
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

  confirm(): void {
    this.#confirmedAt = this.now()
    this.#fault = null
  }

  blame(text: string): void {
    this.#fault = { at: this.now(), text }
  }
}
