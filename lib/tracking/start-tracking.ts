import { type AnalyticsEvent, subscribeToEvents } from '@/lib/tracking/events/analytics-events'
import { type BatchRequest, createEventDispatcher, noOpDispatcher } from '@/lib/tracking/events/event-dispatcher'
import { createEventProcessor } from '@/lib/tracking/events/event-processor'
import type { EventQueue } from '@/lib/tracking/events/event-queue'
import { analyticsEvents } from '@/lib/tracking/events/event-table'
import {
  buildConversion,
  buildImpression,
  buildUnmarked,
  type ExperimentEvent,
  isOfConfiguration,
  type TrackingContext,
} from '@/lib/tracking/events/experiment-events'
import { PendingEvents } from '@/lib/tracking/events/pending-events'
import { isBotAgent } from './bot-agent'
import { Delivery, splitBySize } from './delivery'
import { clearExposures, subscribeToExposures } from './exposures'
import type { Exposure, TrackedProject } from './tracked-project'
import { sendToCollector } from './tracker-collector'
import { adapterDefaults, browserClientDefaults } from './tracking-defaults'
import { openTrackingLog, type TrackingLog } from './tracking-log'
import type { TrackingSettings } from './tracking-settings'

/** A page that was left before its counting had begun: when it was seen, and what it showed. */
export type Earlier = { at: number; exposures: readonly Exposure[]; events: readonly ReportedEvent[] }
type ReportedEvent = { name: AnalyticsEvent['name'] } & Readonly<Record<string, unknown>>

type Start = {
  settings: TrackingSettings
  tenant: string | undefined
  applicationId: string | undefined
  /** The id of the visitor's browser; undefined: nothing is counted. */
  visitorId: string | undefined
  /** The experiments' configuration as it is now; undefined while there is none. */
  project: () => TrackedProject | undefined
  attributes?: Readonly<Record<string, unknown>>
  /** How many analytics events had been reported when experiments were not allowed yet. Those after them count, and every exposure does: only who allowed it is shown one. */
  uncounted: number
  /** Pages before this one. */
  earlier?: readonly Earlier[]
  /** Called each time before anything is stored or sent; once it says no, all is over as after `withdraw`. */
  isAllowed: () => boolean
  onError: (error: Error) => void
}

export type Tracking = {
  trackExposure(exposure: Exposure, at?: number): void
  trackConversion(key: string, attributes?: Readonly<Record<string, unknown>>, tags?: Readonly<Record<string, unknown>>, at?: number): void
  /** Ends counting and sending; what waits is forgotten, here and in the storage. */
  withdraw(): void
}

const noOpTracking: Tracking = { trackExposure() {}, trackConversion() {}, withdraw() {} }

/** Counts exposures and conversions. To be called only for a visitor who has accepted experiments: it stores and sends. */
export function startTracking(start: Start): Tracking {
  if (isBotAgent(navigator.userAgent)) return noOpTracking
  const log = openTrackingLog(start.onError)
  const stops = [clearExposures]
  const withdraw = () => stops.forEach((stop) => stop())
  const deliveries = openDeliveries(start, log, withdraw)
  const queue = openQueue(start, deliveries, log)
  const firstBatch = sendFirstBatch(queue, Object.values(deliveries))
  const count = (name: string, at: number, attributes: unknown, build: (situation: TrackingContext) => ExperimentEvent | undefined) => {
    const event = inSituation(start, at, attributes, name, log, build)
    if (!event) return
    queue.add(event)
    if (isOfConfiguration(event)) firstBatch.start()
  }
  const tracking: Pick<Tracking, 'trackExposure' | 'trackConversion'> = {
    trackExposure: (exposure, at = Date.now()) =>
      count(exposure.experimentKey, at, { ...start.attributes, ...exposure.segments }, (situation) =>
        buildImpression(situation, exposure, start.settings.takesEveryEvent ? exposure.segments : {}),
      ),
    trackConversion: (key, attributes = start.attributes, tags, at = Date.now()) =>
      count(key, at, attributes, (situation) => buildConversion(situation, key, tags)),
  }
  stops.push(() => queue.drop(), firstBatch.stop, ...Object.values(deliveries).map((delivery) => () => delivery.withdraw()))
  const trackUnmarked = (key: string, at: number) => count(key, at, undefined, (situation) => buildUnmarked(situation, key))
  stops.push(...followPage({ ...tracking, trackUnmarked }, start), flushOnHide(queue, Object.values(deliveries)))
  return { ...tracking, withdraw }
}

function openDeliveries({ settings: { collector, eventLog }, isAllowed }: Start, log: TrackingLog, withdraw: () => void) {
  const locks = 'locks' in navigator ? navigator.locks : undefined
  const mayWork = () => {
    const allowed = isAllowed()
    if (!allowed) withdraw()
    return allowed
  }
  const open = (target: TrackingSettings['collector']) => {
    const delivery = new Delivery(target, new PendingEvents(target.name, () => localStorage, locks), log, mayWork)
    void delivery.open()
    return delivery
  }
  return { collector: open(collector), eventLog: open(eventLog) }
}

function openQueue(
  { settings, tenant, applicationId }: Start,
  deliveries: ReturnType<typeof openDeliveries>,
  log: TrackingLog,
): EventQueue<ExperimentEvent> {
  const { environment, providerId, schemaUrl, campaignType, actorPrefix, batchSize, flushIntervalMs } = settings
  const sendEventHandler = sendToCollector(deliveries.collector)
  const collector = createEventDispatcher({
    tenant,
    applicationId,
    environment,
    providerId,
    schemaUrl,
    campaignType,
    actorPrefix,
    userAgent: navigator.userAgent,
    sendEventHandler,
    log,
  })
  const dispatchers =
    collector === noOpDispatcher ? [] : [{ ...collector, takes: isOfConfiguration }, createEventLogDispatcher(deliveries.eventLog)]
  return createEventProcessor({ batchSize, flushIntervalMs, defaults: adapterDefaults, dispatchers, log })
}

/** The first batch of a page does not wait for its time: only once an address has answered may a page that goes away leave it what it has. */
function sendFirstBatch(queue: EventQueue<ExperimentEvent>, deliveries: Delivery[]) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => deliveries.every(({ hasHeard }) => hasHeard) || queue.flush()
  return {
    start: () => void (timer ??= setTimeout(send, browserClientDefaults.flushIntervalMs)),
    stop: () => clearTimeout(timer),
  }
}

/** Builds an event in its situation; without a visitor or a configuration there is nothing to count, which is no error. */
function inSituation(
  start: Start,
  at: number,
  attributes: unknown,
  name: string,
  log: TrackingLog,
  build: (situation: TrackingContext) => ExperimentEvent | undefined,
): ExperimentEvent | undefined {
  const project = start.project()
  if (!project) return nothing(log, `Unable to track "${name}" because the experiments client is not initialized.`)
  if (!start.visitorId) return nothing(log, `Unable to track "${name}" because User ID is not set.`)
  return build({ project, visitorId: start.visitorId, at, attributes, log })
}

function nothing(log: TrackingLog, message: string): undefined {
  log.warn(message)
}

type Following = Pick<Tracking, 'trackExposure' | 'trackConversion'> & { trackUnmarked(key: string, at: number): void }

/** Takes over what this page reports: exposures, and the analytics events. Those that marketing has marked by an event in the configuration are conversions; the others are for our own event log, where they can be marked later. */
function followPage(
  { trackExposure, trackConversion, trackUnmarked }: Following,
  { uncounted, earlier = [], project, settings: { takesEveryEvent } }: Start,
): (() => void)[] {
  const forward = ({ name, ...parameters }: ReportedEvent, at: number) => {
    const { key } = analyticsEvents[name]
    const isMarked = project()?.events.some((event) => event.key === key) ?? false
    if (isMarked) trackConversion(key, undefined, parameters, at)
    else if (takesEveryEvent && project()) trackUnmarked(key, at)
  }
  for (const { at, exposures, events } of earlier) {
    for (const exposure of exposures) trackExposure(exposure, at)
    for (const event of events) forward(event, at)
  }
  return [subscribeToExposures(trackExposure), subscribeToEvents(forward, uncounted)]
}

function flushOnHide(queue: EventQueue<ExperimentEvent>, deliveries: Delivery[]): () => void {
  const onVisibility = () => {
    if (document.visibilityState !== 'hidden') return
    queue.flush()
    for (const delivery of deliveries) delivery.flush()
  }
  const onLeave = () => {
    for (const delivery of deliveries) delivery.hold()
    queue.flush()
    for (const delivery of deliveries) delivery.close()
  }
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) for (const delivery of deliveries) delivery.resume()
  }
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', onLeave)
  window.addEventListener('pageshow', onReturn)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', onLeave)
    window.removeEventListener('pageshow', onReturn)
  }
}

/** Gives batches to the event log as they are. */
function createEventLogDispatcher(delivery: Pick<Delivery, 'send'>): { dispatchEvent(request: BatchRequest): void } {
  return {
    dispatchEvent({ params }) {
      for (const visitors of splitBySize(params.visitors)) delivery.send(JSON.stringify({ ...params, visitors }), visitors.length)
    },
  }
}
