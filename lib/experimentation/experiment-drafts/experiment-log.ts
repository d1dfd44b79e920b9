import type { ExperimentFacts } from './experiment-facts'

export const logYears = 5

/** What the log can say that somebody did. */
export const logActions = {
  created: 'Bozza creata',
  saved: 'Bozza modificata',
  proposed: 'Proposto',
  withdrawn: 'Proposta ritirata',
  rejected: 'Proposta respinta',
  approved: 'Proposta approvata',
  stopped: 'Fermato',
  begun: 'Partito da solo, come programmato',
  ended: 'Fermato da solo, come programmato',
  cancelled: 'Programma annullato',
  harmed: 'Fermato da solo: una salvaguardia è peggiorata',
} as const
export type LogAction = keyof typeof logActions

/** `before` and `after`: only what changed. */
export type LogEntry = { id: number; happenedAt: string; actor: string; action: LogAction; before: ExperimentFacts; after: ExperimentFacts }
