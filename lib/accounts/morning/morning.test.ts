import { expect, test } from 'vitest'
import { chooseTasks, type Found, greeting, isStale } from './morning'
import { countedTasks, firstWords, taskTitle } from './morning-words'

const waiting = (count: number) => ({ count, lines: [] })
const all: Found = {
  leads: waiting(2),
  callbacks: waiting(0),
  prices: waiting(3),
  photos: waiting(4),
  questions: waiting(0),
  imports: waiting(1),
  ending: waiting(1),
}
const kindsFor = (found: Found, role: 'owner' | 'stock') => chooseTasks(found, { role }).map(({ kind }) => kind)

test('people come before prices, prices before what an ad lacks, and nothing empty is a task', () => {
  expect(kindsFor(all, 'owner')).toEqual(['leads', 'prices', 'photos', 'imports', 'ending'])
  expect(kindsFor({ ...all, callbacks: waiting(1) }, 'owner')).toEqual(['leads', 'callbacks', 'prices', 'photos', 'imports'])
  expect(kindsFor({ ...all, leads: waiting(0), questions: waiting(6) }, 'owner')).toEqual([
    'prices',
    'photos',
    'questions',
    'imports',
    'ending',
  ])
  expect(kindsFor({ ...all, leads: waiting(0), photos: waiting(0) }, 'owner')).toEqual(['prices', 'imports', 'ending'])
})

test('what could not be read is no task, and who may not read requests has none of them', () => {
  expect(kindsFor({ ...all, prices: null }, 'owner')).toEqual(['leads', 'photos', 'imports', 'ending'])
  expect(kindsFor(all, 'stock')).toEqual(['prices', 'photos', 'imports', 'ending'])
})

test.each([
  { at: '2026-11-30T07:00:00Z', name: 'Sara Brambilla', words: 'Buongiorno, Sara' },
  { at: '2026-11-30T12:30:00Z', name: ' Sara ', words: 'Buon pomeriggio, Sara' },
  { at: '2026-07-30T16:30:00Z', name: '', words: 'Buonasera' },
  { at: '2026-11-30T01:00:00Z', name: 'sara@esempio.it', words: 'Ciao' },
  { at: '2026-11-30T04:00:00Z', name: 'Sara', words: 'Buongiorno, Sara' },
])('the greeting goes by the hour in Italy and the first name: $at, «$name»', ({ at, name, words }) => {
  expect(greeting(name, at)).toBe(words)
})

test('an estimate is too old for a price after three days', () => {
  const now = new Date('2026-11-30T08:00:00Z')
  expect(isStale(new Date('2026-11-27T08:00:01Z'), now)).toBe(false)
  expect(isStale(new Date('2026-11-27T07:59:59Z'), now)).toBe(true)
})

test('tasks are counted in words', () => {
  expect([0, 1, 6].map(countedTasks)).toEqual(['Niente da fare.', 'Una cosa da fare.', 'Sei cose da fare.'])
  expect(taskTitle({ kind: 'leads', count: 1 })).toBe('Una richiesta aspetta da più di 12 ore')
  expect(taskTitle({ kind: 'prices', count: 1 })).toBe('1 veicolo è sopra la fascia')
  expect(taskTitle({ kind: 'photos', count: 4 })).toBe('4 veicoli sono senza foto')
  expect(firstWords(`Buongiorno,\n è ancora disponibile ${'x'.repeat(60)}?`)).toBe('Buongiorno, è ancora disponibile…')
})
