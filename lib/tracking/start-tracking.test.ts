// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trackEvent, trackedEventCount } from '@/lib/tracking/events/analytics-events'
import { clearExposures, recordExposure } from './exposures'
import { startTracking, type Tracking } from './start-tracking'
import { expectBurstBounded, exposure, openReceiver, pendingUuids, sizesAt, snapshotsAt, testTracking, visitorId } from './test-tracking'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'
let collector: Awaited<ReturnType<typeof openReceiver>>
let eventLog: Awaited<ReturnType<typeof openReceiver>>
let running: Tracking[] = []
let errors: string[] = []
let warned: unknown[][] = []

beforeEach(async () => {
  localStorage.clear()
  clearExposures()
  errors = []
  warned = []
  collector = await openReceiver()
  eventLog = await openReceiver()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => void warned.push(words))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  for (const tracking of running) tracking.withdraw()
  running = []
  vi.useRealTimers()
  vi.restoreAllMocks()
  await collector.close()
  await eventLog.close()
})

function open(changes: Partial<Parameters<typeof startTracking>[0]> = {}): Tracking {
  const tracking = startTracking({ ...testTracking(collector, eventLog), onError: (error) => errors.push(error.message), ...changes })
  running.push(tracking)
  return tracking
}
const sizes = () => [sizesAt(collector.received), sizesAt(eventLog.received)]
const keysAtLog = () => snapshotsAt(eventLog.received).flatMap(({ events }) => events.map(({ key }) => key))
const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

test('an exposure reaches the collector as a tracker event and the event log in the vendor’s format', async () => {
  open().trackExposure(exposure)
  await vi.advanceTimersByTimeAsync(30_000)
  await expect
    .poll(() => [collector.received, eventLog.received])
    .toMatchObject([
      [
        {
          path: '/api/v1/track',
          body: [
            {
              '@type': 'Activate',
              device: { deviceType: 'mobile', userAgent: phone, environmentId: `sdrn:schibsted:environment:${visitorId}` },
              experiment: { '@id': '10001', status: 'assigned', variant: 'map' },
            },
          ],
        },
      ],
      [
        {
          body: {
            account_id: '7001',
            visitors: [
              {
                visitor_id: visitorId,
                attributes: [{ key: 'deviceType', value: 'mobile' }],
                snapshots: [{ decisions: [{ experiment_id: '10001' }] }],
              },
            ],
          },
        },
      ],
    ])
  expect(collector.received[0]?.body).toMatchObject([{ '@id': snapshotsAt(eventLog.received)[0]?.events[0]?.uuid }])
})

test('of 23 exposures ten arrive, then ten, and three after 30000 ms', async () => {
  const tracking = open()
  for (let count = 0; count < 23; count += 1) tracking.trackExposure(exposure)
  await expect.poll(sizes).toEqual([
    [10, 10],
    [10, 10],
  ])
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.poll(sizes).toEqual([
    [10, 10, 3],
    [10, 10, 3],
  ])
})

test('a goal of marketing becomes a conversion; other events reach only our own event log, by key', async () => {
  open()
  trackEvent({ name: 'menuOpened', menu: 'search' })
  trackEvent({ name: 'contactSent', ad: 7, dealer: null })
  recordExposure(exposure)
  hide()
  await expect.poll(keysAtLog).toEqual(['menu_opened', 'contact_sent', 'campaign_activated'])
  expect(snapshotsAt(eventLog.received).map(({ events }) => events[0]?.tags)).toEqual([undefined, { ad: 7 }, undefined])
  expect(sizesAt(collector.received)).toEqual([2])
  expect(JSON.stringify(collector.received)).toContain('"conversionKey":"contact_sent"')
  expect(JSON.stringify(collector.received)).not.toContain('menu_opened')
})

test('an event log of the vendor gets only events of the configuration, without console output', () => {
  const { settings } = testTracking(collector, eventLog)
  open({ settings: { ...settings, takesEveryEvent: false } })
  trackEvent({ name: 'searched', category: 'auto', results: 3 })
  window.dispatchEvent(new Event('pagehide'))
  expect([warned, pendingUuids('event-log')]).toEqual([[], []])
})

test('without a configuration nothing is counted, and the console stays quiet', () => {
  open({ project: () => undefined })
  trackEvent({ name: 'contactFailed', ad: 7, dealer: null })
  window.dispatchEvent(new Event('pagehide'))
  expect([warned, pendingUuids('event-log')]).toEqual([[], []])
})

test('without a consent waiting events are dropped', () => {
  let isAllowed = true
  open({ isAllowed: () => isAllowed })
  trackEvent({ name: 'menuOpened', menu: 'search' })
  isAllowed = false
  window.dispatchEvent(new Event('pagehide'))
  expect([eventLog.received, pendingUuids('event-log')]).toEqual([[], []])
})

test('events before the start count from the consent on, at the time when they happened', async () => {
  const before = Date.now()
  vi.useFakeTimers({ now: before, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  trackEvent({ name: 'contactSent', ad: 7, dealer: null })
  const uncounted = trackedEventCount()
  recordExposure(exposure)
  trackEvent({ name: 'adViewed', ad: 8, category: 'auto' })
  vi.setSystemTime(before + 60_000)
  open({ uncounted })
  hide()
  await expect.poll(keysAtLog).toEqual(['campaign_activated', 'ad_view'])
  for (const { events } of snapshotsAt(eventLog.received)) expect(events[0]?.timestamp).toBe(before)
})

test('a page that is hidden sends all that waits at once', async () => {
  open().trackExposure(exposure)
  hide()
  await expect.poll(sizes).toEqual([[1], [1]])
})

test('a page that goes away before any answer stores its requests, and the next page sends them once', async () => {
  open().trackExposure(exposure)
  window.dispatchEvent(new Event('pagehide'))
  expect([pendingUuids('collector').length, pendingUuids('event-log').length]).toEqual([1, 1])
  open()
  await expect.poll(() => localStorage.length).toBe(0)
  expect(sizes()).toEqual([[1], [1]])
})

test('the first batch goes out after 1000 ms, so that the page knows whether the address answers', async () => {
  const tracking = open()
  tracking.trackExposure(exposure)
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.poll(() => [sizes(), localStorage.length]).toEqual([[[1], [1]], 0])
  tracking.trackExposure(exposure)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(sizes()).toEqual([[1], [1]])
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(sizes).toEqual([
    [1, 1],
    [1, 1],
  ])
  expect(localStorage.length).toBe(0)
})

test.each([0, 1_500])('five pages in a row, each left after %s ms: every event arrives once at both targets', async (stay) => {
  for (let page = 0; page < 5; page += 1) {
    const tracking = open()
    tracking.trackExposure({ ...exposure, experimentId: String(page) })
    await vi.advanceTimersByTimeAsync(stay)
    tracking.trackExposure({ ...exposure, experimentId: String(page + 10) })
    window.dispatchEvent(new Event('pagehide'))
    hide() // as browsers do, in this order
  }
  open()
  await expect.poll(() => snapshotsAt(eventLog.received).length).toBe(10)
  await expect.poll(() => sizesAt(collector.received).reduce((sum, size) => sum + size, 0)).toBe(10)
  await expect.poll(() => localStorage.length).toBe(0)
  const ids = snapshotsAt(eventLog.received).map(({ events }) => events[0]?.uuid)
  expect(new Set(ids).size).toBe(10)
})

test('a page that becomes visible again flushes nothing', () => {
  open().trackExposure(exposure)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(pendingUuids('collector')).toEqual([])
})

test('when one target fails, only this target gets the events again on the next page', async () => {
  collector.behave(500)
  open().trackExposure(exposure)
  hide()
  await expect.poll(() => [collector.received.length, eventLog.received.length]).toEqual([1, 1])
  await expect.poll(() => pendingUuids('event-log')).toEqual([])
  expect(pendingUuids('collector')).toHaveLength(1)
  collector.behave(200)
  open()
  await expect.poll(() => collector.received.length).toBe(2)
  await expect.poll(() => localStorage.length).toBe(0)
  expect(collector.received[1]?.body).toEqual(collector.received[0]?.body)
  expect(eventLog.received).toHaveLength(1)
})

test('a burst of events while the collector is down stays bounded, and the event log has them all in order', async () => {
  await expectBurstBounded(1_200, { collector, eventLog, tracking: open() })
})

test('after a withdrawal nothing is counted, sent or stored any more', async () => {
  collector.behave(500)
  const tracking = open()
  tracking.trackExposure(exposure)
  hide()
  await expect.poll(() => collector.received.length).toBe(1)
  tracking.trackExposure(exposure)
  tracking.withdraw()
  expect(localStorage.length).toBe(0)
  tracking.trackExposure(exposure)
  trackEvent({ name: 'contactSent', ad: 7, dealer: null })
  window.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(collector.received).toHaveLength(1)
  expect(localStorage.length).toBe(0)
})

test('a consent withdrawn in another window ends all storing and sending, also when it is given again', async () => {
  let isAllowed = true
  const tracking = open({ isAllowed: () => isAllowed })
  tracking.trackExposure(exposure)
  isAllowed = false
  hide()
  await vi.advanceTimersByTimeAsync(30_000)
  isAllowed = true
  tracking.trackExposure(exposure)
  trackEvent({ name: 'contactSent', ad: 7, dealer: null })
  window.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([collector.received, eventLog.received, localStorage.length]).toEqual([[], [], 0])
})

test('a bot sends nothing and stores nothing', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')
  const tracking = open()
  tracking.trackExposure(exposure)
  tracking.trackConversion('contact_sent')
  recordExposure(exposure)
  window.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([collector.received, eventLog.received, localStorage.length]).toEqual([[], [], 0])
})

test.each([
  { changes: { visitorId: undefined }, message: 'Unable to track "contact_sent" because User ID is not set.' },
  { changes: { visitorId: '' }, message: 'Unable to track "contact_sent" because User ID is not set.' },
  { changes: { project: () => undefined }, message: 'Unable to track "contact_sent" because the experiments client is not initialized.' },
])('without a visitor or a configuration nothing is counted, with a warning: $message', async ({ changes, message }) => {
  open(changes).trackConversion('contact_sent')
  window.dispatchEvent(new Event('pagehide'))
  expect(warned).toEqual([['[tracking]', message]])
  expect(errors).toEqual([])
  expect(pendingUuids('collector')).toEqual([])
})

test('a wrong setup of the adapter is reported, sends nothing and does not stop the page', async () => {
  const tracking = open({ tenant: '' })
  tracking.trackExposure(exposure)
  window.dispatchEvent(new Event('pagehide'))
  expect(errors).toEqual(['Could not get SDK key with tenant and applicationId'])
  expect([pendingUuids('collector'), pendingUuids('event-log')]).toEqual([[], []])
})

test('a conversion with bad attributes is reported to onError and not sent', () => {
  open().trackConversion('contact_sent', { deviceType: undefined })
  expect(errors).toEqual(['The attributes of contact_sent must be a plain object without undefined values'])
})
