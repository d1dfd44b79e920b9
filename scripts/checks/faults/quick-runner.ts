import type { TestRunner } from '../mutants/remote-runner'
import type { RunTests } from './try-rows'

/** Runs tests of vitest, by their names. */
export function runQuick(runner: TestRunner): RunTests {
  return async (named, changed) => {
    const tests = [...new Set(named.map(({ file }) => file))]
    const { ran } = await runner.run({ tests, changed, titles: named.map(({ pattern }) => `(?:${pattern})`).join('|') })
    return ran
  }
}
