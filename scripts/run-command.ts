import { explainFailure } from '@/lib/kernel/errors/explain-failure'
import { Shutdown } from '@/lib/server/runtime/shutdown.server'

/** npm forwards a Ctrl-C that the process has also had from the terminal: a second signal within this time is ignored. */
const signalDebounceMs = 1_000

/** The usual code of a command that was interrupted. */
const interruptedCode = 130

type RunOptions = {
  codeWhenStopped?: number
  /** What SIGHUP does instead of stopping. */
  onHangup?: (() => void) | undefined
}

/** Runs a command to its end, or to Ctrl-C or SIGTERM; stops what it holds and exits, with one line when it failed in a way the reader can mend. */
export async function runCommand(
  work: (shutdown: Shutdown) => Promise<void>,
  { codeWhenStopped = interruptedCode, onHangup }: RunOptions = {},
): Promise<void> {
  const shutdown = new Shutdown()
  stopOnSignals(shutdown, { codeWhenStopped, onHangup })
  try {
    await work(shutdown)
    await finish(shutdown, process.exitCode ?? 0)
  } catch (error) {
    if (shutdown.signal.aborted) return // work that is being stopped may fail
    report(error)
    await finish(shutdown, 1)
  }
}

async function finish(shutdown: Shutdown, code: number | string): Promise<never> {
  try {
    await shutdown.stop()
    process.exit(code)
  } catch (error) {
    report(error)
    process.exit(1)
  }
}

function report(error: unknown): void {
  const line = explainFailure(error)
  console.error(line === undefined ? error : `Error: ${line}`)
}

function stopOnSignals(shutdown: Shutdown, { codeWhenStopped: code, onHangup }: RunOptions & { codeWhenStopped: number }): void {
  let firstAt = 0
  if (onHangup) process.on('SIGHUP', onHangup)
  for (const signal of ['SIGINT', 'SIGTERM', ...(onHangup ? [] : ['SIGHUP' as const])] as const) {
    process.on(signal, () => {
      if (firstAt === 0) {
        firstAt = Date.now()
        void finish(shutdown, code)
      } else if (Date.now() - firstAt > signalDebounceMs) shutdown.force()
    })
  }
  // The reader of our output is gone (`| head`, a closed terminal). Unhandled, the error would be reported into the same pipe for ever.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => void finish(shutdown, code))
  process.on('uncaughtException', (error) => {
    report(error)
    void finish(shutdown, 1)
  })
}
