import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { expect } from 'vitest'
import { array, number, object, string } from 'yup'
import { trackedEventCount } from '@/lib/tracking/events/analytics-events'
import { pendingKey } from '@/lib/tracking/events/pending-events'
import type { startTracking, Tracking } from './start-tracking'
import type { Exposure, TrackedProject } from './tracked-project'
import type { TrackingLog } from './tracking-log'
import { visitorTokenHeader } from './visitor-token'

export const visitorId = '3f0c2a1e-7b6d-4c5a-9e8f-0a1b2c3d4e5f'
export const project: TrackedProject = {
  accountId: '7001',
  projectId: '9001',
  revision: '12',
  anonymizeIP: true,
  botFiltering: null,
  attributes: [{ id: 'a1', key: 'deviceType' }],
  events: [
    { id: 'e1', key: 'contact_sent' },
    { id: 'e2', key: 'ad_view' },
  ],
}
export const exposure: Exposure = {
  experimentId: '10001',
  experimentKey: 'srp_layout',
  campaignId: 'L1',
  variationId: '20003',
  variationKey: 'map',
}

export type Said = { level: 'warn' | 'error'; message: string }
/** A log that can be read. */
export function openTestLog(): { log: TrackingLog; said: Said[] } {
  const said: Said[] = []
  return {
    said,
    log: { warn: (message) => void said.push({ level: 'warn', message }), error: (message) => void said.push({ level: 'error', message }) },
  }
}

/** The ids of what waits for a target in the local storage, in the order they stand there. */
export function pendingUuids(target = 'collector'): string[] {
  const all: unknown = JSON.parse(localStorage.getItem(pendingKey) ?? '{}')
  return Object.keys(new Map<string, unknown>(Object.entries(all ?? {})).get(target) ?? {})
}

/** How requests are answered: a status, a dropped connection, or never. */
type Behaviour = number | 'hang up' | 'hang'
export type Received = { path: string; headers: Record<string, string | string[] | undefined>; body: unknown }

const batchSchema = object({
  visitors: array(
    object({
      snapshots: array(
        object({
          decisions: array(object({ experiment_id: string().required() })),
          events: array(
            object({ uuid: string().required(), key: string().required(), timestamp: number().required(), tags: object() }),
          ).required(),
        }),
      ).required(),
    }),
  ).required(),
})

/** What an event log received, one for each event, in the order it came. */
export function snapshotsAt(received: readonly Received[]) {
  return received.flatMap(({ body }) => batchSchema.validateSync(body).visitors.flatMap(({ snapshots }) => snapshots))
}

/** How many events came with each request, to either target. */
export function sizesAt(received: readonly Received[]): number[] {
  return received.map((one) => (Array.isArray(one.body) ? one.body.length : snapshotsAt([one]).length))
}

/** A local server that receives events, with configurable responses. */
export async function openReceiver() {
  const received: Received[] = []
  const hanging = new Set<ServerResponse>()
  const state: { behaviour: Behaviour; token: string | undefined } = { behaviour: 204, token: undefined }
  const server = createServer((request, response) => {
    let text = ''
    request
      .setEncoding('utf8')
      .on('data', (part: string) => (text += part))
      .on('end', () => {
        received.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) })
        if (state.behaviour === 'hang') hanging.add(response)
        else if (state.behaviour === 'hang up') response.destroy()
        else response.writeHead(state.behaviour, state.token === undefined ? {} : { [visitorTokenHeader]: state.token }).end()
      })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url,
    received,
    behave: (behaviour: Behaviour) => (state.behaviour = behaviour),
    /** Every answer bears a token of the visitor from now on. */
    give: (token: string) => (state.token = token),
    /** Lets the requests that hang through after all. */
    answerAll(status: number) {
      for (const response of hanging) response.writeHead(status).end()
      hanging.clear()
    },
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
type Receiver = Awaited<ReturnType<typeof openReceiver>>

/** Everything tracking needs to start, with two local receivers. */
export function testTracking(collector: Receiver, eventLog: Receiver): Parameters<typeof startTracking>[0] {
  return {
    settings: {
      environment: 'dev',
      providerId: 'ingrana',
      campaignType: 'yellow',
      actorPrefix: '',
      schemaUrl: 'https://schema.test/events/tracker-event.json/331.json',
      batchSize: undefined,
      flushIntervalMs: undefined,
      collector: { name: 'collector', url: `${collector.url}/api/v1/track` },
      eventLog: { name: 'event-log', url: eventLog.url },
      takesEveryEvent: true,
    },
    tenant: 'ingrana',
    applicationId: 'web',
    visitorId,
    project: () => project,
    attributes: { deviceType: 'mobile' },
    uncounted: trackedEventCount(),
    isAllowed: () => true,
    onError: () => {},
  }
}

/** Expects that, while the collector is down, so many events leave a hundred waiting for it, and reach the event log in order. */
export async function expectBurstBounded(
  count: number,
  { collector, eventLog, tracking }: { collector: Receiver; eventLog: Receiver; tracking: Tracking },
): Promise<void> {
  collector.behave(503)
  const ids = Array.from({ length: count }, (_, place) => String(place))
  for (const experimentId of ids) tracking.trackExposure({ ...exposure, experimentId })
  await expect.poll(() => eventLog.received.length).toBe(count / 10)
  await expect.poll(() => collector.received.length).toBe(count / 10)
  expect(snapshotsAt(eventLog.received).map(({ decisions }) => decisions?.[0]?.experiment_id)).toEqual(ids)
  await expect.poll(() => pendingUuids('event-log')).toEqual([])
  const waiting = pendingUuids('collector').length
  expect([waiting <= 100, waiting > 90], 'what was on its way to the event log counted too').toEqual([true, true])
}
