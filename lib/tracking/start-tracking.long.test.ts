// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { startTracking } from './start-tracking'
import { expectBurstBounded, openReceiver, testTracking } from './test-tracking'

test('5,000 events while the collector is down stay bounded, and the event log has all in order', async () => {
  const [collector, eventLog] = [await openReceiver(), await openReceiver()]
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const tracking = startTracking(testTracking(collector, eventLog))
  onTestFinished(async () => {
    tracking.withdraw()
    vi.useRealTimers()
    await collector.close()
    await eventLog.close()
  })
  await expectBurstBounded(5_000, { collector, eventLog, tracking })
  expect(localStorage.length).toBeGreaterThan(0)
})
