import type { FormOutcome } from '@/lib/server/http/form-outcome'

/** What was typed in an offer that did not leave, and what is wrong with it. */
export type FailedOffer = { amount: string; words: string; fault: string | undefined }

/** Of the form at an address; undefined where nothing failed there. */
export function failedOffer(outcome: FormOutcome | null, action: string): FailedOffer | undefined {
  if (outcome === null || outcome.isDone || outcome.form !== action || outcome.values['importo'] === undefined) return undefined
  return {
    amount: outcome.values['importo'],
    words: outcome.values['message'] ?? '',
    fault: outcome.errors['importo'] ?? outcome.errors['ritiro'],
  }
}
