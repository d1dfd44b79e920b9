import { expect, test } from 'vitest'
import { onReport, report, reportedEvents, type AnalyticsEvent } from './events'

test('events are kept in the order they were reported', () => {
  report({ name: 'menuOpened', menu: 'search' })
  report({ name: 'menuClosed', menu: 'search' })
  expect(reportedEvents().slice(-2)).toEqual([{ name: 'menuOpened', menu: 'search' }, { name: 'menuClosed', menu: 'search' }])
})

test('only the latest hundred are kept, so that a long visit does not grow', () => {
  for (let time = 0; time < 150; time++) report({ name: 'loginOpened' })
  expect(reportedEvents()).toHaveLength(100)
})

test('a listener hears every new event until it stops', () => {
  const heard: AnalyticsEvent[] = []
  const stop = onReport((event) => heard.push(event))
  report({ name: 'adFlagged', ad: 1 })
  stop()
  report({ name: 'adFlagged', ad: 2 })
  expect(heard).toEqual([{ name: 'adFlagged', ad: 1 }])
})
