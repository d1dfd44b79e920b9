import type { FormOutcome } from '@/lib/server/http/form-outcome'

/** What had been typed in the form that was refused last, and what is wrong with it: by field, and in one sentence, which is empty where the whole form is meant. */
export type DealFault = {
  azione: string
  text: string
  errors: Readonly<Record<string, string>>
  values: Readonly<Record<string, string>>
}

/** Of the forms at an address; undefined where nothing failed there. `azione`: of a page with one form, which names none. */
export function dealFault(outcome: FormOutcome | null, action: string, azione?: string): DealFault | undefined {
  if (outcome === null || outcome.isDone || outcome.form !== action) return undefined
  const { errors, values } = outcome
  const pressed = values['azione'] ?? azione
  return pressed === undefined ? undefined : { azione: pressed, text: Object.values(errors).join(' '), errors, values }
}

/** What had been typed in the form of a button; nothing where another was refused. */
export function typedIn(fault: DealFault | undefined, azione: string): Readonly<Record<string, string>> {
  return fault?.azione === azione ? fault.values : {}
}
