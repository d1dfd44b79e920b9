import type { ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import { experimentOverviews } from '@/lib/experimentation/experiments/experiment-overview'
import type { Db } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'

/** What this process has written down already. */
let known: ProjectConfig | undefined

/** Writes down the names and the goals of a configuration that events arrive under: its results outlive it. Each configuration once. */
export async function rememberConfig(db: Db, config: ProjectConfig | undefined): Promise<void> {
  if (!config || config === known) return
  const rows = experimentOverviews(config, undefined).map(({ id, key, variations }) => ({
    experiment_id: id,
    key,
    variations: variations.map(({ id, key, share }) => ({ id, key, share })),
  }))
  await db`
    insert into known_experiment (experiment_id, key, variations)
    select experiment_id, key, variations from jsonb_to_recordset(${jsonText(rows)}::text::jsonb) as seen (experiment_id text, key text, variations jsonb)
    order by experiment_id
    on conflict (experiment_id) do update set key = excluded.key, variations = excluded.variations, seen_at = now()`
  await db`
    insert into known_goal (key) select distinct unnest(${config.datafile.events.map(({ key }) => key)}::text[]) on conflict (key) do nothing`
  known = config
}
