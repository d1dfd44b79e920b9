// Plain JavaScript, because vitest.config.ts is to name what it imports with its ending.
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { isRoot, programs } from '../system-packages.mjs'

/** Long tests that need a stronger machine. Where one cannot run it is left out, and `npm run test:long` says so. */
const demandingTests = [
  { file: 'lib/pgbouncer.long.test.ts', isPossible: programs.pooler.isThere, wants: 'PgBouncer (Debian: apt-get install pgbouncer)' },
  {
    file: 'lib/experimentation/experiment-results/results-csv.long.test.ts',
    isPossible: programs.spreadsheet.isThere,
    wants: 'spreadsheet program with Italian locales (Debian: apt-get install gnumeric locales)',
  },
  {
    file: 'lib/market/dealer-imports/own-files-in-spreadsheets.long.test.ts',
    isPossible: programs.office.isThere,
    wants: 'LibreOffice Calc (Debian: apt-get install libreoffice-calc-nogui)',
  },
  { file: 'lib/market/photos/full-folder.long.test.ts', isPossible: mayMount, wants: 'root on Linux who may mount a file system' },
]

export const impossibleTests = () => demandingTests.filter(({ isPossible }) => !isPossible())

/** A container often has a root who may not. */
function mayMount() {
  if (!isRoot() || process.platform !== 'linux') return false
  const [, rights = '0'] = /^CapEff:\s*([\da-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return ((BigInt(`0x${rights}`) >> 21n) & 1n) === 1n // CAP_SYS_ADMIN
}
