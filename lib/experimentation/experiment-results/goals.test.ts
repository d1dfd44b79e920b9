import { expect, test } from 'vitest'
import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { validDatafile } from '@/lib/experimentation/experiments/decision/test-datafiles'
import { goalsOf } from './goals'

const datafile = (events: unknown[]) => readDatafile(JSON.stringify(validDatafile({ events })))

test('the goals are the events that name the experiment, in the order of the file', () => {
  const file = datafile([
    { id: '1', key: 'login', experimentIds: [] },
    { id: '2', key: 'contact', experimentIds: ['e1', 'e2'] },
    { id: '3', key: 'phone', experimentIds: ['e1'] },
  ])
  expect([goalsOf(file, 'e1'), goalsOf(file, 'e2')]).toEqual([['contact', 'phone'], ['contact']])
})

test('an experiment that no event names has all events as goals, each once', () => {
  const file = datafile([
    { id: '1', key: 'login', experimentIds: 'e1' },
    { id: '2', key: 'contact' },
    { id: '3', key: 'login', experimentIds: [7, null] },
  ])
  expect(goalsOf(file, 'e1')).toEqual(['login', 'contact'])
})
