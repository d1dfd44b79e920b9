import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { visitorId } from '@/lib/tracking/test-tracking'
import type { TrackerEvent } from '@/lib/tracking/tracker-event'
import { openTrackingLog } from '@/lib/tracking/tracking-log'
import { createEventDispatcher, noOpDispatcher } from './event-dispatcher'

const batch = {
  visitors: [
    {
      visitor_id: visitorId,
      snapshots: [{ events: [{ uuid: '0f0e0d0c-0b0a-4908-8706-050403020100', key: 'contact_sent', timestamp: 1_700_000_000_000 }] }],
    },
  ],
}
const consoleSpies = () => ({
  error: vi.spyOn(console, 'error').mockImplementation(() => {}),
  warn: vi.spyOn(console, 'warn').mockImplementation(() => {}),
})
let logged: ReturnType<typeof consoleSpies>
beforeEach(() => {
  logged = consoleSpies()
})
afterEach(() => vi.restoreAllMocks())

function open(changes: Partial<Parameters<typeof createEventDispatcher>[0]> = {}) {
  const sent: TrackerEvent[][] = []
  const errors: string[] = []
  const log = openTrackingLog((error) => errors.push(error.message))
  const dispatcher = createEventDispatcher({
    tenant: 'ingrana',
    applicationId: 'web',
    environment: 'dev',
    providerId: 'ingrana',
    schemaUrl: 'https://schema.test/1.json',
    campaignType: 'yellow',
    actorPrefix: '',
    userAgent: 'x',
    sendEventHandler: (events) => void sent.push(events),
    log,
    ...changes,
  })
  return { dispatcher, sent, errors }
}

test('a batch reaches the send handler as tracker events', () => {
  const { dispatcher, sent, errors } = open()
  dispatcher.dispatchEvent({ httpVerb: 'POST', params: batch })
  expect(sent).toMatchObject([[{ '@type': 'Convert', custom: { conversionKey: 'contact_sent' } }]])
  expect(errors).toEqual([])
})

test.each([
  { changes: { tenant: undefined }, messages: ['Could not get SDK key with tenant and applicationId'], why: 'no tenant' },
  { changes: { tenant: '' }, messages: ['Could not get SDK key with tenant and applicationId'], why: 'an empty tenant' },
  { changes: { applicationId: undefined }, messages: ['Could not get SDK key with tenant and applicationId'], why: 'no application' },
  { changes: { environment: 'prod' }, messages: ['Could not get URL template with environment'], why: 'an unknown environment' },
  { changes: { environment: undefined }, messages: ['Could not get URL template with environment'], why: 'no environment' },
  {
    changes: { providerId: '' },
    messages: ['Provider ID is required', 'Could not create event dispatcher with providerId'],
    why: 'no provider',
  },
  {
    changes: { sendEventHandler: undefined },
    messages: ['No sendEventHandler defined', 'Could not create event dispatcher with providerId'],
    why: 'no send handler',
  },
])('an adapter with $why reports this to onError and sends nothing', ({ changes, messages }) => {
  const { dispatcher, sent, errors } = open(changes)
  expect(dispatcher).toBe(noOpDispatcher)
  dispatcher.dispatchEvent({ httpVerb: 'POST', params: batch })
  expect(errors).toEqual(messages)
  expect(logged.error.mock.calls.map(([, message]: unknown[]) => message)).toEqual(messages)
  expect(sent).toEqual([])
})

test.each(['dev', 'pre', 'pro'])('the environment of the adapter may be %s', (environment) => {
  expect(open({ environment }).errors).toEqual([])
})

test.each(['GET', 'PUT', 'post', ''])('only POST is dispatched; %s logs a warning and sends nothing', (httpVerb) => {
  const { dispatcher, sent, errors } = open()
  dispatcher.dispatchEvent({ httpVerb, params: batch })
  expect(sent).toEqual([])
  expect(errors).toEqual([])
  expect(logged.warn).toHaveBeenCalledTimes(1)
})

test('a batch that cannot be converted is reported to onError and not sent', () => {
  const { dispatcher, sent, errors } = open()
  dispatcher.dispatchEvent({ httpVerb: 'POST', params: { visitors: [{ snapshots: batch.visitors[0]?.snapshots ?? [] }] } })
  expect(errors).toEqual(["No 'visitor_id' present in event"])
  expect(sent).toEqual([])
})

test('a send handler or an onError that throws does not reach the page', () => {
  const throws = () => {
    throw new Error('broken')
  }
  expect(() => open({ sendEventHandler: throws }).dispatcher.dispatchEvent({ httpVerb: 'POST', params: batch })).not.toThrow()
  expect(() => open({ providerId: '', log: openTrackingLog(throws) })).not.toThrow()
})
