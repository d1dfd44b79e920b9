import { parseArgs } from 'node:util'
import { loadSettings } from '@/lib/kernel/config/load-settings.server'
import { StartError } from '@/lib/kernel/errors/start-error'
import { runCommand } from '../run-command'
import {
  type Check,
  changedLint,
  changedUnit,
  cluster,
  e2e,
  faults,
  lint,
  long,
  longJourneys,
  pages,
  pagesAsNext,
  performInLanes,
  secondsSince,
  structure,
  timing,
  unit,
} from './checks'
import { addUp, type TestTotals } from './totals'

/** Phases follow one another; the lanes of a phase share the cores. */
const whole = [[[lint, structure, pages], [unit]], [[e2e]]]
const changed = [[[changedLint, structure], [changedUnit]]]
/** Planted bugs are tried one after another and a build keeps one core busy: beside each other they take as long as the first. */
const lengthy = [[[long]], [[faults], [pagesAsNext]], [[timing]], [[longJourneys]]]

const { values } = parseArgs({ options: { only: { type: 'string' }, changed: { type: 'boolean' }, long: { type: 'boolean' } } })

await runCommand(async ({ signal }) => {
  loadSettings(process.cwd())
  const startedAt = Date.now()
  const phases = values.only === undefined ? named() : [[chosen(values.only)]]
  const totals: TestTotals[] = []
  for (const lanes of phases) totals.push(...(await performInLanes(lanes, signal)))
  const { passed, failed, failures, flaky } = addUp(totals)
  console.log(`\nAll checks in ${secondsSince(startedAt)} s`)
  for (const title of flaky) console.log(`  unsteady: ${title}`)
  for (const failure of failures) console.log(`  failed: ${failure.split('\n')[0] ?? ''}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
})

function named(): Check[][][] {
  if (values.changed) return changed
  return values.long ? lengthy : whole
}

/** npm test -- --only unit,lint */
function chosen(only: string): Check[] {
  const checks = [...whole.flat(2), ...lengthy.flat(2), cluster]
  return only.split(',').map((name) => {
    const check = checks.find((each) => each.name === name)
    if (!check) throw new StartError(`there is no check «${name}»: choose from ${checks.map((each) => each.name).join(', ')}`)
    return check
  })
}
