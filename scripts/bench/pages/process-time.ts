import { existsSync, readFileSync } from 'node:fs'
import { locate } from '@/lib/kernel/db/embedded/postgres-installation.server'
import { findPostmaster } from '@/lib/kernel/db/embedded/postmaster.server'
import { readEndedTime, readProcessTime } from './figures'

/** Milliseconds of processor time: of a server's process with all its threads, and of PostgreSQL with all its processes. */
export type Spent = { node: number; postgres: number }
/** `postmaster`: undefined for a server without a database. */
export type Processes = { pid: number; postmaster: number | undefined }

export async function postmasterOf(dataDir: string): Promise<number | undefined> {
  return (await findPostmaster(await locate(dataDir)))?.pid
}

export function spentBy({ pid, postmaster }: Processes): Spent {
  return { node: readProcessTime(statOf(pid)), postgres: postmaster === undefined ? 0 : timeOfAll(postmaster) }
}

export function spentBetween(before: Spent, after: Spent): Spent {
  return { node: after.node - before.node, postgres: after.postgres - before.postgres }
}

/** A process of a connection that has ended counts as one of those its parent has waited for. */
function timeOfAll(postmaster: number): number {
  const parent = statOf(postmaster)
  const living = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(/\s+/).filter(Boolean)
  const times = living.map((child) => (existsSync(`/proc/${child}/stat`) ? readProcessTime(statOf(Number(child))) : 0))
  return times.reduce((sum, time) => sum + time, readProcessTime(parent) + readEndedTime(parent))
}

const statOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8')
