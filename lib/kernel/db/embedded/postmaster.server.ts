import { readlinkSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from '@/lib/kernel/errors/start-error'
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
  else await replaceStalePid(cluster)
  return orphan !== undefined
}

/** SIGINT is PostgreSQL's fast shutdown: it ends connections, writes a checkpoint and loses nothing. */
export async function endProcess(pid: number): Promise<void> {
  for (const [signal, waitMs] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    signalIfAlive(pid, signal)
    if (await hasEnded(pid, waitMs)) return
  }
  throw new StartError(`PostgreSQL (process ${pid}) does not stop: end it by hand and start again`)
}

async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  return pid > 0 ? { pid, port: Number(lines[3]), ready: lines[7] === 'ready' } : undefined
}

/**
 * PostgreSQL refuses to start while the number in its old file exists, be it a dead process that nobody has collected or another program.
 * It takes the number of its own parent for an old one. By the rest of the file it still looks for processes of the old server.
 */
async function replaceStalePid(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text !== undefined) await writeFile(file, text.replace(/^\d+/, String(process.pid)))
}

function serves(pid: number, cluster: string): boolean {
  const args = commandOf(pid)
  return (args.includes('-D') && args.includes(cluster)) || folderOf(pid) === cluster
}

/** A server works inside its own cluster, however it was started. */
function folderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

async function hasEnded(pid: number, timeoutMs: number): Promise<boolean> {
  const until = Date.now() + timeoutMs
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
