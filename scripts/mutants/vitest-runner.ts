import path from 'node:path'
import { createVitest } from 'vitest/node'

export type TestRunner = {
  /** Whether these tests pass, with a file as it now stands. */
  run: (tests: readonly string[], changed?: string) => Promise<{ passes: boolean; testMs: number }>
  /** A file was changed back. */
  forget: (file: string) => void
  close: () => Promise<void>
}

const timeoutMs = 10_000

/** One vitest for all mutants: its databases and what it has read stay. The working directory is the copy of the tree. */
export async function openTestRunner(): Promise<TestRunner> {
  const vitest = await createVitest('test', {
    watch: false,
    maxWorkers: 1,
    pool: 'threads',
    isolate: true, // a worker that is used again would keep the file as it was
    testTimeout: timeoutMs,
    reporters: [{}],
    onConsoleLog: () => false,
  })
  const known = await vitest.globTestSpecifications()
  const forget = (file: string) => vitest.invalidateFile(path.resolve(file))
  return {
    async run(tests, changed) {
      if (changed !== undefined) forget(changed)
      const specifications = known.filter(({ moduleId }) => tests.some((test) => path.resolve(test) === moduleId))
      if (specifications.length < tests.length) throw new Error(`no test of vitest: one of ${tests.join(', ')}`)
      const { testModules: all, unhandledErrors } = await vitest.runTestSpecifications(specifications)
      vitest.state.errorsSet.clear()
      const testModules = all.filter(({ moduleId }) => specifications.some((one) => one.moduleId === moduleId)) // vitest remembers earlier runs
      return {
        passes: unhandledErrors.length === 0 && testModules.every((module) => module.ok()),
        testMs: testModules.reduce((sum, module) => sum + module.diagnostic().duration, 0),
      }
    },
    forget,
    close: () => vitest.close(),
  }
}
