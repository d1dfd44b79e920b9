import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '@/lib/kernel/errors/app-error'
import { share, shared, unshare } from '@/lib/kernel/process/shared.server'
import { isTimeout } from './database-failure'
import { type Db, getDb, type NamedLoad } from './db.server'
import { type PrimaryAnswer, PrimaryHistory, replicaLimits } from './primary-history'
import { Replica, type ReplicaState } from './replica.server'

/** The pace at which all are polled after a change, and for how long: most know it within milliseconds. */
const catchUp = { intervalMs: 10, forMs: 1_000 }

type ReplicasOptions = { urls: readonly string[]; primary: Db; poolSize: number }
export type ReplicaReport = { place: string; state: ReplicaState; lagSeconds: number | undefined }

/** The servers that follow the primary, and which of them may be read from. */
export class Replicas {
  private readonly history = new PrimaryHistory()
  private readonly primary: Db
  private readonly all: readonly Replica[]
  private changedAt = -Infinity
  private turn = 0
  private timer: NodeJS.Timeout | undefined
  private isLooking = false
  private isClosed = false

  constructor({ urls, primary, poolSize }: ReplicasOptions) {
    this.primary = primary
    this.all = urls.map((url) => new Replica(url, this.history, poolSize))
    this.noteChange()
  }

  /** Something was committed that all later reads have to see. */
  noteChange(): void {
    this.history.noteChange()
    this.changedAt = performance.now()
    this.lookIn(0)
  }

  /** Chooses in turn one of those that lag little and know the last change. */
  choose(): Replica | undefined {
    const now = performance.now()
    const current = this.all.filter((replica) => replica.state(now) === 'current' && this.knowsLastChange(replica))
    this.turn += 1
    return current[this.turn % current.length]
  }

  report(): ReplicaReport[] {
    const now = performance.now()
    return this.all.map((replica) => {
      const lag = replica.lag(now)
      return { place: replica.place, state: replica.state(now), lagSeconds: lag === undefined ? undefined : lag / 1_000 }
    })
  }

  loads(): NamedLoad[] {
    return this.all.flatMap(({ place, load }) => (load ? [{ purpose: place, ...load }] : []))
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.timer)
    await Promise.all(this.all.map((replica) => replica.close()))
  }

  private lookIn(ms: number): void {
    clearTimeout(this.timer)
    if (!this.isClosed) this.timer = setTimeout(() => void this.look(), ms).unref()
  }

  /** The primary first: what a replica has replayed is compared with what was written before. One that takes its time keeps nobody waiting. */
  private async look(): Promise<void> {
    if (this.isLooking) return // it looks again at once where there is a change
    this.isLooking = true
    const { changedAt } = this
    const before = this.all.map(({ replayed }) => replayed)
    const settle = this.history.poll(performance.now())
    settle(await Promise.race([askPrimary(this.primary), delay(replicaLimits.answer, undefined, { ref: false })]))
    this.isLooking = false
    if (this.isClosed) return
    for (const [place, replica] of this.all.entries()) {
      replica.compare(before[place] ?? -Infinity)
      void replica.look()
    }
    this.lookIn(changedAt === this.changedAt ? this.pause() : 0)
  }

  private pause(): number {
    const isCatchingUp = performance.now() - this.changedAt < catchUp.forMs && !this.all.every((replica) => this.knowsLastChange(replica))
    return isCatchingUp ? catchUp.intervalMs : replicaLimits.interval
  }

  private knowsLastChange({ replayed }: Replica): boolean {
    return this.history.isLastChangeKnown(replayed)
  }
}

async function askPrimary(db: Db): Promise<PrimaryAnswer | undefined> {
  try {
    const [answer] = await db<PrimaryAnswer[]>`
      select (select system_identifier from pg_control_system())::text as cluster, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as written`
    return answer
  } catch {
    return undefined
  }
}

/** The replicas of this process, for all its reads; without addresses the primary answers everything. */
export function openReplicas(options: ReplicasOptions): { close: () => Promise<void> } {
  if (options.urls.length === 0) return { close: async () => {} }
  const replicas = share('replicas', new Replicas(options))
  return {
    close: () => {
      unshare('replicas')
      return replicas.close()
    },
  }
}

/** Something was committed: whatever is read from now on by `readShared` knows it. */
export function noteChangeForReads(): void {
  shared('replicas')?.noteChange()
}

export function replicaReport(): ReplicaReport[] {
  return shared('replicas')?.report() ?? []
}

export function replicaLoads(): NamedLoad[] {
  return shared('replicas')?.loads() ?? []
}

/** Reads from a replica what is the same for everybody; `read` is run again on the primary when there is none that can answer. */
export async function readShared<T>(read: (db: Db) => Promise<T>): Promise<T> {
  const replica = shared('replicas')?.choose()
  if (!replica?.db) return read(getDb())
  try {
    return await read(replica.db)
  } catch (error) {
    if (!isAbout(error)) throw error
    replica.doubt()
    return read(getDb())
  }
}

/** A failure of the server, and not of the statement: that would take as long again. */
function isAbout(error: unknown): boolean {
  return error instanceof AppError && error.code === 'unavailable' && !isTimeout(error)
}
