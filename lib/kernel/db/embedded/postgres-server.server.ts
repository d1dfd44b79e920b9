import { type ChildProcess, spawn } from 'node:child_process'
import { totalmem } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from '@/lib/kernel/errors/start-error'
import { findFreePort } from './free-port.server'
import type { PostgresInstallation } from './postgres-installation.server'
import { explainLog } from './postgres-log.server'
import { program, programEnvironment } from './postgres-programs.server'
import { endProcess } from './postmaster.server'

export type Server = {
  port: number
  stop: () => Promise<void>
  /** Settles with the reason when the server ends without a request. */
  died: Promise<string>
}
type OnNote = (line: string) => void

const logLines = 60
const attempts = 20

/** Starts the server on a free port of this machine, or on the port it had, waiting out what passes by itself: a port taken meanwhile, the last processes of a killed server. */
export async function launch(home: PostgresInstallation, durable: boolean, onNote: OnNote, samePort?: number): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    const port = samePort ?? (await findFreePort())
    const outcome = await tryLaunch(home, port, durable, onNote)
    if (!Array.isArray(outcome)) return outcome
    const passing = outcome.some((line) => /could not bind|pre-existing shared memory block|is still in use/.test(line))
    if (!passing || attempt === attempts) throw new StartError(`PostgreSQL does not start: ${explainLog(outcome)}`)
    await delay(500)
  }
}

/** Starts the server in its own process group, so that Ctrl-C reaches us first and we end it after the last request. */
function spawnServer({ cluster, programs, account }: PostgresInstallation, port: number, durable: boolean): ChildProcess {
  const flags = [
    '-D',
    cluster,
    '-p',
    String(port),
    ...Object.entries(settingsFor(durable)).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ]
  return spawn(program(programs, 'postgres'), flags, {
    ...account,
    cwd: '/',
    env: programEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
}

function settingsFor(durable: boolean): Record<string, string | number> {
  const megabytes = totalmem() / 1024 ** 2
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    lc_messages: 'C',
    max_connections: 200, // eight processes of the application
    jit: 'off',
    random_page_cost: 1.1,
    shared_buffers: durable ? `${Math.round(Math.min(1024, Math.max(128, megabytes / 16)))}MB` : '128MB',
    effective_cache_size: `${Math.round(Math.max(256, megabytes / 2))}MB`,
    ...(durable
      ? { fsync: 'on', synchronous_commit: 'on', max_wal_size: '4GB' }
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
}

/** The running server, or the last lines of its log when it gave up. */
function tryLaunch(home: PostgresInstallation, port: number, durable: boolean, onNote: OnNote): Promise<Server | string[]> {
  const child = spawnServer(home, port, durable)
  const log: string[] = []
  let stopping = false
  return new Promise((resolve, reject) => {
    const died = new Promise<string>((tell) => {
      child.once('error', reject)
      child.once('close', () => {
        resolve(log)
        if (!stopping) tell(explainLog(log))
      })
    })
    const stop = async () => {
      stopping = true
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) await endProcess(child.pid)
    }
    child.stderr?.on('data', (chunk: Buffer) => {
      const text = chunk.toString()
      log.push(...text.trim().split('\n'))
      log.splice(0, log.length - logLines)
      if (text.includes('automatic recovery in progress')) onNote('Recovering the database after a sudden stop')
      if (/ready to accept (read-only )?connections/.test(text)) resolve({ port, stop, died }) // a standby takes reads only
    })
  })
}
