import { expect, test, vi } from 'vitest'
import { reportedEvents } from '@/lib/tracking/test-events'
import { type AnalyticsEvent, subscribeToEvents, trackEvent, trackedEventCount } from './analytics-events'
import { analyticsEvents } from './event-table'

test('events stay in the order they were reported', () => {
  trackEvent({ name: 'menuOpened', menu: 'search' })
  trackEvent({ name: 'menuClosed', menu: 'search' })
  expect(reportedEvents().slice(-2)).toEqual([
    { name: 'menuOpened', menu: 'search' },
    { name: 'menuClosed', menu: 'search' },
  ])
})

test('only the latest hundred events stay, so that a long visit does not grow', () => {
  for (let time = 0; time < 150; time++) trackEvent({ name: 'loginOpened' })
  expect(reportedEvents()).toHaveLength(100)
})

test('a subscriber gets the events after those it knows, and every new one until its end', () => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  const heard: [AnalyticsEvent, number][] = []
  trackEvent({ name: 'adFlagged', ad: 1 })
  const known = trackedEventCount()
  vi.setSystemTime(2_000)
  trackEvent({ name: 'adFlagged', ad: 2 })
  vi.setSystemTime(3_000)
  const stop = subscribeToEvents((event, at) => heard.push([event, at]), known)
  trackEvent({ name: 'adFlagged', ad: 3 })
  stop()
  trackEvent({ name: 'adFlagged', ad: 4 })
  expect(heard).toEqual([
    [{ name: 'adFlagged', ad: 2 }, 2_000],
    [{ name: 'adFlagged', ad: 3 }, 3_000],
  ])
  vi.useRealTimers()
})

test('a subscriber gets at most the latest hundred events that it missed', () => {
  const heard: AnalyticsEvent[] = []
  const known = trackedEventCount()
  for (let ad = 0; ad < 150; ad++) trackEvent({ name: 'adFlagged', ad })
  subscribeToEvents((event) => heard.push(event), known)()
  expect([heard.length, heard[0]]).toEqual([100, { name: 'adFlagged', ad: 50 }])
})

test('dealers have events of their own for login and registration', () => {
  const { loginSucceeded, registrationSucceeded, registrationFailed, ...others } = analyticsEvents
  const { dealerLoginSucceeded, dealerRegistrationSucceeded, dealerRegistrationFailed } = others
  const conversions = [loginSucceeded, registrationSucceeded, dealerLoginSucceeded, dealerRegistrationSucceeded].map((event) => event.key)
  expect(new Set(conversions).size, 'counted apart from those of everybody').toBe(4)
  expect(dealerRegistrationFailed.it).not.toBe(registrationFailed.it)
})
