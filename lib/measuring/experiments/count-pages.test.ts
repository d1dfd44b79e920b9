// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exposure, project } from '@/lib/measuring/tracking/test-tracking'
import { countingMark } from './count-pages'
import type { PageExperiments } from './page-experiments'

const page: PageExperiments = { assigned: [], project, obstacle: null, outdated: [] }
const starts = () => performance.getEntriesByName(countingMark).length

/** A document that has just been loaded: nobody has answered yet. */
async function openDocument() {
  vi.resetModules()
  const [counting, vendors, exposures] = await Promise.all([
    import('./count-pages'),
    import('@/lib/people/consent/vendor-consent'),
    import('@/lib/measuring/tracking/exposures'),
  ])
  return { ...counting, ...vendors, ...exposures }
}
beforeEach(() => {
  performance.clearMarks()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', async () =>
    Response.json({ experimentsTenant: 'ingrana', experimentsApplicationId: 'web', stage: 'dev', trackingProviderId: 'ingrana' }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('counting begins when the consent manager says yes, also when it comes after the last time it was asked', async () => {
  const { answerVendors, countPage, goOnCounting, stopCounting } = await openDocument()
  countPage(page, {})
  await vi.dynamicImportSettled()
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1_500)
  expect([vi.getTimerCount(), starts()]).toEqual([0, 0])
  answerVendors((vendor) => vendor === 'experiments')
  goOnCounting({})
  await expect.poll(starts, { timeout: 10_000 }).toBe(1)
  stopCounting()
})

test('without consent counting does not begin, and what was shown meanwhile is forgotten; allowed again, the next page counts and not this one', async () => {
  const { answerVendors, countPage, followExposures, goOnCounting, reportExposure, stopCounting } = await openDocument()
  countPage(page, {})
  reportExposure(exposure)
  stopCounting()
  const heard: unknown[] = []
  followExposures((one) => heard.push(one))
  answerVendors(() => true)
  goOnCounting({})
  await vi.advanceTimersByTimeAsync(1_500)
  expect([starts(), heard]).toEqual([0, []])
  countPage({ ...page }, {})
  await expect.poll(starts, { timeout: 10_000 }).toBe(1)
  stopCounting()
})
