import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pagesAsNextReport } from '../pages-as-next-report'
import { staleModules, staleTests } from '../project-files'
import { canStartCluster } from '../search-cluster/start-cluster'
import { impossibleTests } from './demanding-tests.mjs'
import { afterRetry, failedFiles, passedFiles, readTotalsOf, type TestTotals, tallyBrowser, tallyCheck, tallyUnit } from './totals'

type Report = { file: string; tally: (report: unknown, code: number | null) => TestTotals; accept?: (report: unknown) => void }
/** A check without a command found that nothing it looks at has changed, or says why it is left out; one with a command may leave a part out. */
type Prepared = {
  command: string[] | undefined
  leftOut?: string
  report?: Report
  onPassed?: () => void
  /** The command that runs these test files alone, for a check whose failed files are tried once more. */
  retry?: (files: readonly string[]) => string[]
}
export type Check = { name: string; isLoud?: boolean; prepare: () => Prepared }

const bin = 'node_modules/.bin'
const npmRun = (name: string, script: string): Check => ({ name, prepare: () => ({ command: ['npm', 'run', '--silent', script] }) })
const vitest = (report: string, ...more: string[]) => [
  ...[`${bin}/vitest`, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ...more,
]
/** Vitest with some of its projects; a test file that fails is tried once more. */
const suite = (name: string, ...words: string[]): Prepared & { report: Report } => {
  const file = `test-results/${name}.json`
  return { command: vitest(file, ...words), report: { file, tally: tallyUnit }, retry: (files) => vitest(file, ...words, ...files) }
}
const unitReport = { file: 'test-results/unit.json', tally: tallyUnit }
const browserReport = { file: 'test-results/e2e.json', tally: tallyBrowser }
const project = (...names: string[]) => names.flatMap((name) => ['--project', name])
const unitProjects = project('node', 'dom')

export const lint = npmRun('types and lint', 'lint')
export const structure = npmRun('structure', 'structure')
/** Builds early for the browser tests: webpack takes one core, and the other checks use the second. */
export const pages: Check = {
  name: 'build of the pages',
  prepare: () => ({ command: [process.execPath, '--import', 'tsx', 'scripts/serving/build.ts', '--if-stale'] }),
}
export const unit: Check = {
  name: 'unit',
  prepare: () => suite('unit', ...unitProjects),
}
export const long: Check = {
  name: 'long',
  isLoud: true,
  prepare: () => ({
    ...suite('long', ...project('long')),
    leftOut: impossibleTests()
      .map(({ file, wants }) => `${file} left out, because this machine has no ${wants}`)
      .join('; '),
  }),
}
/** The promises for faults, and the bugs that prove that their tests can fail. */
export const faults: Check = {
  name: 'faults',
  isLoud: true,
  prepare: () => ({
    command: [process.execPath, '--import', 'tsx', 'scripts/checks/faults.ts'],
    report: { file: 'test-results/faults.json', tally: readTotalsOf },
  }),
}
/** Runs on a cluster of OpenSearch that is started for it: npm run test:cluster. */
export const cluster: Check = {
  name: 'cluster',
  isLoud: true,
  prepare: () =>
    canStartCluster()
      ? suite('cluster', ...project('cluster'), '--no-file-parallelism') // one cluster at a time
      : { command: undefined, leftOut: 'left out, because this machine has no JDK, no Maven or no OpenSSL' },
}
const inBrowser = (name: string, ...words: string[]): Check => ({
  name,
  isLoud: true,
  prepare: () => ({ command: [`${bin}/playwright`, 'test', ...words], report: browserReport }),
})
/** Times are measured on the running application, one after another. */
export const timing = inBrowser('timing', '--workers=1', ...project('timing'))
export const longJourneys = inBrowser('journeys', ...project('long-http', 'long-desktop', 'long-mobile'))
/** The HTTP tests of pages on a build that uses nothing of the insides of Next and React. */
export const pagesAsNext: Check = {
  name: 'pages as next',
  isLoud: true,
  prepare: () => ({
    command: [process.execPath, '--import', 'tsx', 'scripts/pages-as-next.ts'],
    report: { file: pagesAsNextReport, tally: tallyBrowser },
  }),
}
export const e2e = inBrowser('e2e', ...project('http', 'desktop', 'mobile'))

export const changedLint: Check = { name: 'types and lint', prepare: prepareChangedLint }

/** The formatter is quick with everything; types take as long as there are files. */
function prepareChangedLint(): Prepared {
  const { files, keys, good } = staleModules()
  return {
    command: ['sh', '-c', `${bin}/biome check . && { [ $# = 0 ] || ${bin}/oxlint "$@"; }`, 'sh', ...files],
    onPassed: () => good.save(keys, files),
  }
}

export const changedUnit: Check = { name: 'unit', prepare: prepareChangedTests }

function prepareChangedTests(): Prepared {
  const { files, keys, good } = staleTests()
  const accept = (report: unknown) => good.save(keys, passedFiles(report, process.cwd()))
  return {
    command: files.length > 0 ? vitest(unitReport.file, ...unitProjects, ...files) : undefined,
    report: { ...unitReport, accept },
  }
}

/** Lanes run side by side, the checks of one after another. */
export async function performInLanes(lanes: Check[][], signal: AbortSignal): Promise<TestTotals[]> {
  await mkdir('test-results', { recursive: true })
  const done = await Promise.all(
    lanes.map(async (lane) => {
      const totals: TestTotals[] = []
      for (const check of lane) totals.push(await perform(check, signal))
      return totals
    }),
  )
  return done.flat()
}

async function perform({ name, prepare, isLoud = false }: Check, signal: AbortSignal): Promise<TestTotals> {
  const startedAt = Date.now()
  const prepared = prepare()
  const { command, leftOut, onPassed } = prepared
  if (!command) {
    console.log(`── ${name}: ${leftOut ?? 'nothing has changed'}`)
    return { passed: 0, failed: 0, failures: [], flaky: [] }
  }
  const { totals, output } = await runWithRetry(name, command, prepared, isLoud, signal)
  if (totals.failed > 0) console.log(output)
  else onPassed?.()
  console.log(`── ${name}: ${totals.passed} passed, ${totals.failed} failed in ${secondsSince(startedAt)} s`)
  if (leftOut) console.log(`── ${name}: ${leftOut}`)
  return totals
}

/** The most failed files that run again; with more the machine or the change is at fault, and it would only take time. */
const mostRetriedFiles = 20

type Attempt = { totals: TestTotals; output: string; written?: unknown }

async function runWithRetry(
  name: string,
  command: string[],
  { report, retry }: Prepared,
  isLoud: boolean,
  signal: AbortSignal,
): Promise<Attempt> {
  const first = await attempt(name, command, report, isLoud, signal)
  if (first.totals.failed === 0 || !retry || first.written === undefined) return first
  const files = failedFiles(first.written, process.cwd())
  if (files.length === 0 || files.length > mostRetriedFiles) return first
  console.log(`${first.output}\n── ${name}: once more ${files.join(', ')}`)
  const second = await attempt(name, retry(files), report, isLoud, signal)
  return { totals: afterRetry(first.written, second.totals), output: second.output }
}

async function attempt(
  name: string,
  command: string[],
  report: Report | undefined,
  isLoud: boolean,
  signal: AbortSignal,
): Promise<Attempt> {
  if (report) await rm(report.file, { force: true })
  const { code, output } = await run(command, isLoud, signal)
  if (!report) return { totals: tallyCheck(name, code), output }
  return { ...(await readReport(name, report, code)), output }
}

/** A missing or unreadable report counts as one failure. */
async function readReport(name: string, { file, tally, accept }: Report, code: number | null): Promise<Omit<Attempt, 'output'>> {
  try {
    const written: unknown = JSON.parse(await readFile(path.resolve(file), 'utf8'))
    if (code === 0) accept?.(written) // a run can fail as a whole, like the comparison of rows, without a test that does
    return { totals: tally(written, code), written }
  } catch {
    return { totals: { passed: 0, failed: 1, failures: [`${name}: the run ended without a report (code ${code ?? 'none'})`], flaky: [] } }
  }
}

type Ended = { code: number | null; output: string }

function run([program = '', ...words]: string[], isLoud: boolean, signal: AbortSignal): Promise<Ended> {
  return new Promise((resolve) => {
    const out = isLoud ? 'inherit' : 'pipe'
    const child = spawn(program, words, { stdio: ['ignore', out, out], signal, killSignal: 'SIGINT' })
    let output = ''
    const keep = (text: string) => (output += text)
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', keep)
    child.once('error', (error) => resolve({ code: null, output: output + error.message }))
    child.once('close', (code) => resolve({ code, output }))
  })
}

export function secondsSince(start: number): number {
  return Math.round((Date.now() - start) / 1_000)
}
