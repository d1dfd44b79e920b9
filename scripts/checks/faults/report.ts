import { table } from '../../bench/pages/tables'
import type { TestTotals } from '../totals'
import type { RowOutcome } from './try-rows'

export function faultTable(outcomes: readonly RowOutcome[]): string {
  const head = ['row', 'fault', 'promise', 'tests', 'passed', 'planted bug', 'found']
  const rows = outcomes.map(({ row: { row, fault, promise, tests, planted }, passes, found }) => [
    row,
    fault,
    promise,
    [...new Set(tests.map((entry) => entry.split(' › ')[0]))].join(', '),
    passes ? 'yes' : 'NO',
    planted.bug,
    found === null ? 'NO' : 'yes',
  ])
  return table(head, rows)
}

export function holds({ passes, found }: RowOutcome): boolean {
  return passes && found !== null
}

/** Each row counts twice: that its tests pass, and that they find its bug. `flaky`: rows that passed at the second attempt only. */
export function totalsOf(outcomes: readonly RowOutcome[], flaky: readonly string[]): TestTotals {
  const failures = outcomes.flatMap(({ row: { row, planted }, passes, found, notes }) => [
    ...(passes ? [] : [`${row}: its tests do not pass: ${notes.join('; ')}`]),
    ...(found === null ? [`${row}: the planted bug «${planted.bug}» was not found: ${notes.join('; ')}`] : []),
  ])
  return { passed: 2 * outcomes.length - failures.length, failed: failures.length, failures, flaky: [...flaky] }
}
