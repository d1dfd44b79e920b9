import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildEventBatch } from '@/lib/tracking/events/event-batch'
import { buildConversion, buildImpression } from '@/lib/tracking/events/experiment-events'
import { exposure, openTestLog, project, visitorId } from './test-tracking'
import { type TrackableBatch, toTrackerEvents } from './to-tracker-events'
import type { Sender } from './tracker-event'

const sender: Sender = {
  stage: 'pro',
  providerId: 'ingrana',
  schemaUrl: 'https://schema.test/events/tracker-event.json/331.json',
  campaignType: 'yellow',
  actorPrefix: '',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
}
const at = Date.UTC(2023, 4, 4, 10, 11, 12, 345)
const uuid = '0f0e0d0c-0b0a-4908-8706-050403020100'
const activation = {
  visitor_id: visitorId,
  snapshots: [
    {
      decisions: [{ experiment_id: '10001', metadata: { variation_key: 'map' } }],
      events: [{ uuid, key: 'campaign_activated', timestamp: at }],
    },
  ],
}
const convert = (event: object) => ({
  visitor_id: visitorId,
  snapshots: [{ events: [{ uuid, key: 'contact_sent', timestamp: at, ...event }] }],
})
const eventsOf = (visitors: TrackableBatch['visitors'], changes: Partial<Sender> = {}) => {
  const { log, said } = openTestLog()
  return { events: toTrackerEvents({ visitors }, { ...sender, ...changes }, log), said }
}
const common = {
  '@id': uuid,
  creationDate: '2023-05-04T10:11:12.345Z',
  deployStage: 'pro',
  schema: 'https://schema.test/events/tracker-event.json/331.json',
  device: {
    '@type': 'Device',
    deviceType: 'desktop',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
    environmentId: `sdrn:schibsted:environment:${visitorId}`,
  },
  provider: { '@type': 'Organization', '@id': 'sdrn:schibsted:client:ingrana' },
  tracker: { name: 'ingrana-tracker', type: 'JS', version: '0.3.0' },
}

test('campaign_activated becomes an Activate event: its experiment is assigned, and has a variant', () => {
  expect(eventsOf([activation]).events).toEqual([
    { ...common, '@type': 'Activate', experiment: { '@id': '10001', '@type': 'Experiment', status: 'assigned', variant: 'map' } },
  ])
})

test('a key but campaign_activated becomes a Convert event with this conversion key', () => {
  expect(eventsOf([convert({})]).events).toEqual([{ ...common, '@type': 'Convert', custom: { conversionKey: 'contact_sent' } }])
})

test.each([
  { campaignType: 'yellow', actorPrefix: 'sdrn:ingrana:user:', environmentId: `sdrn:schibsted:environment:${visitorId}`, actor: undefined },
  { campaignType: 'red', actorPrefix: '', environmentId: undefined, actor: visitorId },
  { campaignType: 'red', actorPrefix: 'sdrn:ingrana:user:', environmentId: undefined, actor: `sdrn:ingrana:user:${visitorId}` },
])(
  'in a campaign $campaignType with prefix «$actorPrefix» the visitor is $environmentId or $actor',
  ({ campaignType, actorPrefix, environmentId, actor }) => {
    const [event] = eventsOf([activation], { campaignType, actorPrefix }).events
    expect(event?.device.environmentId).toBe(environmentId)
    expect(event?.actor?.['@id']).toBe(actor)
  },
)

test.each([
  { device: 'mobile', userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 Safari/604.1' },
  { device: 'tablet', userAgent: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Mobile/15E148 Safari/604.1' },
  { device: 'desktop', userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/118.0.0.0 Safari/537.36' },
  { device: 'desktop', userAgent: '' },
])('the user agent «$userAgent» is a $device', ({ device, userAgent }) => {
  expect(eventsOf([activation], { userAgent }).events[0]?.device.deviceType).toBe(device)
})

const faulty: { message: string; visitor: TrackableBatch['visitors'][number]; why: string }[] = [
  { message: "No 'visitor_id' present in event", visitor: { snapshots: activation.snapshots }, why: 'no visitor' },
  { message: "No 'visitor_id' present in event", visitor: { ...activation, visitor_id: '' }, why: 'an empty visitor' },
  {
    message: "No 'uuid' present in event",
    visitor: { visitor_id: visitorId, snapshots: [{ events: [{ key: 'contact_sent', timestamp: at }] }] },
    why: 'no uuid',
  },
  {
    message: 'No experiment ID is present',
    visitor: { visitor_id: visitorId, snapshots: [{ events: [{ uuid, key: 'campaign_activated', timestamp: at }] }] },
    why: 'no decision',
  },
  {
    message: 'No experiment ID is present',
    visitor: {
      visitor_id: visitorId,
      snapshots: [{ decisions: [{ metadata: { variation_key: 'map' } }], events: [{ uuid, key: 'campaign_activated', timestamp: at }] }],
    },
    why: 'no experiment',
  },
  {
    message: 'No variant present in Activate event',
    visitor: {
      visitor_id: visitorId,
      snapshots: [{ decisions: [{ experiment_id: '10001' }], events: [{ uuid, key: 'campaign_activated', timestamp: at }] }],
    },
    why: 'no variation',
  },
  {
    message: "No 'key' present in Conversion event",
    visitor: { visitor_id: visitorId, snapshots: [{ events: [{ uuid, timestamp: at }] }] },
    why: 'no key',
  },
  {
    message: "No 'key' present in Conversion event",
    visitor: { visitor_id: visitorId, snapshots: [{ events: [{ uuid, key: '', timestamp: at }] }] },
    why: 'an empty key',
  },
]

test.each(faulty)('one event with $why empties the whole list and is logged as «$message»', ({ visitor, message }) => {
  expect(eventsOf([activation, visitor, convert({})])).toEqual({ events: [], said: [{ level: 'error', message }] })
})

test('an event of a time that no calendar has empties the list too', () => {
  expect(eventsOf([convert({ timestamp: NaN })]).events).toEqual([])
})

test('whatever is in a batch, converting it never throws: all of its events come out, or none', () => {
  const text = fc.option(fc.string(), { nil: undefined })
  const event = fc.record(
    { uuid: text, key: fc.oneof(text, fc.constant('campaign_activated')), timestamp: fc.double() },
    { requiredKeys: ['timestamp'] },
  )
  const decision = fc.record({ experiment_id: text, metadata: fc.record({ variation_key: text }) })
  const visitor = fc.record({
    visitor_id: text,
    snapshots: fc.array(fc.record({ decisions: fc.array(decision), events: fc.array(event) })),
  })
  fc.assert(
    fc.property(fc.array(visitor), (visitors) => {
      const { events, said } = eventsOf(visitors)
      const all = visitors.flatMap(({ snapshots }) => snapshots.flatMap((snapshot) => snapshot.events)).length
      expect([0, all]).toContain(events.length)
      expect(said.length).toBe(events.length === all ? 0 : 1)
    }),
  )
})

test('the collector gets visitor, experiment, variation and conversion key of a batch, and nothing else', () => {
  const { log } = openTestLog()
  const situation = { project, visitorId, at: 0, attributes: { deviceType: 'segreto-attributo' }, log }
  const batch = buildEventBatch(
    [
      buildImpression(situation, { ...exposure, experimentKey: 'segreto-esperimento', campaignId: 'segreto-campagna' }),
      buildConversion(situation, 'contact_sent', { ad: 'segreto-annuncio' }),
    ].filter((event) => event !== undefined),
  )
  const events = batch && toTrackerEvents(batch, sender, log)
  expect(events?.map(({ device, ...event }) => [device.environmentId, event])).toMatchObject([
    [`sdrn:schibsted:environment:${visitorId}`, { experiment: { '@id': '10001', variant: exposure.variationKey } }],
    [`sdrn:schibsted:environment:${visitorId}`, { custom: { conversionKey: 'contact_sent' } }],
  ])
  expect(JSON.stringify(events)).not.toContain('segreto')
})
