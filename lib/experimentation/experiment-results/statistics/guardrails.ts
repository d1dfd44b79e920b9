import type { Comparison } from './compare'

/** A goal that a variant must not make worse. `limit`: the largest relative loss that would be borne; 0.05 is a twentieth of the control's rate. */
export type Guardrail = { key: string; limit: number }
/** `safe`: a loss beyond the limit is excluded. `harmed`: there is one. `undecided`: neither is sure. */
export type GuardrailVerdict = 'safe' | 'harmed' | 'undecided'

/** A test of non-inferiority, by the interval of the lift. */
export function guardrailVerdict({ lift }: Comparison, limit: number): GuardrailVerdict {
  if (lift === null) return 'undecided'
  if (lift.low > -limit) return 'safe'
  return lift.high !== null && lift.high < -limit ? 'harmed' : 'undecided'
}
