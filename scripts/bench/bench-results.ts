import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { countTotals } from '@/lib/experimentation/experiment-results/queries/count-totals.server'
import { findResults } from '@/lib/experimentation/experiment-results/queries/results-queries.server'
import { setDatabaseUrl } from '@/lib/kernel/config/env.server'
import { isTimeout } from '@/lib/kernel/db/database-failure'
import { inTransaction, openPool, type Pool } from '@/lib/kernel/db/db.server'
import { startEmbeddedPostgres } from '@/lib/kernel/db/embedded/embedded-postgres.server'
import { prepareDatabase } from '@/lib/server/jobs/prepare-database.server'
import { runCommand } from '../run-command'

/** npm run bench:results [-- --visitors N --conversions N] measures the report of one large experiment: counted from all its events, and from the totals. */
const { values } = parseArgs({
  options: { visitors: { type: 'string', default: '500000' }, conversions: { type: 'string', default: '3000000' } },
})
const dataDir = path.resolve('.data/bench-results')
const tell = (line: string) => console.log(line)
const rounds = 7
const experiment = 'bench'
/** Goals of ours, so that ratios are counted as well. */
const keys = ['ad_view', 'search', 'contact_sent', 'phone_shown', 'favourite_added', 'login']

await runCommand(async (shutdown) => {
  const server = await shutdown.register(
    () => startEmbeddedPostgres({ dataDir, purpose: 'npm run bench:results', onNote: tell }),
    (open) => open.stop(),
  )
  setDatabaseUrl(server.applicationUrl, server.url)
  await prepareDatabase(tell)
  const db = openPool(server.url)
  await fill(db, Number(values.visitors), Number(values.conversions))
  tell(
    `\n${Number(values.visitors).toLocaleString('en')} visitors in 28 days, ${Number(values.conversions).toLocaleString('en')} conversions of 6 keys\n`,
  )
  tell(`from the events alone, as before there were totals: ${await timed(() => findResults(db, experiment))}`)
  tell(`the first count of the totals: ${await timed(() => countTotals(db))}`)
  tell(`from the totals: ${await middle(() => findResults(db, experiment))}`)
  await addEvents(db, 20)
  const now = await findResults(db, experiment)
  tell(
    `with 20 conversions since, ${now.countedTo === null ? 'counted at once' : 'shown as of the last count'}: ${await middle(() => findResults(db, experiment))}`,
  )
  await addEvents(db, 2_000)
  const then = await findResults(db, experiment)
  tell(
    `with 2,000 conversions since, ${then.countedTo === null ? 'counted at once' : 'shown as of the last count'}: ${await middle(() => findResults(db, experiment))}`,
  )
  tell(`the count of every ten minutes, with all 28 days open: ${await timed(() => countTotals(db))}`)
  tell(
    `the machine: ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}; load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  )
  await db.end({ timeout: 5 })
})

/** Visitors come evenly, half of them to each variation. Most conversions follow at once, some up to a week later, and a tenth precede by weeks. */
async function fill(db: Pool, visitors: number, conversions: number): Promise<void> {
  await inTransaction(
    db,
    async (db) => {
      await db`truncate experiment_exposure, experiment_conversion, experiment_visitor_total, experiment_goal_total, experiment_earlier_total, experiment_crowd, experiment_count, experiment_recount`
      await db`
        insert into experiment_exposure (experiment_id, visitor_hash, variation_id, first_at, received_at)
        select ${experiment}::text, sha256(visitor::text::bytea), case when visitor % 2 = 0 then 'a' else 'b' end, at, at
        from generate_series(1, ${visitors}::integer) visitor
        cross join lateral (select now() - interval '36 days' + visitor::float8 / ${visitors}::integer * interval '28 days' as at) time`
      await db`
        insert into experiment_conversion (event_uuid, key, visitor_hash, occurred_at, value, received_at)
        select gen_random_uuid(), (${keys}::text[])[1 + event % 6], sha256(visitor::text::bytea), at, case when event % 50 = 0 then 12.5 end, at
        from (
          select event, visitor, now() - interval '36 days' + visitor::float8 / ${visitors}::integer * interval '28 days' + case when random() < 0.1 then random() * interval '-14 days' else random() ^ 4 * interval '7 days' end as at
          from (select event, 1 + floor(random() * ${visitors}::integer)::integer as visitor from generate_series(1, ${conversions}::integer) event) sampled
        ) done order by at`
    },
    { statementTimeoutMs: 1_800_000 },
  )
  await inTransaction(db, (db) => db`analyze experiment_exposure, experiment_conversion`, { statementTimeoutMs: 600_000 })
}

/** Adds events of visitors of any day. */
async function addEvents(db: Pool, count: number): Promise<void> {
  await db`
    insert into experiment_conversion (event_uuid, key, visitor_hash, occurred_at)
    select gen_random_uuid(), 'search', visitor_hash, now() from (select visitor_hash from experiment_exposure order by random() limit ${count}) sampled`
}

async function timed(work: () => Promise<unknown>): Promise<string> {
  const startedAt = performance.now()
  try {
    await work()
    return seconds(performance.now() - startedAt)
  } catch (error) {
    if (isTimeout(error)) return `given up after ${seconds(performance.now() - startedAt)}`
    throw error
  }
}

async function middle(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  return `${seconds(times[Math.floor(rounds / 2)] ?? 0)} (the middle of ${rounds}, ${seconds(times[0] ?? 0)} to ${seconds(times.at(-1) ?? 0)})`
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`
}
