import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { loadSettings } from '@/lib/kernel/config/load-settings.server'
import { StartError } from '@/lib/kernel/errors/start-error'
import { runCommand } from './run-command'
import { addUp, type TestTotals, tallyBrowser, tallyCheck, tallyUnit } from './totals'

type Check = { name: string; command: string[]; report?: { file: string; tally: (report: unknown, code: number | null) => TestTotals } }

const checks: Check[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'structure', command: ['npm', 'run', '--silent', 'structure'] },
  {
    name: 'unit',
    command: ['node_modules/.bin/vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'],
    report: { file: 'test-results/unit.json', tally: tallyUnit },
  },
  { name: 'e2e', command: ['node_modules/.bin/playwright', 'test'], report: { file: 'test-results/e2e.json', tally: tallyBrowser } },
]

const { values } = parseArgs({ options: { only: { type: 'string' } } })

await runCommand(async ({ signal }) => {
  loadSettings(process.cwd())
  const startedAt = Date.now()
  const tallies: TestTotals[] = []
  for (const check of chosen(values.only)) tallies.push(await perform(check, signal))
  const { passed, failed, failures, flaky } = addUp(tallies)
  console.log(`\nAll checks in ${seconds(startedAt)} s`)
  for (const title of flaky) console.log(`  unsteady: ${title}`)
  for (const failure of failures) console.log(`  failed: ${failure.split('\n')[0] ?? ''}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
})

/** npm test -- --only unit,lint */
function chosen(only: string | undefined): Check[] {
  const names = only?.split(',') ?? checks.map(({ name }) => name)
  return names.map((name) => {
    const check = checks.find((each) => each.name === name)
    if (!check) throw new StartError(`there is no check «${name}»: choose from ${checks.map((each) => each.name).join(', ')}`)
    return check
  })
}

async function perform({ name, command, report }: Check, signal: AbortSignal): Promise<TestTotals> {
  console.log(`\n── ${name}`)
  const startedAt = Date.now()
  await mkdir('test-results', { recursive: true })
  if (report) await rm(report.file, { force: true })
  const code = await run(command, signal)
  const tally = report ? await readTally(name, report, code) : tallyCheck(name, code)
  console.log(`── ${name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds(startedAt)} s`)
  return tally
}

/** A missing or unreadable report counts as one failure. */
async function readTally(name: string, { file, tally }: NonNullable<Check['report']>, code: number | null): Promise<TestTotals> {
  try {
    const report: unknown = JSON.parse(await readFile(file, 'utf8'))
    return tally(report, code)
  } catch {
    return { passed: 0, failed: 1, failures: [`${name}: the run ended without a report (code ${code ?? 'none'})`], flaky: [] }
  }
}

function run([program = '', ...words]: string[], signal: AbortSignal): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(program, words, { stdio: ['ignore', 'inherit', 'inherit'], signal, killSignal: 'SIGINT' })
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
}

function seconds(since: number): number {
  return Math.round((Date.now() - since) / 1_000)
}
