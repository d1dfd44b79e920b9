import { createHash } from 'node:crypto'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import type { ProjectConfig } from '@/lib/measuring/experiments/decision/project-config'
import { segmentsIn } from '@/lib/measuring/experiments/segment-table'
import type { Segments } from '@/lib/measuring/experiments/segments'
import { activationKey } from '@/lib/measuring/tracking/event-batch'
import type { EventCounts } from './event-outcome'
import type { ReceivedBatch } from './received-batch-schema'
import { maxConversionsADay, maxUnmarkedADay } from './thresholds'

type Exposure = { experimentId: string; visitorHash: Buffer; variationId: string; sawSeveral: boolean; firstAt: Date; segments: Segments }
type Conversion = { eventUuid: string; key: string; visitorHash: Buffer; occurredAt: Date; value: number | null; revenue: number | null }

/** The oldest event that is believed: it may have waited in a browser that was not opened for a while. */
const maxEventAgeMs = 30 * 86_400_000

/** As many of one key a day as are kept of a visitor. */
type ShareOf = (key: string) => number

/** What the configuration counts has a larger share than the rest. */
export function shareUnder({ datafile }: ProjectConfig): ShareOf {
  const goals = new Set(datafile.events.map(({ key }) => key))
  return (key) => (goals.has(key) ? maxConversionsADay : maxUnmarkedADay)
}

/** Keeps what a browser reports, and says what became of it. Sent twice, or in another order, it counts the same. */
export async function saveEvents(
  db: Db,
  { visitors }: ReceivedBatch,
  now = new Date(),
  shareOf: ShareOf = () => maxConversionsADay,
): Promise<EventCounts> {
  const exposures = new Map<string, Exposure>()
  const conversions = new Map<string, Conversion>()
  const seen = { exposures: 0, conversions: 0, late: 0 }
  for (const { visitor_id: visitorId, attributes, snapshots } of visitors) {
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
            })
        else conversions.set(uuid.toLowerCase(), { eventUuid: uuid.toLowerCase(), key, visitorHash, occurredAt: at, value, revenue })
      }
    }
  }
  const { kept, inserted } = await inTransaction(db, (db) => insert(db, inOrder(exposures), inOrder(conversions), shareOf))
  const overShare = conversions.size - kept
  return {
    counted: seen.exposures + inserted,
    late: seen.late,
    doubled: seen.conversions - inserted - overShare,
    overShare,
  }
}

/** How many conversions the visitor's share had room for, and how many of those were new. */
async function insert(
  db: Db,
  exposures: Exposure[],
  conversions: Conversion[],
  shareOf: ShareOf,
): Promise<{ kept: number; inserted: number }> {
  if (exposures.length > 0) {
    await db`
      insert into experiment_exposure ${db(exposures)}
      on conflict (experiment_id, visitor_hash) do update set
        first_at = least(experiment_exposure.first_at, excluded.first_at),
        segments = case when excluded.first_at < experiment_exposure.first_at then excluded.segments else experiment_exposure.segments end,
        saw_several = experiment_exposure.saw_several or excluded.saw_several or experiment_exposure.variation_id <> excluded.variation_id
      where excluded.first_at < experiment_exposure.first_at
        or (not experiment_exposure.saw_several and (excluded.saw_several or experiment_exposure.variation_id <> excluded.variation_id))`
  }
  const kept = await withinShare(db, conversions, shareOf)
  if (kept.length === 0) return { kept: 0, inserted: 0 }
  const { count } = await db`insert into experiment_conversion ${db(kept)} on conflict (event_uuid) do nothing`
  return { kept: kept.length, inserted: count }
}

/** The conversions that a visitor's share of the day has room for. One batch of a visitor after the other, so that parallel ones cannot exceed it. */
async function withinShare(db: Db, conversions: Conversion[], shareOf: ShareOf): Promise<Conversion[]> {
  const times = new Map<string, number>()
  for (const visitor of [...new Set(conversions.map(({ visitorHash }) => visitorHash.toString('hex')))].sort()) {
    await db`select pg_advisory_xact_lock(hashtextextended(${`events ${visitor}`}, 0))`
    const counted = await db<{ key: string; times: number }[]>`
      select key, count(*)::integer as times from experiment_conversion
      where visitor_hash = ${Buffer.from(visitor, 'hex')} and received_at > now() - interval '1 day' group by key`
    for (const { key, times: before } of counted) times.set(`${visitor} ${key}`, before)
  }
  return conversions.filter(({ visitorHash, key }) => {
    const name = `${visitorHash.toString('hex')} ${key}`
    const next = (times.get(name) ?? 0) + 1
    times.set(name, next)
    return next <= shareOf(key)
  })
}

/** Whether anything has been counted of this visitor before. */
export async function isKnownVisitor(db: Db, visitorId: string): Promise<boolean> {
  const hash = hashOf(visitorId)
  const [known] = await db<{ isKnown: boolean }[]>`
    select exists (select from experiment_conversion where visitor_hash = ${hash})
      or exists (select from experiment_exposure where visitor_hash = ${hash}) as is_known`
  return known?.isKnown ?? false
}

/** The id is random, so its hash needs no secret. */
function hashOf(visitorId: string): Buffer {
  return createHash('sha256').update(visitorId.toLowerCase()).digest()
}

/** A timestamp in the future or more than 30 days old is replaced by the time of receipt. */
function believedTime(timestamp: number, now: Date): Date {
  const age = now.getTime() - timestamp
  return age >= 0 && age <= maxEventAgeMs ? new Date(timestamp) : now
}

function addExposure(exposures: Map<string, Exposure>, exposure: Exposure): void {
  const key = `${exposure.experimentId} ${exposure.visitorHash.toString('hex')}`
  const known = exposures.get(key)
  const sawSeveral = known !== undefined && (known.sawSeveral || known.variationId !== exposure.variationId)
  exposures.set(key, known && known.firstAt <= exposure.firstAt ? { ...known, sawSeveral } : { ...exposure, sawSeveral })
}

/** Sorted, so that two requests lock the same rows in the same order and cannot deadlock. */
function inOrder<Row>(rows: Map<string, Row>): Row[] {
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}
