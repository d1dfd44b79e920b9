import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A page that has just been opened: nobody has answered yet. */
const openPage = async () => {
  vi.resetModules()
  return import('./vendor-consent')
}
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function stateAfter(answer: Promise<boolean>, ms: number): Promise<boolean | 'waiting'> {
  await vi.advanceTimersByTimeAsync(ms)
  return Promise.race([answer, Promise.resolve('waiting' as const)])
}

test('a missing consent manager is polled every 50 ms, 30 times, and then the answer is no', async () => {
  const { vendorConsent } = await openPage()
  const answer = vendorConsent('experiments')
  expect(await stateAfter(answer, 1_499)).toBe('waiting')
  expect(await stateAfter(answer, 1)).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  { at: 0, answeredAt: 0, why: 'there from the start: at once' },
  { at: 1, answeredAt: 50, why: 'at the next time it is asked' },
  { at: 51, answeredAt: 100, why: 'and not before' },
  { at: 1_449, answeredAt: 1_450, why: 'the last time but one' },
  { at: 1_499, answeredAt: 1_500, why: 'the last time' },
])('a consent manager that comes after $at ms answers after $answeredAt ms: $why', async ({ at, answeredAt }) => {
  const { vendorConsent, registerConsentManager } = await openPage()
  if (at === 0) registerConsentManager((vendor) => vendor === 'replay')
  const answers = Promise.all([vendorConsent('replay'), vendorConsent('facebook')])
  const both = answers.then(([replay, facebook]) => replay && !facebook)
  await vi.advanceTimersByTimeAsync(at)
  if (at > 0) registerConsentManager((vendor) => vendor === 'replay')
  if (answeredAt > at + 1) expect(await stateAfter(both, answeredAt - at - 1)).toBe('waiting')
  await vi.advanceTimersByTimeAsync(answeredAt - at)
  expect(await both).toBe(true)
})

test('a consent manager that fails has allowed nothing', async () => {
  const { vendorConsent, registerConsentManager } = await openPage()
  registerConsentManager(() => {
    throw new Error('broken')
  })
  await expect(vendorConsent('facebook')).resolves.toBe(false)
})

test('a listener is notified of every change until it stops, also where another listener fails', async () => {
  const { onConsentChange, registerConsentManager, notifyConsentChange } = await openPage()
  vi.stubGlobal('reportError', vi.fn())
  const heard: boolean[] = []
  onConsentChange(() => {
    throw new Error('broken')
  })
  const stop = onConsentChange((allows) => heard.push(allows('experiments')))
  notifyConsentChange()
  registerConsentManager(() => true)
  notifyConsentChange()
  stop()
  notifyConsentChange()
  expect(heard).toEqual([false, true])
  expect(reportError).toHaveBeenCalledTimes(3)
  vi.unstubAllGlobals()
})
