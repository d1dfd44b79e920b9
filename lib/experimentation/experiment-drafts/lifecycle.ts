/** The state of an experiment of ours. A draft may wait to be started, one that runs to be widened: `Pending` says so. `scheduled`: agreed to, and starts by itself. */
export type State = 'draft' | 'scheduled' | 'running' | 'stopped' | 'shipped'
/** What changes for visitors. */
export type Step = 'start' | 'ramp' | 'stop' | 'ship' | 'cancel'
/** Steps that show somebody something new: one person requests, another approves. Stopping shows everybody the control, and one person may do it at night. */
export type ReviewedStep = Exclude<Step, 'stop' | 'cancel'>
/** The per cent of an audience that sees a winner. Until it is all of it, as many see the control and are compared. */
export const rollouts = [5, 25, 100] as const
export type Rollout = (typeof rollouts)[number]
/** What waits for a second person. */
export type Pending = { step: 'start' } | { step: 'ramp'; traffic: number } | { step: 'ship'; winner: string; rollout: Rollout }

export const stateLabels: Readonly<Record<State, string>> = {
  draft: 'Bozza',
  scheduled: 'Programmato',
  running: 'In corso',
  stopped: 'Fermato',
  shipped: 'Vincitore a chi accetta la misurazione',
}
export const pendingLabels: Readonly<Record<ReviewedStep, string>> = {
  start: 'avvio da approvare',
  ramp: 'allargamento da approvare',
  ship: 'estensione del vincitore da approvare',
}

const transitions: Readonly<Record<Step, { from: readonly State[]; to: State }>> = {
  start: { from: ['draft'], to: 'running' },
  ramp: { from: ['running'], to: 'running' },
  stop: { from: ['running', 'shipped'], to: 'stopped' },
  ship: { from: ['running', 'stopped', 'shipped'], to: 'shipped' },
  cancel: { from: ['scheduled'], to: 'draft' },
}

/** The state after a step; undefined: it is not legal there. What has stopped never runs again: its results would mix two experiments. */
export function stateAfter(state: State, step: Step): State | undefined {
  const { from, to } = transitions[step]
  return from.includes(state) ? to : undefined
}

/** Steps that can be requested, or done, from a state. */
export function stepsFrom(state: State): Step[] {
  const all: Step[] = ['start', 'ramp', 'stop', 'ship', 'cancel']
  return all.filter((step) => stateAfter(state, step) !== undefined)
}

/** The share that a number says; undefined: it is none of them. */
export function rolloutOf(percent: number): Rollout | undefined {
  return rollouts.find((share) => share === percent)
}
