import type { BrowserSettings } from '@/lib/kernel/config/browser-settings'
import { apiPrefix } from '@/lib/kernel/config/public-env'
import { api } from '@/lib/kernel/routes/routes'
import type { Target } from './delivery'
import { collectorAddress } from './tracker-collector'

export type TrackingSettings = {
  environment: string
  providerId: string
  campaignType: string
  actorPrefix: string
  schemaUrl: string
  collector: Target
  eventLog: Target
  /** Our own event log keeps what the configuration does not have, too. */
  takesEveryEvent: boolean
  batchSize: number | undefined
  flushIntervalMs: number | undefined
}

/** The tracking settings from those of the server. Without an event log of the vendor, our own takes the batches. */
export function readTrackingSettings(settings: BrowserSettings): TrackingSettings {
  const ownLog = {
    deduplicates: true,
    isOurs: true,
    url: apiPrefix + api.experimentEvents,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  }
  return {
    environment: settings.stage,
    providerId: settings.trackingProviderId,
    campaignType: settings.trackingCampaignType,
    actorPrefix: settings.trackingActorPrefix,
    schemaUrl: settings.trackingSchemaUrl,
    collector: { name: 'collector', url: collectorAddress(settings.collectorUrl) },
    eventLog: { name: 'event-log', ...(settings.eventLogUrl === '' ? ownLog : { url: settings.eventLogUrl }) },
    takesEveryEvent: settings.eventLogUrl === '',
    batchSize: numberOf(settings.trackingBatchSize),
    flushIntervalMs: numberOf(settings.trackingFlushIntervalMs),
  }
}

const numberOf = (text: string) => (text === '' ? undefined : Number(text))
