import { primaryShare, significantBelow } from './thresholds'

export type GoalRole = 'primary' | 'secondary' | 'guardrail'
/** How many there are of each; `goals` without the guardrails. */
type Counts = { variants: number; goals: number; guardrails: number }

/**
 * The error each comparison may make, so that a page on which anything is wrong is rarer than `significantBelow`: Bonferroni over goals and variants, weighted. The primary goal has most of it,
 * the secondary ones share the rest; an experiment with one goal gives it all. The intervals bear it too, so that they and the verdicts agree.
 * Guardrails answer another question (is it worse by so much?), and share as much among themselves: with them the goals would need more visitors.
 */
export function errorOf(role: GoalRole, { variants, goals, guardrails }: Counts): number {
  return (significantBelow * partOf(role, goals, guardrails)) / Math.max(1, variants)
}

function partOf(role: GoalRole, goals: number, guardrails: number): number {
  if (role === 'guardrail') return 1 / guardrails
  if (goals <= 1) return 1
  return role === 'primary' ? primaryShare : (1 - primaryShare) / (goals - 1)
}
