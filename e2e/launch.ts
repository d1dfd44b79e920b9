import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { object, string } from 'yup'

/** A start of the application as somebody at a terminal sees it. */
export type Launch = {
  child: ChildProcess
  /** All it has written so far. */
  output: () => string
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>
}

const packageFile = object({ scripts: object({ start: string().required() }) })
const { scripts } = packageFile.validateSync(JSON.parse(readFileSync('package.json', 'utf8')))

/** What `npm start` runs, with the same settings and flags; further words go to it as npm hands them on. Each command becomes the next, so the process is the application's, which a test itself watches. */
export const startCommand = ['sh', '-c', `${scripts.start} "$@"`, 'npm start', '--no-watchdog']
/** The same command as everybody runs it. */
export const watchedCommand = startCommand.slice(0, -1)

/**
 * Settings are given as variables; those of the person who runs the tests do not leak in. The demo market has no past
 * and no pictures, and its experiments come from the stand-in, unless a test asks for others: most tests count on a small one.
 */
export function launch(settings: Record<string, string>, [program = '', ...words] = startCommand, folder = process.cwd()): Launch {
  const { DATABASE_URL: _theirs, MIGRATION_DATABASE_URL: _owners, SECRET_KEYS: _keys, ...inherited } = process.env
  const child = spawn(program, words, {
    cwd: folder,
    env: { ...inherited, DEMO_PAST: 'no', DEMO_PICTURES: 'no', EXPERIMENTS_CONFIG_URL: 'stand-in', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const keep = (part: Buffer) => (text += part.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, output: () => text, ended }
}

/** Waits until the application can be used; fails at once with its last words when it gives up. */
export async function waitUntilHealthy(port: number, { child, output }: Launch): Promise<void> {
  while (!(await isHealthy(port))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the application did not start:\n${output()}`)
    await delay(50)
  }
}

/** Ctrl-C or SIGTERM, and the end of the process. */
export async function stop({ child }: Launch, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'close')
}

async function isHealthy(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/health`).then(
    (answer) => answer.ok,
    () => false,
  )
}
