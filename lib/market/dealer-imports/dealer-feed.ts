/** An address from which a dealer's stock is fetched. JSON-serialisable. */
export type DealerFeed = {
  address: string
  checkedAt: string | null
  nextAt: string
  /** What was wrong the last time. */
  fault: string | null
  isStopped: boolean
}

export const feedHours = 6
/** A feed that cannot be read for so long is no longer requested. */
export const feedPatienceDays = 7
