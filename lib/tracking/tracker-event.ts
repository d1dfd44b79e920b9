import { deviceTypeOf } from '@/lib/kernel/browser/device-type'

/** Our version, by the specification. */
export const trackerVersion = '0.3.0'

/** How the collector's events are written. Forms that public events of the group show. */
export const collectorPath = '/api/v1/track'
const environmentPrefix = 'sdrn:schibsted:environment:'
const providerPrefix = 'sdrn:schibsted:client:'

/** Names that are not public, so assumed: the tracker's, and what the events of experiments are called and look like. */
export const trackerName = 'ingrana-tracker'
const activation = 'Activate'
const conversion = 'Convert'
const experimentOf = (id: string, variant: string) => ({ '@id': id, '@type': 'Experiment', status: 'assigned', variant }) as const
const customOf = (conversionKey: string) => ({ conversionKey })

type TrackedDevice = { '@type': 'Device'; deviceType: 'mobile' | 'tablet' | 'desktop'; userAgent: string; environmentId?: string }
type TrackerEventBase = {
  '@id': string
  creationDate: string
  deployStage: DeployStage
  schema: string
  device: TrackedDevice
  provider: { '@type': 'Organization'; '@id': string }
  tracker: { name: string; type: 'JS'; version: string }
  actor?: { '@id': string }
}
export type TrackerEvent = TrackerEventBase &
  (
    | { '@type': typeof activation; experiment: ReturnType<typeof experimentOf> }
    | { '@type': typeof conversion; custom: ReturnType<typeof customOf> }
  )

const deployStages = ['dev', 'pre', 'pro'] as const
export type DeployStage = (typeof deployStages)[number]

export function readStage(stage: unknown): DeployStage | undefined {
  return deployStages.find((known) => known === stage)
}

/** The sender, and how visitors are named: by the environment id of their device for campaigns of type yellow, else as an actor. */
export type Sender = {
  stage: DeployStage
  providerId: string
  schemaUrl: string
  campaignType: string
  actorPrefix: string
  userAgent: string
}
type EventContext = { uuid: string; visitorId: string; timestamp: number }

export function activateEvent(sender: Sender, occasion: EventContext, experimentId: string, variant: string): TrackerEvent {
  return { '@type': activation, ...sentBy(sender, occasion), experiment: experimentOf(experimentId, variant) }
}

export function convertEvent(sender: Sender, occasion: EventContext, key: string): TrackerEvent {
  return { '@type': conversion, ...sentBy(sender, occasion), custom: customOf(key) }
}

function sentBy(
  { stage, providerId, schemaUrl, campaignType, actorPrefix, userAgent }: Sender,
  { uuid, visitorId, timestamp }: EventContext,
): TrackerEventBase {
  const device = { '@type': 'Device', deviceType: trackedDeviceType(userAgent), userAgent } as const
  const isYellow = campaignType === 'yellow'
  return {
    '@id': uuid,
    creationDate: new Date(timestamp).toISOString(),
    deployStage: stage,
    schema: schemaUrl,
    device: isYellow ? { ...device, environmentId: environmentPrefix + visitorId } : device,
    provider: { '@type': 'Organization', '@id': providerPrefix + providerId },
    tracker: { name: trackerName, type: 'JS', version: trackerVersion },
    ...(isYellow ? {} : { actor: { '@id': actorPrefix + visitorId } }),
  }
}

/** Devices that are neither phones nor tablets count as desktops. */
function trackedDeviceType(userAgent: string): TrackedDevice['deviceType'] {
  const type = deviceTypeOf(userAgent)
  return type === 'unknown' ? 'desktop' : type
}
