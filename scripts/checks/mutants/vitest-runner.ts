import path from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'

/** `doubt`: what ended the tests may have been the machine, not the change. `ran`: each test that began, and what failed in it. */
export type TestOutcome = { passes: boolean; cpuMs: number; doubt: 'slow' | 'lost' | null; ran: RanTest[] }
export type RanTest = { file: string; title: string; failure: string | null }
/** `changed`: files that are not what they were at the last run. `titles`: only tests whose whole name this pattern finds. */
export type TestRequest = { tests: readonly string[]; changed: readonly string[]; titles?: string | undefined }
export type VitestRunner = {
  /** Whether these tests pass, with the files as they now stand. */
  run: (request: TestRequest) => Promise<TestOutcome>
  close: () => Promise<void>
}

/** `testMs`: how long a test may take, on a busy machine too. */
export type RunnerOptions = { stopAtFirst: boolean; testMs: number }

/** One vitest for many mutants: its databases and what it has read stay. The working directory is the copy of the tree. */
export async function openVitest({ stopAtFirst, testMs }: RunnerOptions): Promise<VitestRunner> {
  const vitest = await createVitest('test', {
    watch: false,
    project: ['node', 'dom'],
    maxWorkers: 1,
    pool: 'threads',
    isolate: true, // a reused worker would still have the former file
    bail: stopAtFirst ? 1 : 0,
    testTimeout: testMs,
    reporters: [{}],
    onConsoleLog: () => false,
  })
  const known = await vitest.globTestSpecifications()
  let last: readonly string[] = []
  return {
    async run({ tests, changed, titles }) {
      for (const file of [...last, ...changed]) vitest.invalidateFile(path.resolve(file))
      last = changed
      vitest.setGlobalTestNamePattern(titles ?? '')
      const specifications = known.filter(({ moduleId }) => tests.some((test) => path.resolve(test) === moduleId))
      if (specifications.length < tests.length) throw new Error(`no test of vitest: one of ${tests.join(', ')}`)
      const before = process.cpuUsage()
      const { testModules: all, unhandledErrors } = await vitest.runTestSpecifications(specifications)
      vitest.state.errorsSet.clear()
      const { user, system } = process.cpuUsage(before)
      const modules = all.filter(({ moduleId }) => specifications.some((one) => one.moduleId === moduleId)) // vitest remembers earlier runs
      return {
        passes: unhandledErrors.length === 0 && modules.every((module) => module.ok()),
        cpuMs: (user + system) / 1000,
        doubt: doubtOf([...unhandledErrors.map(String), ...modules.flatMap(messagesOf)]),
        ran: modules.flatMap(ranTests),
      }
    },
    close: () => vitest.close(),
  }
}

function ranTests(module: TestModule): RanTest[] {
  return [...module.children.allTests()].flatMap((test) => {
    const { state, errors = [] } = test.result()
    const failure = state === 'failed' ? errors.map(({ name, message }) => `${name ?? 'Error'}: ${message}`).join('\n') : null
    return state === 'failed' || state === 'passed' ? [{ file: module.relativeModuleId, title: test.name, failure }] : []
  })
}

function messagesOf(module: TestModule): string[] {
  const errors = [...module.errors(), ...[...module.children.allTests()].flatMap((test) => test.result().errors ?? [])]
  return errors.map(({ message, code }) => `${String(code)} ${message}`)
}

/** A test that never ends, or a server that has gone, is no failed expectation. */
export function doubtOf(messages: readonly string[]): TestOutcome['doubt'] {
  if (messages.some((message) => /ECONNREFUSED|CONNECT_TIMEOUT|CONNECTION_(?:CLOSED|ENDED|DESTROYED)|\b57P0[123]\b/.test(message)))
    return 'lost'
  return messages.some((message) => /timed out in \d+ ?ms/.test(message)) ? 'slow' : null
}
