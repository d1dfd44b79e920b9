import type { FormOutcome } from '@/lib/server/http/form-outcome'

/** Where the page of a sale leads to and posts to, by account or by the link of a mail. JSON-serialisable. */
export type SaleDoor = {
  action: string
  hidden: Readonly<Record<string, string>>
  /** The page itself, the conversation and the PDF. */
  page: string
  conversation: string
  pdf: string
}

/** What was typed in the contract and not stored, with what is wrong with it; undefined where nothing failed. */
export function failedContract(outcome: FormOutcome | null, { action }: SaleDoor, azione: string): FormOutcome | undefined {
  return outcome && !outcome.isDone && outcome.form === action && outcome.values['azione'] === azione ? outcome : undefined
}
