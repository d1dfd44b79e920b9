import path from 'node:path'
import { array, boolean, mixed, number, object, string } from 'yup'

/** Totals of the tests. A skipped test counts as failed; an unsteady one passed at the second attempt only. */
export type TestTotals = { passed: number; failed: number; failures: string[]; flaky: string[] }

const unitReport = object({
  success: boolean().required(),
  testResults: array(
    object({
      name: string().required(),
      status: string().required(),
      assertionResults: array(object({ fullName: string().required(), status: string().required() })).required(),
    }),
  ).required(),
})

const browserReport = object({
  stats: object({ expected: number().required() }).required(),
  errors: array(object({ message: string() })).required(),
  suites: array(mixed<object>().required()).required(),
})
const suiteShape = object({
  title: string().defined(),
  suites: array(mixed<object>().required()),
  specs: array(mixed<object>().required()),
})
const specShape = object({
  title: string().defined(),
  file: string().required(),
  tests: array(object({ status: string().required(), projectName: string().defined() })).required(),
})

/** Totals of a check without single tests, by its exit code. */
export function tallyCheck(name: string, code: number | null): TestTotals {
  return code === 0 ? { passed: 1, failed: 0, failures: [], flaky: [] } : { passed: 0, failed: 1, failures: [name], flaky: [] }
}

/** Reads vitest's JSON report. A file that could not even be loaded counts as one failure, and so does a run that ended badly without naming any. */
export function tallyUnit(report: unknown, code: number | null): TestTotals {
  const { testResults } = unitReport.validateSync(report)
  const tests = testResults.flatMap((file) => file.assertionResults)
  const failures = tests.filter((test) => test.status !== 'passed').map((test) => `${test.fullName} (${test.status})`)
  const broken = testResults
    .filter((file) => file.status === 'failed' && file.assertionResults.every((test) => test.status === 'passed'))
    .map((file) => file.name)
  return settle(tests.length - failures.length, [...failures, ...broken], code)
}

/** The test files of vitest's JSON report in which every test passed. */
export function passedFiles(report: unknown, root: string): string[] {
  return unitReport
    .validateSync(report)
    .testResults.filter(isSound)
    .map(({ name }) => path.relative(root, name))
}

function isSound({ status, assertionResults }: { status: string; assertionResults: readonly { status: string }[] }): boolean {
  return status === 'passed' && assertionResults.every((test) => test.status === 'passed')
}

/** The test files of vitest's JSON report that failed, relative to the root. */
export function failedFiles(report: unknown, root: string): string[] {
  return unitReport
    .validateSync(report)
    .testResults.filter((file) => !isSound(file))
    .map(({ name }) => path.relative(root, name))
}

/** Totals of a run whose failed files ran once more: the second result of these files counts, and what held only then is unsteady. */
export function afterRetry(first: unknown, second: TestTotals): TestTotals {
  const { testResults } = unitReport.validateSync(first)
  const sound = testResults.filter(isSound).flatMap((file) => file.assertionResults)
  const before = tallyUnit(first, 1).failures
  return {
    passed: sound.length + second.passed,
    failed: second.failed,
    failures: second.failures,
    flaky: before.filter((failure) => !second.failures.includes(failure)),
  }
}

/** Reads Playwright's JSON report: each test counts once for each project it runs in. */
export function tallyBrowser(report: unknown, code: number | null): TestTotals {
  const { suites, errors } = browserReport.validateSync(report)
  const tests = suites.flatMap(testsOf)
  const unsteady = tests.filter((test) => test.status === 'flaky').map(({ title }) => title)
  const failures = tests.filter((test) => !['expected', 'flaky'].includes(test.status)).map((test) => `${test.title} (${test.status})`)
  return {
    ...settle(tests.length - failures.length, [...failures, ...errors.map((error) => error.message ?? 'an error outside the tests')], code),
    flaky: unsteady,
  }
}

const totalsReport = object({
  passed: number().required(),
  failed: number().required(),
  failures: array(string().required()).required(),
  flaky: array(string().required()).required(),
})

/** Reads a report that is totals already. */
export function readTotalsOf(report: unknown, code: number | null): TestTotals {
  const { passed, failures, flaky } = totalsReport.validateSync(report)
  return { ...settle(passed, failures, code), flaky }
}

export function addUp(tallies: TestTotals[]): TestTotals {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    flaky: tallies.flatMap(({ flaky }) => flaky),
  }
}

function settle(passed: number, failures: string[], code: number | null): TestTotals {
  if (failures.length === 0 && code !== 0) failures.push(`the run ended with code ${code ?? 'none'} although no test failed`)
  if (failures.length === 0 && passed === 0) failures.push('no test was run')
  return { passed, failed: failures.length, failures, flaky: [] }
}

function testsOf(suite: object): { title: string; status: string }[] {
  const { suites = [], specs = [] } = suiteShape.validateSync(suite)
  const own = specs
    .map((spec) => specShape.validateSync(spec))
    .flatMap(({ file, title, tests }) => tests.map(({ status, projectName }) => ({ title: `${projectName}: ${file} › ${title}`, status })))
  return [...own, ...suites.flatMap(testsOf)]
}
