import { expect, test } from 'vitest'
import { type State, type Step, stateAfter, stepsFrom } from './lifecycle'

const legal: [State, Step, State][] = [
  ['draft', 'start', 'running'],
  ['running', 'ramp', 'running'],
  ['running', 'stop', 'stopped'],
  ['running', 'ship', 'shipped'],
  ['stopped', 'ship', 'shipped'],
  ['shipped', 'ship', 'shipped'],
  ['shipped', 'stop', 'stopped'],
  ['scheduled', 'cancel', 'draft'],
]
const states: State[] = ['draft', 'scheduled', 'running', 'stopped', 'shipped']
const steps: Step[] = ['start', 'ramp', 'stop', 'ship', 'cancel']

test.each(states.flatMap((state) => steps.map((step) => ({ state, step }))))(
  'from $state, $step leads to its allowed state alone',
  ({ state, step }) => {
    const [, , next] = legal.find(([from, by]) => from === state && by === step) ?? []
    expect(stateAfter(state, step)).toBe(next)
    expect(stepsFrom(state).includes(step)).toBe(next !== undefined)
  },
)
