import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runInBrowser } from './faults/browser-runner'
import type { FaultRow } from './faults/fault-row'
import { faultRows } from './faults/fault-rows'
import { runQuick } from './faults/quick-runner'
import { faultTable, holds, totalsOf } from './faults/report'
import { type RowOutcome, type RunTests, tryRows } from './faults/try-rows'
import { openTestRunner } from './mutants/remote-runner'
import { copyTree } from './mutants/tree-copy'

/**
 * npm run test:faults [-- --rows R1,R9] [--browser]
 * What is promised when something fails: runs the tests of each row, and again with the row's planted bug, which they must find. With --browser it is those
 * of the whole application, each with a build of its own: that takes hours on a busy machine.
 */
const { values } = parseArgs({ options: { rows: { type: 'string' }, browser: { type: 'boolean', default: false } } })
const rows = chosen(values.rows)
/** The longest, in which processes are started and killed, takes a tenth of it. */
const testMs = 120_000
const mostRetriedRows = 3
process.env['DATA_DIR'] ??= path.resolve('.data')
const reportFile = path.resolve('test-results/faults.json')
process.chdir(copyTree(values.browser ? 'faults-in-browser' : 'faults').folder)
const unsteady: string[] = []
const outcomes = values.browser ? await tell(inBrowser(rows), runInBrowser) : await tryQuick()
console.log(`\n${faultTable(outcomes)}\n`)
const totals = totalsOf(outcomes, unsteady)
for (const failure of totals.failures) console.log(`  failed: ${failure}`)
mkdirSync(path.dirname(reportFile), { recursive: true })
writeFileSync(reportFile, JSON.stringify(totals))
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed > 0 ? 1 : 0)

async function tryQuick(): Promise<RowOutcome[]> {
  const runner = openTestRunner({ stopAtFirst: false, testMs })
  try {
    return await tell(rows, runQuick(runner))
  } finally {
    await runner.close()
  }
}

/** A row that fails is tried once more; what holds then is named. */
async function tell(tried: readonly FaultRow[], run: RunTests): Promise<RowOutcome[]> {
  const first = await tryRows(tried, run, printOutcome)
  const failed = first.filter((outcome) => !holds(outcome)).map(({ row }) => row)
  const second = failed.length === 0 || failed.length > mostRetriedRows ? [] : await tryRows(failed, run, printOutcome)
  unsteady.push(...second.filter(holds).map(({ row }) => `${row.row}: ${row.promise}`))
  return first.map((outcome) => second.find(({ row }) => row === outcome.row) ?? outcome)
}

function printOutcome({ row, passes, found }: RowOutcome): void {
  process.stderr.write(`${row.row}: ${passes ? 'passed' : 'FAILED'}, planted bug ${found === null ? 'NOT FOUND' : 'found'}\n`)
}

function inBrowser(all: readonly FaultRow[]): FaultRow[] {
  return all.flatMap((row) => (row.inBrowser ? [{ ...row, tests: row.inBrowser }] : []))
}

function chosen(words: string | undefined): FaultRow[] {
  const names = words?.split(',') ?? faultRows.map(({ row }) => row)
  const found = faultRows.filter(({ row }) => names.includes(row))
  if (found.length === names.length) return found
  console.error(`--rows takes names from ${faultRows.map(({ row }) => row).join(', ')}`)
  process.exit(2)
}
