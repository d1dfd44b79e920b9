import type { FormOutcome } from '@/lib/server/http/form-outcome'

/** What is wrong with a field of the form that was pressed last, and what had been typed. */
export type DealFault = { azione: string; text: string; values: Readonly<Record<string, string>> }

/** Of the forms at an address; undefined where nothing failed there, or nothing of a field. */
export function dealFault(outcome: FormOutcome | null, action: string): DealFault | undefined {
  if (outcome === null || outcome.isDone || outcome.form !== action) return undefined
  const { azione } = outcome.values
  const text = Object.values(outcome.errors).join(' ')
  return azione === undefined || text === '' ? undefined : { azione, text, values: outcome.values }
}
