import type { Db } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { changeOf, type ExperimentFacts } from './experiment-facts'
import { type LogAction, type LogEntry, logYears } from './experiment-log'

/** `happenedAt`: of the past that a demo is given; left out, it is now. */
type Entry = { experimentId: number; actor: string; action: LogAction; before: ExperimentFacts; after: ExperimentFacts; happenedAt?: Date }

/** Writes down what somebody has just changed, in the transaction that changes it. */
export async function writeExperimentLog(db: Db, { experimentId, actor, action, before, after, happenedAt }: Entry): Promise<void> {
  const change = changeOf(before, after)
  await db`
    insert into experiment_log (experiment_id, actor, action, before, after, happened_at)
    values (${experimentId}, ${actor}, ${action}, ${jsonText(change.before)}::text::jsonb, ${jsonText(change.after)}::text::jsonb, coalesce(${happenedAt ?? null}::timestamptz, now()))`
}

/** The latest first. */
export async function listExperimentLog(db: Db, experimentId: number): Promise<LogEntry[]> {
  const rows = await db<(Omit<LogEntry, 'happenedAt'> & { happenedAt: Date })[]>`
    select id, happened_at, actor, action, before, after from experiment_log where experiment_id = ${experimentId} order by id desc limit 200`
  return rows.map((row) => ({ ...row, happenedAt: row.happenedAt.toISOString() }))
}

/** Who changed an experiment last. */
export async function lastActor(db: Db, experimentId: number): Promise<string> {
  const [row] = await db<
    { actor: string }[]
  >`select actor from experiment_log where experiment_id = ${experimentId} order by id desc limit 1`
  return row?.actor ?? 'Qualcuno'
}

export const experimentLogExpiries: readonly Expiry[] = [
  { table: 'experiment_log', isOver: (db) => db`happened_at < now() - ${logYears} * interval '1 year'` },
]
