// reads: package-lock.json
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { array, object, string } from 'yup'
import { environmentWith } from '@/lib/kernel/config/env.server'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { readLockFile } from '../release/lock-file'
import { recordFile } from './record'

/** The code of the last release, as its own tests find it. */
export type OldCode = {
  folder: string
  /** Those of the files in this folder of `lib` that ask the database. */
  testsIn: (folder: string) => string[]
}

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 26 }).trim()

/** Takes the code of the last release out of git: that of the commit which wrote its record last. With the packages of this checkout, or its own where they differ. */
export function takeOldCode(): OldCode {
  if (git('rev-parse', '--is-shallow-repository') === 'true')
    throw new Error('this clone does not have the history: «git fetch --unshallow» brings the code of the last release')
  const commit = git('log', '-1', '--format=%H', '--', recordFile)
  const folder = path.resolve('.data/last-release')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = path.join(folder, 'tree.tar')
  git('archive', '--format=tar', `--output=${archive}`, commit)
  execFileSync('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
  if (changedPackages(folder).length === 0) symlinkSync(realpathSync('node_modules'), path.join(folder, 'node_modules'))
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  const tests = git('ls-tree', '-r', '--name-only', commit, 'lib')
    .split('\n')
    .filter((file) => file.endsWith('.server.test.ts'))
  return { folder, testsIn: (wanted) => tests.filter((file) => file.startsWith(`lib/${wanted}/`)) }
}

/** What it asks for itself and has another version of. */
function changedPackages(folder: string): string[] {
  const asked = asRecord(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')))
  const names = ['dependencies', 'devDependencies'].flatMap((kind) => Object.keys(asRecord(asked[kind])))
  const [old, now] = [readLockFile(path.join(folder, 'package-lock.json')), readLockFile()]
  const versionIn = ({ packages }: typeof now, name: string) => packages[`node_modules/${name}`]?.version
  return names.filter((name) => versionIn(old, name) !== versionIn(now, name))
}

const text = string().required()
const reportShape = object({
  testResults: array(
    object({
      name: text,
      status: text,
      message: string().default(''),
      assertionResults: array(object({ fullName: text, status: text, failureMessages: array(text).default([]) })).required(),
    }),
  ).required(),
})
type OldOutcome = { passed: number; failures: string[] }

/** Runs tests of the last release, by its own code, in copies of `template1` on this server. */
export async function runOldTests({ folder }: OldCode, tests: readonly string[], serverUrl: string): Promise<OldOutcome> {
  const report = path.join(folder, 'outcome.json')
  rmSync(report, { force: true })
  const given = { DATABASE_URL: serverUrl, MIGRATION_DATABASE_URL: serverUrl, DATA_DIR: path.resolve('.data') }
  const child = spawn('node_modules/.bin/vitest', ['run', '--project', 'node', '--reporter=json', `--outputFile=${report}`, ...tests], {
    cwd: folder,
    env: { ...environmentWith(given), VITEST: undefined, VITEST_MODE: undefined, VITEST_POOL_ID: undefined, VITEST_WORKER_ID: undefined }, // this is a test itself
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await new Promise((resolve) => child.once('close', resolve))
  const { testResults } = reportShape.validateSync(JSON.parse(readFileSync(report, 'utf8')))
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [`${name}: ${message}`] : [] // it could not even begin
    return failed.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join(' ').split('\n')[0] ?? ''}`)
  })
  const passed = testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed')
  return { passed: passed.length, failures }
}
