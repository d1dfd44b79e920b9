import { createHash } from 'node:crypto'
import { maxConversionsADay, maxUnmarkedADay, maxUnmarkedOfAllADay } from '@/lib/experimentation/experiment-results/statistics/thresholds'
import type { ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import { segmentsIn } from '@/lib/experimentation/experiments/segment-table'
import type { Segments } from '@/lib/experimentation/experiments/segments'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { activationKey } from '@/lib/tracking/events/event-batch'
import type { EventCounts } from './event-outcome'
import type { ReceivedVisitor } from './received-batch-schema'

type Exposure = {
  experimentId: string
  visitorHash: string
  variationId: string
  sawSeveral: boolean
  firstAt: Date
  segments: Segments
  revision: string | null
  origin: string | null
}
type Rows = { exposures: Exposure[]; conversions: Conversion[]; receivedAt: Date | null }
type Conversion = { eventUuid: string; key: string; visitorHash: string; occurredAt: Date; value: number | null; revenue: number | null }

/** The oldest event that is believed: it may have waited in a browser that was not opened for a while. */
export const maxEventAgeMs = 30 * 86_400_000

/** Whether an experiment counts a key: those have a larger share of a visitor's day, and the rest takes nothing from them. */
type IsGoal = (key: string) => boolean

export function goalsUnder({ datafile }: ProjectConfig): IsGoal {
  const goals = new Set(datafile.events.map(({ key }) => key))
  return (key) => goals.has(key)
}

/** `receivedAt`: when events of a simulation arrive by its own clock; left out, they arrive now, by the clock of the database. */
type Received = { visitors: readonly ReceivedVisitor[]; receivedAt?: Date | null }

/** Saves what a browser reports, and returns the outcomes. Sent twice, or in another order, it counts the same. */
export async function saveEvents(
  db: Db,
  { visitors, receivedAt = null }: Received,
  now = new Date(),
  isGoal: IsGoal = () => true,
): Promise<EventCounts> {
  const exposures = new Map<string, Exposure>()
  const conversions = new Map<string, Conversion>()
  const seen = { exposures: 0, conversions: 0, late: 0 }
  for (const { visitor_id: visitorId, attributes, snapshots, revision = null, origin = null } of visitors) {
    const visitorHash = hashOf(visitorId)
    for (const { decisions, events } of snapshots) {
      for (const { key, uuid, timestamp, value = null, revenue = null } of events) {
        const at = believedTime(timestamp, now)
        if (at === now) seen.late += 1
        seen[key === activationKey ? 'exposures' : 'conversions'] += 1
        if (key === activationKey)
          for (const decision of decisions ?? [])
            addExposure(exposures, {
              experimentId: decision.experiment_id,
              variationId: decision.variation_id,
              visitorHash,
              sawSeveral: false,
              firstAt: at,
              segments: segmentsIn(attributes),
              revision,
              origin,
            })
        else conversions.set(uuid.toLowerCase(), { eventUuid: uuid.toLowerCase(), key, visitorHash, occurredAt: at, value, revenue })
      }
    }
  }
  const { allowed, inserted } = await inTransaction(db, (db) =>
    insert(db, { exposures: inOrder(exposures), conversions: inOrder(conversions), receivedAt }, isGoal),
  )
  const overShare = conversions.size - allowed
  return {
    counted: seen.exposures + inserted,
    late: seen.late,
    doubled: seen.conversions - inserted - overShare,
    overShare,
  }
}

/** How many conversions were within the visitors' shares, and how many of those were new. The text of each statement is constant, so that it is planned once. */
async function insert(db: Db, rows: Rows, isGoal: IsGoal): Promise<{ allowed: number; inserted: number }> {
  const { exposures, conversions, receivedAt } = rows
  if (exposures.length > 0) {
    await db`
      insert into experiment_exposure (experiment_id, visitor_hash, variation_id, saw_several, first_at, segments, revision, received_at, origin)
      select experiment_id, decode(visitor_hash, 'hex'), variation_id, saw_several, first_at, segments::jsonb, revision, coalesce(${receivedAt}::timestamptz, now()), decode(origin, 'hex')
      from unnest(
        ${exposures.map(({ experimentId }) => experimentId)}::text[], ${exposures.map(({ visitorHash }) => visitorHash)}::text[],
        ${exposures.map(({ variationId }) => variationId)}::text[], ${exposures.map(({ sawSeveral }) => String(sawSeveral))}::boolean[],
        ${exposures.map(({ firstAt }) => firstAt.toISOString())}::timestamptz[], ${exposures.map(({ segments }) => jsonText(segments))}::text[],
        ${exposures.map(({ revision }) => revision)}::text[], ${exposures.map(({ origin }) => origin)}::text[]
      ) as shown (experiment_id, visitor_hash, variation_id, saw_several, first_at, segments, revision, origin)
      on conflict (experiment_id, visitor_hash) do update set
        first_at = least(experiment_exposure.first_at, excluded.first_at),
        segments = case when excluded.first_at < experiment_exposure.first_at then excluded.segments else experiment_exposure.segments end,
        revision = case when excluded.first_at < experiment_exposure.first_at then excluded.revision else experiment_exposure.revision end,
        saw_several = experiment_exposure.saw_several or excluded.saw_several or experiment_exposure.variation_id <> excluded.variation_id
      where excluded.first_at < experiment_exposure.first_at
        or (not experiment_exposure.saw_several and (excluded.saw_several or experiment_exposure.variation_id <> excluded.variation_id))`
  }
  if (conversions.length === 0) return { allowed: 0, inserted: 0 }
  const allowed = await withinShare(db, rows, isGoal)
  if (allowed.length === 0) return { allowed: 0, inserted: 0 }
  const { count } = await db`
    insert into experiment_conversion (event_uuid, key, visitor_hash, occurred_at, value, revenue, received_at)
    select event_uuid, key, decode(visitor_hash, 'hex'), occurred_at, value, revenue, coalesce(${receivedAt}::timestamptz, now())
    from unnest(
      ${allowed.map(({ eventUuid }) => eventUuid)}::uuid[], ${allowed.map(({ key }) => key)}::text[], ${allowed.map(({ visitorHash }) => visitorHash)}::text[],
      ${allowed.map(({ occurredAt }) => occurredAt.toISOString())}::timestamptz[], ${allowed.map(({ value }) => value)}::double precision[], ${allowed.map(({ revenue }) => revenue)}::bigint[]
    ) as done (event_uuid, key, visitor_hash, occurred_at, value, revenue)
    on conflict (event_uuid) do nothing`
  return { allowed: allowed.length, inserted: count }
}

/**
 * The conversions within each visitor's share of the day. Batches of one visitor are serialized, so that parallel ones cannot exceed it;
 * a simulation has no parallel ones, and its one transaction no room for a lock for each visitor.
 */
async function withinShare(db: Db, { conversions, receivedAt }: Rows, isGoal: IsGoal): Promise<Conversion[]> {
  const visitors = [...new Set(conversions.map(({ visitorHash }) => visitorHash))].sort()
  if (receivedAt === null)
    await db`
      select count(pg_advisory_xact_lock(hashtextextended('events ' || visitor, 0)))
      from (select visitor from unnest(${visitors}::text[]) as asked (visitor) order by visitor) sorted`
  const counted = await db<{ visitorHash: string; key: string; times: number }[]>`
    select visitor as visitor_hash, key, times
    from unnest(${visitors}::text[]) as asked (visitor)
    cross join lateral (
      select key, count(*)::integer as times from experiment_conversion
      where visitor_hash = decode(visitor, 'hex') and received_at > coalesce(${receivedAt}::timestamptz, now()) - interval '1 day' group by key
    ) lately`
  const times = new Map<string, number>()
  const add = (name: string, more: number) => {
    const sum = (times.get(name) ?? 0) + more
    times.set(name, sum)
    return sum
  }
  for (const { visitorHash, key, times: before } of counted) {
    add(`${visitorHash} ${key}`, before)
    if (!isGoal(key)) add(visitorHash, before)
  }
  return conversions.filter(({ visitorHash, key }) => {
    const ofKey = add(`${visitorHash} ${key}`, 1)
    return isGoal(key) ? ofKey <= maxConversionsADay : ofKey <= maxUnmarkedADay && add(visitorHash, 1) <= maxUnmarkedOfAllADay
  })
}

/** The id is random, so its hash needs no secret. */
export function hashOf(visitorId: string): string {
  return createHash('sha256').update(visitorId.toLowerCase()).digest('hex')
}

/** A timestamp in the future or more than 30 days old is replaced by the time of receipt. */
export function believedTime(timestamp: number, now: Date): Date {
  const age = now.getTime() - timestamp
  return age >= 0 && age <= maxEventAgeMs ? new Date(timestamp) : now
}

function addExposure(exposures: Map<string, Exposure>, exposure: Exposure): void {
  const key = `${exposure.experimentId} ${exposure.visitorHash}`
  const known = exposures.get(key)
  const sawSeveral = known !== undefined && (known.sawSeveral || known.variationId !== exposure.variationId)
  exposures.set(key, known && known.firstAt <= exposure.firstAt ? { ...known, sawSeveral } : { ...exposure, sawSeveral })
}

/** The rows, sorted, so that two requests lock the same ones in the same order and cannot deadlock. */
function inOrder<Row>(rows: Map<string, Row>): Row[] {
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}
