/** How many valuations one person may keep. */
export const maxSavedValuations = 20
/** The length in bytes. */
export const maxValuationLength = 2_000
/** How long a removal can be taken back. */
export const valuationUndoMinutes = 60

/** What a vehicle is worth now, in whole euro, or why that cannot be said any more. */
export type ValueNow = { euro: number; lowEuro: number; highEuro: number } | { why: string }

/** A saved valuation: the vehicle, what it was worth then, and now. JSON-serialisable. */
export type SavedValuation = {
  id: number
  name: string
  facts: string
  href: string
  sellHref: string
  savedAt: string
  euro: number
  now: ValueNow
}

/** A valuation that can be saved: what it is of, and its value. JSON-serialisable. */
export type ValuationToSave = { address: string; name: string; facts: string; euro: number }
