import { expect, test, vi } from 'vitest'
import { type AnalyticsEvent, followReports, report, reportedCount } from './events'
import { reportedEvents } from './test-events'

test('events are kept in the order they were reported', () => {
  report({ name: 'menuOpened', menu: 'search' })
  report({ name: 'menuClosed', menu: 'search' })
  expect(reportedEvents().slice(-2)).toEqual([
    { name: 'menuOpened', menu: 'search' },
    { name: 'menuClosed', menu: 'search' },
  ])
})

test('only the latest hundred are kept, so that a long visit does not grow', () => {
  for (let time = 0; time < 150; time++) report({ name: 'loginOpened' })
  expect(reportedEvents()).toHaveLength(100)
})

test('whoever follows hears what came after those they know, and every new event until they stop, each with its time', () => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  const heard: [AnalyticsEvent, number][] = []
  report({ name: 'adFlagged', ad: 1 })
  const known = reportedCount()
  vi.setSystemTime(2_000)
  report({ name: 'adFlagged', ad: 2 })
  vi.setSystemTime(3_000)
  const stop = followReports((event, at) => heard.push([event, at]), known)
  report({ name: 'adFlagged', ad: 3 })
  stop()
  report({ name: 'adFlagged', ad: 4 })
  expect(heard).toEqual([
    [{ name: 'adFlagged', ad: 2 }, 2_000],
    [{ name: 'adFlagged', ad: 3 }, 3_000],
  ])
  vi.useRealTimers()
})

test('of what was not heard, no more than the latest hundred are made up for', () => {
  const heard: AnalyticsEvent[] = []
  const known = reportedCount()
  for (let ad = 0; ad < 150; ad++) report({ name: 'adFlagged', ad })
  followReports((event) => heard.push(event), known)()
  expect([heard.length, heard[0]]).toEqual([100, { name: 'adFlagged', ad: 50 }])
})
