import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { object, string } from 'yup'
import { environmentWith } from '@/lib/kernel/config/env.server'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { nextProgram } from '@/lib/kernel/framework/built-pages.server'
import type { Shutdown } from '@/lib/server/runtime/shutdown.server'
import { benchFolder, hasProgram } from './tools'

export type Running = { url: string; pid: number }

/** All servers share one core, so that a figure says what a core can do; the clients have the other core. */
export const pinned = process.platform === 'linux' && hasProgram('taskset')
const [serversCore, clientsCore] = ['0', '1']
const readyWithinMs = 300_000

/** This process and what it starts from now on, on the core of the servers. */
export function moveToServers(): void {
  if (pinned) spawnSync('taskset', ['-a', '-p', '-c', serversCore, String(process.pid)])
}

/** This process and what it starts from now on, apart from the servers. */
export function moveAside(): void {
  if (pinned) spawnSync('taskset', ['-p', '-c', clientsCore, String(process.pid)])
}

/** Puts this process on both cores for a browser, which shares its work as on a phone: on one, painting would count as blocking time. */
export function moveBack(): void {
  if (pinned) spawnSync('taskset', ['-a', '-p', '-c', `${serversCore},${clientsCore}`, String(process.pid)])
}

type Start = { name: string; command: string[]; folder: string; settings?: Record<string, string> }

/** Runs a server on the core of the servers until it answers, and stops it with everything else. */
async function run(shutdown: Shutdown, port: number, { name, command, folder, settings = {} }: Start): Promise<Running> {
  const [program = '', ...rest] = pinned ? ['taskset', '-c', serversCore, ...command] : command
  const env = environmentWith({ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PORT: String(port), ...settings })
  const child = spawn(program, rest, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  let isStopping = false
  const ended = new Promise<void>((resolve) =>
    child.once('close', (code, signal) => {
      if (!isStopping) console.error(`${name} has ended by itself: ${signal ?? code}`)
      resolve()
    }),
  )
  const url = `http://localhost:${port}`
  await shutdown.register(
    () => untilAnswered(url, () => child.exitCode !== null, name),
    async () => {
      isStopping = true
      child.kill('SIGTERM')
      await ended
    },
  )
  return { url, pid: child.pid ?? 0 }
}

async function untilAnswered(url: string, hasEnded: () => boolean, name: string): Promise<void> {
  const givenUpAt = Date.now() + readyWithinMs
  while (
    !(await fetch(url).then(
      ({ status }) => status < 500,
      () => false,
    ))
  ) {
    if (hasEnded() || Date.now() > givenUpAt) throw new Error(`${name} did not start`)
    await delay(100)
  }
}

/** Node alone, sending one page that was compressed before. */
export async function startPlain(shutdown: Shutdown, page: string): Promise<Running> {
  const port = await findFreePort()
  return run(shutdown, port, {
    name: 'plain Node',
    command: [process.execPath, path.resolve('scripts/bench/pages/plain-server.mjs'), String(port), page],
    folder: benchFolder,
  })
}

export async function startReference(shutdown: Shutdown, folder: string): Promise<Running> {
  const port = await findFreePort()
  return run(shutdown, port, {
    name: 'bare Next',
    command: [process.execPath, nextProgram, 'start', '-p', String(port)],
    folder,
  })
}

const packageShape = object({ scripts: object({ start: string().required() }) })

/** A checkout as its own `npm start` runs it, with a market of its own. Builds its pages when it has not. */
export async function startCheckout(
  shutdown: Shutdown,
  folder: string,
  market: string,
  settings: Record<string, string> = {},
): Promise<Running> {
  const port = await findFreePort()
  const { scripts } = packageShape.validateSync(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')))
  return run(shutdown, port, {
    name: folder,
    command: ['sh', '-c', scripts.start], // each of them becomes the next, so that the process is that of the server
    folder,
    settings: {
      DATA_DIR: path.join(benchFolder, market),
      DEMO_ADS: '3000',
      DEMO_PAST: 'no', // figures stay comparable with those of earlier releases
      DEMO_PICTURES: 'no',
      STAND_INS_PORT: String(await findFreePort()),
      INGRANA_WATCHED: '1', // nobody looks after it, so that the process is that of the server
      TRUSTED_PROXIES: '127.0.0.1, ::1', // nobody is refused for frequent requests
      ...settings,
    },
  })
}
