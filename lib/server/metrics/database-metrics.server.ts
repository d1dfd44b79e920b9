import { type Db, poolLoads } from '@/lib/kernel/db/db.server'
import { replicaLoads, replicaReport } from '@/lib/kernel/db/replicas.server'
import type { Metric } from './prometheus-text'

/** How long an answer of the database is given again: several scrapers may request them, and each count reads two tables. */
const cachedMs = 10_000

/** The connections of this process. */
export function poolMetrics(): Metric[] {
  const loads = [...poolLoads(), ...replicaLoads()]
  return [
    {
      name: 'ingrana_database_connections',
      help: 'Open connections of this process to the database.',
      type: 'gauge',
      samples: loads.flatMap(({ purpose, inUse, idle }) => [
        { labels: { pool: purpose, state: 'in_use' }, value: inUse },
        { labels: { pool: purpose, state: 'idle' }, value: idle },
      ]),
    },
    {
      name: 'ingrana_database_waiting',
      help: 'Pieces of work that wait for a connection.',
      type: 'gauge',
      samples: loads.map(({ purpose, waiting }) => ({ labels: { pool: purpose }, value: waiting })),
    },
  ]
}

/** The servers that this process may read from besides the primary. */
export function replicaMetrics(): Metric[] {
  const replicas = replicaReport()
  return [
    {
      name: 'ingrana_database_replicas',
      help: 'Replicas by state: current (read from), behind (they lag too far), stranger (they do not follow this primary), away.',
      type: 'gauge',
      samples: (['current', 'behind', 'stranger', 'away'] as const).map((state) => ({
        labels: { state },
        value: replicas.filter((replica) => replica.state === state).length,
      })),
    },
    {
      name: 'ingrana_database_replica_lag_seconds',
      help: 'How long ago the newest thing happened that a replica is sure to know.',
      type: 'gauge',
      samples: replicas.map(({ place, lagSeconds = Infinity }) => ({ labels: { replica: place }, value: lagSeconds })),
    },
  ]
}

/** The figures of the database, alike for all processes; without a database a single 0. */
export function databaseMetrics(db: Db): () => Promise<Metric[]> {
  let known: { metrics: Metric[]; until: number } | undefined
  return async () => {
    if (known && performance.now() < known.until) return known.metrics
    const metrics = await readDatabase(db).catch(() => undefined)
    if (metrics) known = { metrics, until: performance.now() + cachedMs }
    return metrics ?? [reachable(false)]
  }
}

async function readDatabase(db: Db): Promise<Metric[]> {
  const [jobs, mails] = await Promise.all([countJobs(db), countMails(db)])
  return [reachable(true), jobs, ...mails]
}

function reachable(isReachable: boolean): Metric {
  return {
    name: 'ingrana_database_up',
    help: 'Whether the database has answered.',
    type: 'gauge',
    samples: [{ value: isReachable ? 1 : 0 }],
  }
}

async function countJobs(db: Db): Promise<Metric> {
  const counts = await db<{ queue: string; state: string; count: number }[]>`
    select name as queue, state::text as state, count(*)::int as count from job.job where name not like '\\_\\_%' group by 1, 2 order by 1, 2`
  return {
    name: 'ingrana_jobs',
    help: 'Jobs by queue and state, those that ended within the last hours among them.',
    type: 'gauge',
    samples: counts.map(({ queue, state, count }) => ({ labels: { queue, state }, value: count })),
  }
}

async function countMails(db: Db): Promise<Metric[]> {
  const [row] = await db<{ waiting: number; failed: number; sent: number; oldestSeconds: number }[]>`
    select count(*) filter (where sent_at is null and failed_at is null)::int as waiting, count(*) filter (where failed_at is not null)::int as failed,
      count(*) filter (where sent_at is not null)::int as sent,
      coalesce(extract(epoch from now() - min(created_at) filter (where sent_at is null and failed_at is null)), 0)::float8 as oldest_seconds
    from outbox_mail`
  const { waiting = 0, failed = 0, sent = 0, oldestSeconds = 0 } = row ?? {}
  return [
    {
      name: 'ingrana_mails',
      help: 'Mails of the last two weeks by state; failed: given up, of the last two months.',
      type: 'gauge',
      samples: Object.entries({ waiting, failed, sent }).map(([state, value]) => ({ labels: { state }, value })),
    },
    {
      name: 'ingrana_mail_oldest_waiting_seconds',
      help: 'How long the oldest mail has waited.',
      type: 'gauge',
      samples: [{ value: oldestSeconds }],
    },
  ]
}
