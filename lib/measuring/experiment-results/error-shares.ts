import { primaryShare, significantBelow } from './thresholds'

export type GoalRole = 'primary' | 'secondary'

/**
 * The error each comparison may make, so that a page on which anything is wrong is rarer than `significantBelow`: Bonferroni over goals and variants, weighted. The primary goal has most of it,
 * the secondary ones share the rest; an experiment with one goal gives it all. The intervals bear it too, so that they and the verdicts agree.
 */
export function errorOf(role: GoalRole, { variants, goals }: { variants: number; goals: number }): number {
  const ofRole = goals <= 1 ? 1 : role === 'primary' ? primaryShare : (1 - primaryShare) / (goals - 1)
  return (significantBelow * ofRole) / Math.max(1, variants)
}
