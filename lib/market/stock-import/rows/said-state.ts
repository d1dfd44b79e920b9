import { monthIn } from '@/lib/kernel/italian/written-month'
import type { StockState } from '@/lib/market/stock-import/cells/state-words'

/** `unknown`: words that no list knows. */
export type SaidState = { state: StockState | 'unknown' | null; words: string }

/** «Dal 15/12/2026»: the day on which it was sold or reserved; or from which it can be had: nobody knows whether before that it can be bought. */
export function stateOfDay(text: string, yes: StockState | null, now: Date): StockState | 'unknown' | undefined {
  const day = text.replace(/^(?:disponibile\s+)?(?:d[ae]l|from|ab)\s+/i, '')
  const month = monthIn(day, { latestYear: now.getUTCFullYear() + 9, isFromProgram: true })
  if (month === undefined || month.year < 1990) return undefined
  if (yes !== 'available') return yes ?? undefined
  const [, dayOfMonth = '1'] = /^(\d{1,2})[/.-]\d{1,2}[/.-]\d/.exec(day) ?? /^\d{4}-\d{2}-(\d{2})/.exec(day) ?? []
  return Date.UTC(month.year, (month.month ?? 1) - 1, Number(dayOfMonth)) > now.getTime() ? 'unknown' : 'available'
}
