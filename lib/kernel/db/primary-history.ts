/** When a replica is not read from, and how often it is polled. Milliseconds. */
export const replicaLimits = {
  lag: 5_000,
  interval: 1_000,
  /** A server that takes longer for its answer counts as away. */
  answer: 2_000,
  /** The time for which replicas that were current still count while the primary is away, as cached pages do. */
  outage: 600_000,
} as const

/** What a primary says of itself: which cluster it is, and how far its log goes, in bytes. */
export type PrimaryAnswer = { cluster: string; written: number }

/**
 * What the primary had written when. A replica that has replayed as much knows everything that was committed before the primary was polled: no clock but our own
 * is needed for that, and nobody lags behind a primary on which nothing happens.
 */
export class PrimaryHistory {
  private answers: (PrimaryAnswer & { polledAt: number })[] = []
  private isAway = false
  private changes = 0
  /** How far a replica has to be to know the last change; undefined until the primary has said it. */
  private changeWritten: number | undefined = 0

  get newest(): PrimaryAnswer | undefined {
    return this.answers.at(-1)
  }

  /** Something was committed that all later reads have to see. */
  noteChange(): void {
    this.changes += 1
    this.changeWritten = undefined
  }

  /** Called before the primary is polled. What it gives takes the answer; undefined: there was none. */
  poll(polledAt: number): (answer: PrimaryAnswer | undefined) => void {
    const { changes } = this
    return (answer) => {
      this.isAway = answer === undefined
      if (!answer) return
      this.answers = [...this.answers.filter((known) => polledAt - known.polledAt <= 2 * replicaLimits.lag), { ...answer, polledAt }]
      if (changes === this.changes) this.changeWritten ??= answer.written
    }
  }

  /** The time until which a replica that has replayed so much knows everything; undefined where it was too long ago to say. */
  knownUntil(replayed: number): number | undefined {
    return this.answers.findLast(({ written }) => written <= replayed)?.polledAt
  }

  /** How long ago that was. While the primary is away: how long before it went. */
  lag(knownUntil: number, now: number): number {
    const lastAnswer = this.answers.at(-1)?.polledAt ?? -Infinity
    const isFrozen = this.isAway && now - lastAnswer <= replicaLimits.outage
    return (isFrozen ? lastAnswer : now) - knownUntil
  }

  isLastChangeKnown(replayed: number): boolean {
    return this.changeWritten !== undefined && replayed >= this.changeWritten
  }
}
