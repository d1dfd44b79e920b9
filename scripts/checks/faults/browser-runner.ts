import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { array, mixed, object, string } from 'yup'
import type { RanTest } from '../mutants/vitest-runner'
import type { RunTests } from './try-rows'

/** One width is enough to see whether a test can fail. */
const projects = ['http', 'long-http', 'timing', 'desktop', 'long-desktop']
const bin = 'node_modules/.bin'
const reportFile = 'test-results/e2e.json'

const suiteShape = object({ suites: array(mixed<object>().required()), specs: array(mixed<object>().required()) })
const specShape = object({
  title: string().defined(),
  file: string().required(),
  tests: array(
    object({
      status: string().required(),
      results: array(object({ errors: array(object({ message: string() })).default([]) })).required(),
    }),
  ).required(),
})

/** Runs browser tests in the working directory, which builds its pages when the code has changed. */
export const runInBrowser: RunTests = async (named) => {
  rmSync(reportFile, { force: true })
  const words = ['test', ...new Set(named.map(({ file }) => file)), '--grep', named.map(({ pattern }) => `(?:${pattern})`).join('|')]
  const options = ['--workers=1', '--retries=0', ...projects.flatMap((project) => ['--project', project])]
  const child = spawn(`${bin}/playwright`, [...words, ...options], { stdio: ['ignore', 'inherit', 'inherit'] })
  await new Promise((resolve) => child.once('close', resolve))
  const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'))
  return readRanTests(report)
}

/** The tests of Playwright's report, whatever suites they stand in. */
function readRanTests(suite: unknown): RanTest[] {
  const { suites = [], specs = [] } = suiteShape.validateSync(suite)
  const own = specs
    .map((spec) => specShape.validateSync(spec))
    .flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status !== 'skipped') // after one of its file that failed, or that was not asked for
        .map(({ status, results }) => ({ file: `e2e/${file}`, title, failure: status === 'expected' ? null : messageOf(results) })),
    )
  return [...own, ...suites.flatMap(readRanTests)]
}

const messageOf = (results: readonly { errors: { message?: string | undefined }[] }[]) =>
  results.flatMap(({ errors }) => errors.map(({ message }) => message ?? 'failed')).join('\n')
