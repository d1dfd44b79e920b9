import { readFileSync, writeFileSync } from 'node:fs'
import type { RanTest } from '../mutants/vitest-runner'
import type { Edit, FaultRow } from './fault-row'
import { isNamed, isPromiseBroken, type NamedTest, namedTest } from './named-test'
import { plant } from './plant-bug'

/** Runs tests with the code as it now stands; `changed`: the files that are not what they were before. */
export type RunTests = (named: readonly NamedTest[], changed: readonly string[]) => Promise<RanTest[]>

/** `passes`: each of its tests ran, and none failed. `found`: by which of its tests its bug was found. */
export type RowOutcome = { row: FaultRow; passes: boolean; found: string | null; notes: string[] }

/** Tries the tests of each row as the code stands and then with the row's bug in it. The working directory is a copy of the tree. */
export async function tryRows(rows: readonly FaultRow[], run: RunTests, onOutcome: (outcome: RowOutcome) => void): Promise<RowOutcome[]> {
  const sound = new Map<string, RanTest[]>()
  const outcomes: RowOutcome[] = []
  for (const row of rows) {
    const fresh = row.tests.filter((entry) => !sound.has(entry)) // some tests belong to two rows
    const ran = fresh.length > 0 ? await run(fresh.map(namedTest), []) : []
    for (const entry of fresh)
      sound.set(
        entry,
        ran.filter((each) => isNamed(namedTest(entry), each)),
      )
    const faults = row.tests.flatMap((entry) => faultsOf(entry, sound.get(entry) ?? []))
    const outcome = { row, passes: faults.length === 0, ...(await findBug(run, row)) }
    outcome.notes.unshift(...faults)
    outcomes.push(outcome)
    onOutcome(outcome)
  }
  return outcomes
}

/** A bug that needs two to meet is not met every time: it counts as found when one of a few runs finds it. */
const maxRuns = 3

async function findBug(run: RunTests, { tests, planted }: FaultRow): Promise<Pick<RowOutcome, 'found' | 'notes'>> {
  const notes: string[] = []
  for (let time = 0; time < maxRuns; time += 1) {
    const withBug = await withEdits(planted.edits, (changed) => run(tests.map(namedTest), changed))
    const finder = tests.find((entry) => withBug.some((ran) => isNamed(namedTest(entry), ran) && isPromiseBroken(ran.failure)))
    if (finder !== undefined) return { found: finder, notes: [] }
    notes.push(...withBug.map(({ title, failure }) => `with the bug: ${title}: ${failure ?? 'passed'}`))
  }
  return { found: null, notes }
}

function faultsOf(entry: string, ran: readonly RanTest[]): string[] {
  if (ran.length === 0) return [`did not run: ${entry}`]
  return ran.flatMap(({ title, failure }) => (failure === null ? [] : [`failed: ${title}: ${failure}`]))
}

/** Does something while the edits stand in the copy, and takes them out again. */
async function withEdits<T>(edits: readonly Edit[], work: (changed: string[]) => Promise<T>): Promise<T> {
  const files = [...new Set(edits.map(({ file }) => file))]
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  for (const [file, source] of sources) {
    const bug = edits.filter((edit) => edit.file === file).reduce(plant, source)
    writeFileSync(file, bug)
  }
  try {
    return await work(files)
  } finally {
    for (const [file, source] of sources) writeFileSync(file, source)
  }
}
