// @vitest-environment jsdom
import { performance as clock } from 'node:perf_hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countingMark } from '@/lib/kernel/browser/early-view'
import { exposure, project } from '@/lib/tracking/test-tracking'
import type { PageExperiments } from './page-experiments'

const page: PageExperiments = { assigned: [], project, unavailableReason: null, outdated: [] }
const starts = () => performance.getEntriesByName(countingMark).length

/** A document that has just been loaded: nobody has answered yet. */
async function openDocument() {
  vi.resetModules()
  const [counting, vendors, exposures] = await Promise.all([
    import('./page-tracking'),
    import('@/lib/accounts/consent/vendor-consent'),
    import('@/lib/tracking/exposures'),
  ])
  return { ...counting, ...vendors, ...exposures }
}
beforeEach(() => {
  vi.stubGlobal('performance', clock) // jsdom's sets no marks
  clock.clearMarks()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', async () =>
    Response.json({ experimentsTenant: 'ingrana', experimentsApplicationId: 'web', stage: 'dev', trackingProviderId: 'ingrana' }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('counting begins when the consent manager allows it, even when the manager loads late', async () => {
  const { registerConsentManager, startPageTracking, resumeTracking, stopTracking } = await openDocument()
  startPageTracking(page, {})
  await vi.dynamicImportSettled()
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1_500)
  expect([vi.getTimerCount(), starts()]).toEqual([0, 0])
  registerConsentManager((vendor) => vendor === 'experiments')
  resumeTracking({})
  await expect.poll(starts, { timeout: 10_000 }).toBe(1)
  stopTracking()
})

test('without consent nothing is counted, and consent given later counts from the next page on', async () => {
  const { registerConsentManager, startPageTracking, subscribeToExposures, resumeTracking, recordExposure, stopTracking } =
    await openDocument()
  startPageTracking(page, {})
  recordExposure(exposure)
  stopTracking()
  const heard: unknown[] = []
  subscribeToExposures((one) => heard.push(one))
  registerConsentManager(() => true)
  resumeTracking({})
  await vi.advanceTimersByTimeAsync(1_500)
  expect([starts(), heard]).toEqual([0, []])
  startPageTracking({ ...page }, {})
  await expect.poll(starts, { timeout: 10_000 }).toBe(1)
  stopTracking()
})
