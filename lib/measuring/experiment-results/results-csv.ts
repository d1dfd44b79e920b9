import { stringify } from 'csv-stringify/sync'
import { withoutFormula } from '@/lib/kernel/csv/spreadsheet-cell'
import type { ArmResult, ResultsAnalysis } from './analyse-results'

type Cell = string | number | null
type Origin = { experimentKey: string; experimentId: string; fromDay: string | null }

const header = [
  'experiment',
  'experiment_id',
  'from_day',
  'variation',
  'variation_id',
  'share',
  'visitors',
  'conversion_key',
  'converted',
  'rate',
  'difference',
  'interval_low',
  'interval_high',
  'p_value',
  'p_value_holm',
  'verdict',
  'value',
  'revenue_cents',
]

/** RFC 4180, a line for each variation and conversion key. Rates are shares from 0 to 1, with a point. */
export function resultsCsv(
  { experimentKey, experimentId, fromDay }: Origin,
  { visitors, goals, keysWithoutConversions }: ResultsAnalysis,
): string {
  const start = [experimentKey, experimentId, fromDay ?? '']
  const counted = goals.flatMap(({ key, arms }) => arms.map((arm) => [...start, ...armCells(arm), key, ...resultCells(arm)]))
  const silent = keysWithoutConversions.flatMap((key) =>
    visitors.map((arm) => [...start, ...armCells(arm), key, 0, arm.visitors === 0 ? null : 0, ...nothing]),
  )
  const bare =
    goals.length + keysWithoutConversions.length === 0
      ? visitors.map((arm) => [...start, ...armCells(arm), '', null, null, ...nothing])
      : []
  return stringify([header, ...counted, ...silent, ...bare], {
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/, // alone, each of them would end the line for some readers
    cast: { number: (value) => String(Number(value.toPrecision(digits))), string: withoutFormula },
  })
}

const nothing = [null, null, null, null, null, '', null, null]

function armCells({ variation, visitors }: Pick<ArmResult, 'variation' | 'visitors'>): Cell[] {
  return [variation.key, variation.id, variation.share, visitors]
}

function resultCells({ converted, rate, difference, verdict, worth }: ArmResult): Cell[] {
  return [
    converted,
    rate,
    ...(difference
      ? [difference.difference, difference.low, difference.high, difference.pValue, difference.adjustedPValue]
      : [null, null, null, null, null]),
    verdict,
    worth?.value ?? null,
    worth?.revenueCents ?? null,
  ]
}

/** Significant digits of numbers in the file; hides floating-point noise. */
const digits = 6
