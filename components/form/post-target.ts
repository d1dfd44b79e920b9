import type { FormOutcome } from '@/lib/edge/http/form-outcome'

export type Values = Record<string, string>

/** Where a form goes without JavaScript, what came back from there, and what is sent along as it is. */
export type PostTarget = { action: string; csrf: string; outcome: FormOutcome | null; hidden?: Values }
