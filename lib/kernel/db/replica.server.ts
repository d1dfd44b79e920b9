import { setTimeout as delay } from 'node:timers/promises'
import { log } from '@/lib/kernel/errors/log.server'
import { placeOf, withoutPreparing } from './check-server.server'
import type { PoolLoad } from './connection-pool.server'
import { unavailable } from './database-failure'
import { openPool, type Pool } from './db.server'
import { type PrimaryHistory, replicaLimits } from './primary-history'

/** `away`: it does not answer. `stranger`: it does not follow this primary. `behind`: it lags too far. */
export type ReplicaState = 'current' | 'behind' | 'stranger' | 'away'
type Progress = { isFollowing: boolean; cluster: string; replayed: number | null; serverPid: number }

/** One server that follows the primary: how far it has come, and the connections by which pages read from it. */
export class Replica {
  /** The place of the replica, never with the password. */
  readonly place: string
  private readonly probe: Pool
  private pages: Pool | undefined
  private progress: Progress | undefined
  private knownUntil: number | undefined
  /** The position at which it was further than its primary: after a failover, with what the new primary never had. */
  private strayedAt: number | undefined
  private isPolled = false
  private loggedState: ReplicaState = 'current'

  constructor(
    private readonly databaseUrl: string,
    private readonly history: PrimaryHistory,
    private readonly size: number,
  ) {
    this.place = placeOf(databaseUrl)
    this.probe = openPool(withoutPreparing(databaseUrl), 1, { maxWaitMs: replicaLimits.answer })
  }

  get db(): Pool | undefined {
    return this.pages
  }

  get load(): PoolLoad | undefined {
    return this.pages?.load()
  }

  /** How far it was at the last poll. */
  get replayed(): number {
    return this.progress?.replayed ?? -Infinity
  }

  /** How long ago the newest thing happened that it is sure to know; undefined when nobody can say. */
  lag(now: number): number | undefined {
    return this.knownUntil === undefined ? undefined : this.history.lag(this.knownUntil, now)
  }

  state(now: number): ReplicaState {
    if (!this.progress) return 'away'
    const { isFollowing, cluster } = this.progress
    if (!isFollowing || cluster !== (this.history.newest?.cluster ?? cluster) || this.replayed === this.strayedAt) return 'stranger'
    return (this.lag(now) ?? Infinity) > replicaLimits.lag ? 'behind' : 'current'
  }

  /** The primary was polled after the replica had been there: a replica that follows it cannot have been further. */
  compare(wasAt: number): void {
    if (wasAt > (this.history.newest?.written ?? Infinity)) this.strayedAt = wasAt
  }

  /** Something failed: it is not read from before it has answered again. */
  doubt(): void {
    this.progress = undefined
    void this.look()
  }

  /** Polls how far it is. Never fails. */
  async look(): Promise<void> {
    if (this.isPolled) return
    this.isPolled = true
    this.progress = await Promise.race([this.poll(), delay(replicaLimits.answer, undefined, { ref: false })])
    if (!this.progress) for (const pool of [this.probe, this.pages]) pool?.abandon(unavailable('a replica does not answer'))
    if (this.progress && this.replayed !== this.strayedAt) this.strayedAt = undefined
    this.knownUntil = this.history.knownUntil(this.replayed) ?? this.knownUntil
    this.isPolled = false
    this.tell()
  }

  async close(): Promise<void> {
    await Promise.all([this.probe.end({ timeout: 1 }), this.pages?.end({ timeout: 1 })])
  }

  private async poll(): Promise<Progress | undefined> {
    try {
      const rows = await this.probe<Progress[]>`
        select pg_is_in_recovery() as is_following, (select system_identifier from pg_control_system())::text as cluster,
          pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint as replayed, pg_backend_pid() as server_pid`
      const [progress] = rows
      // What checkServer finds out at the start, here with the first answer: nobody waits at the start for a replica that is away.
      this.pages ??= this.openPages(progress?.serverPid === rows.state.pid)
      return progress
    } catch {
      return undefined
    }
  }

  private openPages(isDirect: boolean): Pool {
    return openPool(isDirect ? this.databaseUrl : withoutPreparing(this.databaseUrl), this.size, { maxWaitMs: replicaLimits.answer })
  }

  private tell(): void {
    const state = this.state(performance.now())
    if (state === this.loggedState) return
    this.loggedState = state
    if (state === 'current') log().info({ replica: this.place }, 'a replica is read from again')
    else log().warn({ replica: this.place, state }, 'a replica is not read from: the others answer, or the primary')
  }
}
