// Long tests with programs that not every machine has. Plain JavaScript, because Vitest reads its configuration with it.
import { spawnSync } from 'node:child_process'
import { canOpenSpreadsheets } from './spreadsheet.mjs'

/** Those that this machine cannot run, and what it would need. A run of all of them names each. */
export function leftOutTests() {
  return [
    {
      file: 'lib/pgbouncer.long.test.ts',
      isPossible: spawnSync('pgbouncer', ['--version']).status === 0,
      why: 'there is no PgBouncer (Debian: apt-get install pgbouncer)',
    },
    {
      file: 'lib/measuring/experiment-results/results-csv.long.test.ts',
      isPossible: canOpenSpreadsheets(),
      why: 'there is no spreadsheet program (Debian: apt-get install gnumeric locales)',
    },
  ].filter(({ isPossible }) => !isPossible)
}
