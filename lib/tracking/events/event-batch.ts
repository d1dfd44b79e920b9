import { trackerName, trackerVersion } from '@/lib/tracking/tracker-event'
import type { ExperimentEvent } from './experiment-events'

/** The request format of the vendor's event log. */
export type EventBatch = {
  account_id: string
  project_id: string
  revision: string
  client_name: string
  client_version: string
  anonymize_ip: boolean
  enrich_decisions: boolean
  visitors: BatchVisitor[]
}
export type BatchVisitor = { visitor_id: string; attributes: BatchAttribute[]; snapshots: Snapshot[] }
type BatchAttribute = { entity_id: string; key: string; type: 'custom'; value: string | number | boolean }
type Snapshot = { decisions?: Decision[]; events: SnapshotEvent[] }
type Decision = {
  campaign_id: string
  experiment_id: string
  variation_id: string
  metadata: { flag_key: string; rule_key: string; rule_type: string; variation_key: string; enabled: boolean }
}
type SnapshotEvent = {
  entity_id: string
  key: string
  timestamp: number
  uuid: string
  tags?: Readonly<Record<string, string | number | boolean>>
  value?: number
  revenue?: number
}

/** The key of the event that an exposure becomes; any other is a conversion. */
export const activationKey = 'campaign_activated'
const botFiltering = '$opt_bot_filtering'

/** Whether two events may share a batch: it speaks for one revision of one project. */
export function belongTogether({ origin: a }: ExperimentEvent, { origin: b }: ExperimentEvent): boolean {
  return (
    a.accountId === b.accountId &&
    a.projectId === b.projectId &&
    a.revision === b.revision &&
    a.anonymizeIP === b.anonymizeIP &&
    a.botFiltering === b.botFiltering
  )
}

/** One visitor entry for each event, in the order they happened; undefined without events. */
export function buildEventBatch(events: readonly ExperimentEvent[]): EventBatch | undefined {
  const origin = events[0]?.origin
  if (!origin) return undefined
  return {
    account_id: origin.accountId,
    project_id: origin.projectId,
    revision: origin.revision,
    client_name: trackerName,
    client_version: trackerVersion,
    anonymize_ip: origin.anonymizeIP,
    enrich_decisions: true,
    visitors: events.map((event) => ({ visitor_id: event.visitorId, attributes: attributesOf(event), snapshots: [snapshotOf(event)] })),
  }
}

function attributesOf({ attributes, origin }: ExperimentEvent): BatchAttribute[] {
  const own = attributes.map(({ id, key, value }) => ({ entity_id: id, key, type: 'custom' as const, value }))
  return origin.botFiltering === null
    ? own
    : [...own, { entity_id: botFiltering, key: botFiltering, type: 'custom', value: origin.botFiltering }]
}

function snapshotOf(event: ExperimentEvent): Snapshot {
  const { uuid, timestamp } = event
  if (event.type === 'conversion') {
    const { eventId, key, tags, value, revenue } = event
    return {
      events: [
        {
          entity_id: eventId ?? key,
          key,
          timestamp,
          uuid,
          ...(tags ? { tags } : {}),
          ...(value === undefined ? {} : { value }),
          ...(revenue === undefined ? {} : { revenue }),
        },
      ],
    }
  }
  const { campaignId, experimentId, experimentKey, variationId, variationKey } = event.exposure
  const metadata = { flag_key: '', rule_key: experimentKey, rule_type: 'experiment', variation_key: variationKey, enabled: true }
  return {
    decisions: [{ campaign_id: campaignId, experiment_id: experimentId, variation_id: variationId, metadata }],
    events: [{ entity_id: campaignId, key: activationKey, timestamp, uuid }],
  }
}
