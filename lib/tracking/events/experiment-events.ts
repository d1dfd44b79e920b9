import { randomUuid } from '@/lib/kernel/browser/random-uuid'
import type { Exposure, TrackedProject } from '@/lib/tracking/tracked-project'
import type { TrackingLog } from '@/lib/tracking/tracking-log'
import { type Attributes, checkInput, isValue, type Tags } from './event-input'

type VisitorAttribute = { id: string; key: string; value: string | number | boolean }
type Origin = Pick<TrackedProject, 'accountId' | 'projectId' | 'revision' | 'anonymizeIP' | 'botFiltering'>
type Base = { uuid: string; timestamp: number; visitorId: string; attributes: VisitorAttribute[]; origin: Origin }
type ImpressionEvent = Base & { type: 'impression'; exposure: Exposure }
/** `eventId` null: the configuration has no such event, so that it is for our own event log alone. */
type ConversionEvent = Base & { type: 'conversion'; eventId: string | null; key: string; tags?: Tags; revenue?: number; value?: number }
export type ExperimentEvent = ImpressionEvent | ConversionEvent

/** Who acts, when, in which project; what they hand in is checked here. */
export type TrackingContext = { project: TrackedProject; visitorId: unknown; at: number; attributes?: unknown; log: TrackingLog }

/** Builds it; undefined, and a line in the log, when what was handed in is wrong. `extra`: attributes that our event log knows, whatever the project does. */
export function buildImpression(
  { project, visitorId, at, attributes, log }: TrackingContext,
  exposure: Exposure,
  extra: Exposure['segments'] = {},
): ImpressionEvent | undefined {
  const input = checkInput({ visitorId, key: exposure.experimentKey, attributes }, log)
  if (!input) return undefined
  const base = baseOf(project, at, input)
  const own = Object.entries(extra).filter(([key]) => !base.attributes.some((attribute) => attribute.key === key))
  return {
    ...base,
    attributes: [...base.attributes, ...own.map(([key, value]) => ({ id: key, key, value }))],
    type: 'impression',
    exposure,
  }
}

/** Builds it; undefined, and a line in the log, when something that was handed in is wrong or the project has no such event. */
export function buildConversion(
  { project, visitorId, at, attributes, log }: TrackingContext,
  key: unknown,
  tags?: unknown,
): ConversionEvent | undefined {
  const input = checkInput({ visitorId, key, attributes, tags }, log)
  if (!input) return undefined
  const eventId = project.events.find((event) => event.key === input.key)?.id
  if (eventId === undefined) {
    log.warn(`Event key ${input.key} is not in datafile.`)
    log.warn(`Not tracking user ${input.visitorId}.`)
    return undefined
  }
  return { ...baseOf(project, at, input), type: 'conversion', eventId, key: input.key, ...worthOf(input.tags) }
}

/** An event that the configuration does not have: its key and its time, and nothing else. Undefined, and a line in the log, when something that was handed in is wrong. */
export function buildUnmarked({ project, visitorId, at, log }: TrackingContext, key: string): ConversionEvent | undefined {
  const input = checkInput({ visitorId, key }, log)
  return input && { ...baseOf(project, at, input), type: 'conversion', eventId: null, key }
}

/** Whether others than our own event log are notified. */
export function isOfConfiguration(event: ExperimentEvent): boolean {
  return event.type === 'impression' || event.eventId !== null
}

function baseOf(
  project: TrackedProject,
  timestamp: number,
  { visitorId, attributes }: { visitorId: string; attributes: Attributes },
): Base {
  const { accountId, projectId, revision, anonymizeIP, botFiltering } = project
  return {
    uuid: randomUuid(),
    timestamp,
    visitorId,
    attributes: knownAttributes(project, attributes),
    origin: { accountId, projectId, revision, anonymizeIP, botFiltering },
  }
}

/** The event log takes what the project knows, and the vendor's own `$opt_…`. */
function knownAttributes(project: TrackedProject, attributes: Attributes): VisitorAttribute[] {
  return Object.entries(attributes).flatMap(([key, value]) => {
    const id = project.attributes.find((attribute) => attribute.key === key)?.id ?? (key.startsWith('$opt_') ? key : undefined)
    return id !== undefined && isValue(value) ? [{ id, key, value }] : []
  })
}

/** Revenue is a whole number, a value any number; both stay among the tags as well. */
function worthOf(tags: Tags | undefined) {
  if (tags === undefined) return {}
  const revenue = parseInt(String(tags['revenue']), 10)
  const value = parseFloat(String(tags['value']))
  return { tags, ...(Number.isFinite(revenue) ? { revenue } : {}), ...(Number.isFinite(value) ? { value } : {}) }
}
