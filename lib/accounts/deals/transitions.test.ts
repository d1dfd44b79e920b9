import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ActualMover, findTransition } from './find-transition'
import { isFinal, kindTitles, movesFrom, transitionsTable } from './test-transitions'
import { type CardKind, type Transition, transitions } from './transitions'

const kinds = kindTitles.map(([kind]) => kind)
const rowsOf = (kind: CardKind): readonly Transition[] => transitions[kind]
const movers: readonly ActualMover[] = ['author', 'other', 'clock', 'market']

test('docs/deals.md shows the table by which the program goes', () => {
  expect(readFileSync('docs/deals.md', 'utf8')).toContain(transitionsTable())
})

test('every state of a card is reached from its beginning, and from each an end is reached', () => {
  for (const kind of kinds) {
    const rows = rowsOf(kind)
    const begins = rows.filter(({ from }) => from === null).map(({ to }) => to)
    const reached = new Set(begins)
    for (const _ of rows) for (const { from, to } of rows) if (from !== null && reached.has(from)) reached.add(to)
    expect([...reached].sort(), kind).toEqual([...new Set(rows.map(({ to }) => to))].sort())
    const ending = new Set([...reached].filter((state) => isFinal(kind, state)))
    for (const _ of rows) for (const { from, to } of rows) if (from !== null && ending.has(to)) ending.add(from)
    expect(
      [...reached].filter((state) => !ending.has(state)),
      kind,
    ).toEqual([])
  }
})

test('of one move by one mover from one state there is one outcome', () => {
  for (const kind of kinds)
    for (const { from } of rowsOf(kind))
      for (const by of movers) {
        const moves = from === null ? [] : movesFrom(kind, from, by)
        expect(new Set(moves).size, `${kind} ${from}`).toBe(moves.length)
      }
})

test('a walk of random presses never leaves the table', () => {
  const moves = [...new Set(kinds.flatMap((kind) => rowsOf(kind).map(({ move }) => move)))]
  const press = fc.record({ move: fc.constantFrom(...moves), by: fc.constantFrom(...movers) })
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.array(press, { maxLength: 60 }), (kind, presses) => {
      let state: string | null = null
      for (const { move, by } of presses) {
        const row: Transition | undefined = findTransition(kind, { move, from: state, by })
        if (!row) continue
        expect(rowsOf(kind)).toContain(row)
        expect(state === null || !isFinal(kind, state)).toBe(true)
        state = row.to
      }
    }),
    { numRuns: 2_000 },
  )
})

test('the side that did not move reads of it by mail, but for what only fills or empties a card', () => {
  const silent = kinds.flatMap((kind) => rowsOf(kind).flatMap(({ move, informs }) => (informs === 'nobody' ? [`${kind} ${move}`] : [])))
  expect(silent).toEqual(['question lapse', 'appointment end', 'deal open', 'deal lapse'])
})
