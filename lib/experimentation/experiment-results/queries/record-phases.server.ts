import { goalsOf } from '@/lib/experimentation/experiment-results/goals'
import { ownedRanges } from '@/lib/experimentation/experiment-results/phases'
import type { ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { writtenWithin } from './count-events.server'

/** A configuration with its file, and when the service last confirmed it; null: read from the disk, and not confirmed yet. */
export type ConfirmedConfig = { config: ProjectConfig | undefined; text?: string | undefined; health: { confirmedAt: Date | null } }
/** A process that has an earlier revision so soon after another one lags behind: longer than the longest wait between two requests. */
const lagMs = 600_000

/**
 * Records the configuration in use, with its file, and a new phase for each experiment whose status or allocation it changes. The same configuration changes nothing, however many processes give it.
 * One that was confirmed before the latest was recorded, or has just been replaced, is ignored: its process lags behind. A return to an earlier revision is believed after ten minutes.
 */
export async function recordPhases(db: Db, { config, text, health: { confirmedAt } }: ConfirmedConfig, now = new Date()): Promise<void> {
  if (!config || confirmedAt === null) return
  const { revision } = config.datafile
  await inTransaction(db, async (db) => {
    await db`select pg_advisory_xact_lock(hashtextextended('experiment phases', 0))`
    const [latest] = await db<{ revision: string; usedAt: Date; isReplaced: boolean; hasFile: boolean }[]>`
      select revision, used_at, exists (select from experiment_config earlier where earlier.revision = ${revision}) as is_replaced,
        exists (select from experiment_config_file stored where stored.used_at = latest.used_at) as has_file
      from experiment_config latest order by latest.used_at desc limit 1`
    if (latest?.revision === revision) return latest.hasFile ? undefined : storeFile(db, latest.usedAt, text)
    if (latest && latest.usedAt >= confirmedAt) return
    if (latest?.isReplaced && now.getTime() - latest.usedAt.getTime() < lagMs) return
    await db`insert into experiment_config (used_at, revision) values (${now}, ${revision})`
    await storeFile(db, now, text)
    await beginPhases(db, config, now)
  })
}

/** Stores the file, of the configuration in use too, where the release before this one wrote that down without. */
async function storeFile(db: Db, usedAt: Date, file: string | undefined): Promise<void> {
  if (file !== undefined) await db`insert into experiment_config_file (used_at, file) values (${usedAt}, ${file})`
}

async function beginPhases(db: Db, config: ProjectConfig, now: Date): Promise<void> {
  const byId = new Map(config.experiments.map((experiment) => [experiment.id, experiment])) // two may have one id: the last one decides
  const given = [...byId.values()].map(({ id, status, trafficAllocation }) => ({
    experiment_id: id,
    status,
    allocation: ownedRanges(trafficAllocation),
    goals: goalsOf(config.datafile, id),
  }))
  await db`
    with given as (
      select * from jsonb_to_recordset(${jsonText(given)}::text::jsonb) as given (experiment_id text, status text, allocation jsonb, goals text[])
    ), latest as (
      select distinct on (experiment_id) experiment_id, started_at, status, allocation, goals from experiment_phase order by experiment_id, started_at desc
    ), stored as (
      update experiment_phase phase set goals = given.goals
      from given join latest using (experiment_id, status, allocation)
      where phase.experiment_id = latest.experiment_id and phase.started_at = latest.started_at and phase.goals <> given.goals
    ), begun as (
      insert into experiment_phase (experiment_id, started_at, revision, status, allocation, goals)
      select experiment_id, ${now}, ${config.datafile.revision}, given.status, given.allocation, given.goals
      from given left join latest using (experiment_id)
      where (given.status, given.allocation) is distinct from (latest.status, latest.allocation)
      union all
      select experiment_id, ${now}, ${config.datafile.revision}, null, '[]', goals
      from latest where status is not null and experiment_id not in (select experiment_id from given)
      returning experiment_id
    )
    insert into experiment_recount (experiment_id, day)
    select distinct begun.experiment_id, (shown.first_at at time zone 'Europe/Rome')::date
    from begun join experiment_exposure shown on shown.experiment_id = begun.experiment_id
      and (shown.first_at >= ${now}::timestamptz - ${writtenWithin}::interval
        or not exists (select from experiment_phase earlier where earlier.experiment_id = begun.experiment_id and earlier.status = 'Running'))`
}
