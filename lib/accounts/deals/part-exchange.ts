/** A vehicle that a buyer would give in, as one side sees it beside an offer. JSON-serialisable. */
export type PartExchange = {
  name: string
  /** What we estimated when it was saved. */
  estimate: string
  /** What the buyer hopes for, and what is left to pay then; null where nothing was said. */
  hoped: { amount: string; left: string } | null
}

/** A saved valuation that can be put to an offer. JSON-serialisable. */
export type OwnValuation = { id: number; name: string; euro: number }
