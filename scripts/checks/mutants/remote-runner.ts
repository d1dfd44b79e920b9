import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { array, boolean, number, object, string } from 'yup'
import type { RunnerOptions, TestOutcome, TestRequest } from './vitest-runner'

export type TestRunner = {
  run: (request: TestRequest) => Promise<TestOutcome>
  close: () => Promise<void>
}

const outcome = object({
  passes: boolean().required(),
  cpuMs: number().required(),
  doubt: string()
    .oneOf(['slow', 'lost'] as const)
    .defined()
    .nullable(),
  ran: array(object({ file: string().required(), title: string().required(), failure: string().defined().nullable() })).required(),
})
const program = path.join(import.meta.dirname, 'vitest-process.ts')
/** The limit of a run, and of a start with its databases, on a busy machine. */
const maxMs = 240_000

type Running = { child: ChildProcess; exit: Promise<unknown> }

/** Runs tests in a process of their own, all of them or until the first fails; when it hangs, ends or loses its databases, the next run has a new one, which clears away what it left. */
export function openTestRunner(options: RunnerOptions): TestRunner {
  let running: Running | undefined
  const end = async () => {
    if (!running) return
    const { child, exit } = running
    running = undefined
    if (child.connected) child.disconnect()
    if ((await within(maxMs / 10, exit)) === undefined) child.kill('SIGKILL')
    await exit
  }
  const start = async () => {
    const child = fork(program, [JSON.stringify(options)], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    running = { child, exit: once(child, 'exit') }
    if ((await answerOf(running)) !== 'ready') throw new Error('the tests cannot be started; the reason stands above')
    return running
  }
  return {
    async run(request) {
      const process = running ?? (await start())
      process.child.send(request)
      const answer = await answerOf(process)
      const result = outcome.validateSync(typeof answer === 'string' ? { passes: false, cpuMs: 0, doubt: answer, ran: [] } : answer)
      if (typeof answer === 'string' || result.doubt === 'lost') await end()
      return result
    },
    close: end,
  }
}

async function answerOf({ child, exit }: Running): Promise<unknown> {
  const answer = once(child, 'message').then(([message]: unknown[]) => message)
  return (await within(maxMs, Promise.race([answer, exit.then(() => 'lost')]))) ?? 'slow'
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds)
  })
  return Promise.race([work, over]).finally(() => clearTimeout(timer))
}
