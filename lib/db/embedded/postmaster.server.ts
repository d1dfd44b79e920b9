import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from '@/lib/errors/start-error'
import { commandOf, isAlive } from './live-process.server'

type Postmaster = { pid: number; port: number; ready: boolean }

/** The server that runs on this cluster now. A file left by a server that was killed does not count, even when its number was given to another program. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const found = await readPostmaster(cluster)
  return found && isAlive(found.pid) && serves(found.pid, cluster) ? found : undefined
}

/** Ends a server whose application was killed, as gently as it allows, so that a new one can start. */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const orphan = await findPostmaster(cluster)
  if (orphan) await endProcess(orphan.pid)
  else await forgetForeign(cluster)
  return orphan !== undefined
}

/** SIGINT is PostgreSQL's fast shutdown: it ends connections, writes a checkpoint and loses nothing. */
export async function endProcess(pid: number): Promise<void> {
  for (const [signal, patienceMs] of [['SIGINT', 30_000], ['SIGQUIT', 10_000]] as const) {
    signalIfAlive(pid, signal)
    if (await hasEnded(pid, patienceMs)) return
  }
  throw new StartError(`PostgreSQL (process ${pid}) does not stop: end it by hand and start again`)
}

async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  return pid > 0 ? { pid, port: Number(lines[3]), ready: lines[7] === 'ready' } : undefined
}

/** PostgreSQL would refuse to start because the number in its old file lives again, as something else. */
async function forgetForeign(cluster: string): Promise<void> {
  const old = await readPostmaster(cluster)
  if (old && isAlive(old.pid)) await rm(path.join(cluster, 'postmaster.pid'))
}

function serves(pid: number, cluster: string): boolean {
  const words = commandOf(pid)
  return words.includes('-D') && words.includes(cluster)
}

async function hasEnded(pid: number, patienceMs: number): Promise<boolean> {
  const until = Date.now() + patienceMs
  while (isAlive(pid)) {
    if (Date.now() > until) return false
    await delay(20)
  }
  return true
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // it ended by itself a moment ago
  }
}
