import { stringify } from 'csv-stringify/sync'
import { withoutFormula } from '@/lib/kernel/csv/spreadsheet-cell'
import type { ResultsAnalysis } from './analyse-results'
import type { ArmResult, GoalResult } from './judge-goals'
import type { Days } from './results'

type Cell = string | number | null
type Origin = { experimentKey: string; experimentId: string; days: Days }

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
  'lift',
  'lift_low',
  'lift_high',
  'difference',
  'interval_low',
  'interval_high',
  'p_value',
  'p_value_adjusted',
  'verdict',
  'value',
  'revenue_cents',
  'goal_role',
  'to_day',
  'times_per_visitor',
  'euro_per_visitor',
  'euro_difference',
  'euro_low',
  'euro_high',
]

/** The style of a file: for programs, with commas and decimal points, or for Italian spreadsheets, with semicolons and decimal commas. */
export type CsvStyle = 'international' | 'italian'

/** RFC 4180, but with semicolons in the Italian style, as Excel expects there; a line for each variation and conversion key. Rates are shares from 0 to 1. */
export function resultsCsv(
  { experimentKey, experimentId, days: { from, to } }: Origin,
  { visitors, goals, keysWithoutConversions }: ResultsAnalysis,
  style: CsvStyle = 'international',
): string {
  const isItalian = style === 'italian'
  const start = [experimentKey, experimentId, from ?? '']
  const end = [to ?? '']
  const counted = goals.flatMap(({ key, role, arms, measures }) =>
    arms.map((arm, place) => [...start, ...armCells(arm), key, ...resultCells(arm), role, ...end, ...measureCells(measures, place)]),
  )
  const silent = keysWithoutConversions.flatMap((key) =>
    visitors.map((arm) => [...start, ...armCells(arm), key, 0, arm.visitors === 0 ? null : 0, ...nothing, ...end, ...noMeasures]),
  )
  const bare =
    goals.length + keysWithoutConversions.length === 0
      ? visitors.map((arm) => [...start, ...armCells(arm), '', null, null, ...nothing, ...end, ...noMeasures])
      : []
  return stringify([header, ...counted, ...silent, ...bare], {
    bom: isItalian, // without it Excel takes the letters for another alphabet
    delimiter: isItalian ? ';' : ',',
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/, // alone, each of them would end the line for some readers
    cast: { number: (value) => numberCell(value, isItalian), string: withoutFormula },
  })
}

const nothing = Array<null>(12).fill(null)
const noMeasures = Array<null>(5).fill(null)

function armCells({ variation, visitors }: Pick<ArmResult, 'variation' | 'visitors'>): Cell[] {
  return [variation.key, variation.id, variation.share, visitors]
}

function resultCells({ converted, rate, comparison, verdict, worth }: ArmResult): Cell[] {
  const { lift = null, difference = null, pValue = null, adjustedPValue = null } = comparison ?? {}
  return [
    converted,
    rate,
    lift?.estimate ?? null,
    lift?.low ?? null,
    lift?.high ?? null,
    difference?.estimate ?? null,
    difference?.low ?? null,
    difference?.high ?? null,
    pValue,
    adjustedPValue,
    verdict,
    worth?.value ?? null,
    worth?.revenueCents ?? null,
  ]
}

/** How often, and what it is worth in euro: what events bore, or what it is reckoned to be worth. */
function measureCells(measures: GoalResult['measures'], place: number): Cell[] {
  const times = measures.find(({ kind }) => kind === 'times')?.arms[place]
  const worth = measures.find(({ kind }) => kind === 'revenue' || kind === 'reckoned')?.arms[place]
  const { estimate = null, low = null, high = null } = worth?.comparison?.difference ?? {}
  return [times?.mean ?? null, ...[worth?.mean ?? null, estimate, low, high].map((cents) => (cents === null ? null : cents / 100))]
}

function numberCell(value: number, isItalian: boolean): string {
  const text = String(Number(value.toPrecision(digits)))
  return isItalian ? text.replace('.', ',') : text
}

/** Significant digits of numbers in the file; hides floating-point noise. */
const digits = 6
