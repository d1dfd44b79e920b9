import { findPublication } from '@/lib/experimentation/experiment-drafts/publication.server'
import { hashOf } from '@/lib/experimentation/experiment-results/intake/save-events.server'
import { countTotals } from '@/lib/experimentation/experiment-results/queries/count-totals.server'
import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { indexDatafile, type ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { type Simulation, simulateVisitors } from './simulate-visitors.server'
import { dayAfter, daysBetween, returnDays, visitorIdsOf } from './simulated-visitors'

export type PublishedConfig = { config: ProjectConfig; file: string }
/** Four whole weeks, so that each weekday has the same part. */
export const simulatedDays = 28

/** The configuration that the console has published. */
export async function findPublished(db: Db): Promise<PublishedConfig> {
  const { file } = await findPublication(db)
  return { config: indexDatafile(readDatafile(file)), file }
}

/** Simulates the visitors of whole days and counts them: the results page has them at once. The job of every minute reads the plans. */
export async function bringVisitors(db: Db, config: ProjectConfig, days: Simulation): Promise<void> {
  await simulateVisitors(db, config, days)
  const changed = daysBetween(dayAfter(days.from, -returnDays - 1), days.to)
  await db`
    insert into experiment_recount (experiment_id, day)
    select 'e' || id, day from experiment cross join unnest(${changed}::date[]) as changed (day) where is_demo and state = 'running'`
  await countTotals(db)
}

/** Adds the visitors of whole days that are missing since the demo was last started, and returns how many days these are. */
export async function updateVisitors(db: Db, today: Date): Promise<number> {
  return inTransaction(db, async (db) => {
    await allowLongWork(db)
    await db`select pg_advisory_xact_lock(hashtextextended('demo market', 0))`
    const [sample] = await db<{ startedAt: Date | null }[]>`
      select min(started_at) as started_at from experiment where is_demo and state = 'running'`
    if (!sample?.startedAt) return 0
    const startedOn = dayAfter(italianDay(sample.startedAt), 1)
    const yesterday = dayAfter(italianDay(today), -1)
    const latest = daysBetween(laterOf(startedOn, dayAfter(yesterday, 1 - simulatedDays)), yesterday)
    const known = await findSimulated(db, latest)
    const missing = latest.slice(latest.findLastIndex((day) => known.has(day)) + 1)
    const [from] = missing
    if (from === undefined) return 0
    await bringVisitors(db, (await findPublished(db)).config, { from, to: yesterday, startedOn })
    return missing.length
  })
}

/** The days among these whose first visitor has come already. */
async function findSimulated(db: Db, days: readonly string[]): Promise<Set<string>> {
  const hashes = days.map((day) => hashOf(visitorIdsOf(day)[0] ?? ''))
  const found = await db<{ day: string }[]>`
    select day from unnest(${days}::text[], ${hashes}::text[]) as asked (day, visitor)
    where exists (select from experiment_conversion where visitor_hash = decode(visitor, 'hex'))`
  return new Set(found.map(({ day }) => day))
}

const laterOf = (a: string, b: string) => (a > b ? a : b)
