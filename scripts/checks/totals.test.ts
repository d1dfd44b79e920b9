import { expect, test } from 'vitest'
import { addUp, afterRetry, failedFiles, readTotalsOf, tallyBrowser, tallyCheck, tallyUnit } from './totals'

const unit = (status: string, tests: string[]) => ({
  success: true,
  testResults: [{ name: 'a.test.ts', status, assertionResults: tests.map((result) => ({ fullName: `is ${result}`, status: result })) }],
})
const browser = (statuses: string[], errors: { message?: string }[] = []) => ({
  stats: { expected: 0 },
  errors,
  suites: [
    {
      title: 'a.spec.ts',
      specs: [],
      suites: [
        {
          title: 'inner',
          specs: [{ title: 'opens', file: 'a.spec.ts', tests: statuses.map((status) => ({ status, projectName: 'http' })) }],
        },
      ],
    },
  ],
})

test.each([
  { what: 'passed tests', tally: () => tallyUnit(unit('passed', ['passed', 'passed']), 0), passed: 2, failed: 0 },
  { what: 'a failed test', tally: () => tallyUnit(unit('failed', ['passed', 'failed']), 1), passed: 1, failed: 1 },
  {
    what: 'a skipped test and one to be written',
    tally: () => tallyUnit(unit('passed', ['passed', 'skipped', 'todo']), 0),
    passed: 1,
    failed: 2,
  },
  { what: 'a file that cannot be loaded', tally: () => tallyUnit(unit('failed', []), 1), passed: 0, failed: 1 },
  { what: 'a run that ends badly without naming a test', tally: () => tallyUnit(unit('passed', ['passed']), 1), passed: 1, failed: 1 },
  { what: 'a run without a test', tally: () => tallyUnit(unit('passed', []), 0), passed: 0, failed: 1 },
  {
    what: 'totals that are written down already',
    tally: () => readTotalsOf({ passed: 4, failed: 1, failures: ['R1'], flaky: [] }, 1),
    passed: 4,
    failed: 1,
  },
  { what: 'browser tests', tally: () => tallyBrowser(browser(['expected', 'expected']), 0), passed: 2, failed: 0 },
  {
    what: 'browser tests failed and skipped',
    tally: () => tallyBrowser(browser(['expected', 'unexpected', 'skipped']), 1),
    passed: 1,
    failed: 2,
  },
  {
    what: 'a browser test that holds at the second attempt',
    tally: () => tallyBrowser(browser(['expected', 'flaky']), 0),
    passed: 2,
    failed: 0,
  },
  {
    what: 'an application that does not start',
    tally: () => tallyBrowser({ ...browser([]), errors: [{ message: 'no' }] }, 1),
    passed: 0,
    failed: 1,
  },
  { what: 'a check that holds', tally: () => tallyCheck('types', 0), passed: 1, failed: 0 },
  { what: 'a check that does not', tally: () => tallyCheck('types', 2), passed: 0, failed: 1 },
  { what: 'all together', tally: () => addUp([tallyCheck('types', 0), tallyCheck('lint', null)]), passed: 1, failed: 1 },
])('$what count as $passed passed, $failed failed', ({ tally, passed, failed }) => {
  expect(tally()).toMatchObject({ passed, failed })
})

test('a test that passes only at the second attempt is named', () => {
  const { flaky } = addUp([tallyCheck('types', 0), tallyBrowser(browser(['expected', 'flaky']), 0)])
  expect(flaky).toEqual(['http: a.spec.ts › opens'])
})

const twoFiles = (second: string) => ({
  success: second === 'passed',
  testResults: [
    { name: '/house/lib/a.test.ts', status: 'passed', assertionResults: [{ fullName: 'is right', status: 'passed' }] },
    {
      name: '/house/lib/b.test.ts',
      status: second,
      assertionResults: [
        { fullName: 'holds', status: 'passed' },
        { fullName: 'hangs', status: second },
      ],
    },
  ],
})

test('only failed files are tried once more', () => {
  expect(failedFiles(twoFiles('failed'), '/house')).toEqual(['lib/b.test.ts'])
  expect(failedFiles(twoFiles('passed'), '/house')).toEqual([])
  expect(
    failedFiles({ success: false, testResults: [{ name: '/house/lib/c.test.ts', status: 'failed', assertionResults: [] }] }, '/house'),
  ).toEqual(['lib/c.test.ts'])
})

test('a file that passes at the second attempt counts as passed, and what had failed in it is named', () => {
  expect(afterRetry(twoFiles('failed'), { passed: 2, failed: 0, failures: [], flaky: [] })).toEqual({
    passed: 3,
    failed: 0,
    failures: [],
    flaky: ['hangs (failed)'],
  })
})

test('a file that fails twice has failed', () => {
  expect(afterRetry(twoFiles('failed'), { passed: 1, failed: 1, failures: ['hangs (failed)'], flaky: [] })).toEqual({
    passed: 2,
    failed: 1,
    failures: ['hangs (failed)'],
    flaky: [],
  })
})
