/** People who were first shown a variation on a day. Days are Italian, as `2026-03-01`. */
export type DayVisitors = { day: string; variationId: string; visitors: number }
/** People who did something for the first time since they were shown a variation, on the day they did it. */
export type DayConverted = { day: string; variationId: string; key: string; visitors: number }

/** What the conversions of a variation add up to, of all days together. Null: none of them bore any. */
export type ConversionTotals = { variationId: string; key: string; value: number | null; revenueCents: number | null }

/** One experiment. Everybody counts once for a variation, and once for each key; only days on which something happened are listed. */
export type ExperimentResults = {
  visitors: DayVisitors[]
  converted: DayConverted[]
  worth: ConversionTotals[]
  /** Visitors who saw more than one variation: they belong to none, and are counted nowhere else. */
  mixed: number
}

type Counted = { variationId: string; visitors: number }

/** Of all days together, by variation id. */
export function visitorsByVariation(rows: readonly Counted[]): Map<string, number> {
  const totals = new Map<string, number>()
  for (const { variationId, visitors } of rows) totals.set(variationId, (totals.get(variationId) ?? 0) + visitors)
  return totals
}

/** Conversion key → variation id → visitors who converted, of all days together. */
export function convertedByKey(rows: readonly DayConverted[]): Map<string, Map<string, number>> {
  const keys = [...new Set(rows.map(({ key }) => key))].sort()
  return new Map(keys.map((key) => [key, visitorsByVariation(rows.filter((row) => row.key === key))]))
}
