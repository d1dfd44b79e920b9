import type { ReportedRevision } from '@/lib/experimentation/experiment-results/report'
import type { Db } from '@/lib/kernel/db/db.server'

/** The most revisions: nobody looks through more. */
const maxRevisions = 100
const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text))

/** The configurations that have been in use since an experiment was first in one, the latest first. */
export async function listRevisions(db: Db, experimentId: string): Promise<ReportedRevision[]> {
  return db<ReportedRevision[]>`
    select to_char(used_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as used_at, revision,
      exists (select from experiment_config_file stored where stored.used_at = config.used_at) as has_file
    from experiment_config config
    where config.used_at >= (select min(started_at) from experiment_phase where experiment_id = ${experimentId})
    order by config.used_at desc limit ${maxRevisions}`
}

/** The file of the configuration that came into use at this moment, as the service gave it. */
export async function findConfigFile(db: Db, usedAt: string): Promise<{ revision: string; file: string } | undefined> {
  if (!isMoment(usedAt)) return undefined
  const [found] = await db<{ revision: string; file: string }[]>`
    select config.revision, stored.file from experiment_config_file stored join experiment_config config using (used_at) where used_at = ${new Date(usedAt)}`
  return found
}
