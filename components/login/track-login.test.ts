import { expect, test } from 'vitest'
import { trackedEventCount } from '@/lib/tracking/events/analytics-events'
import { reportedEvents } from '@/lib/tracking/test-events'
import { trackLogin } from './track-login'

test.each([
  { outcome: { isDealer: false, savedAd: null }, events: [{ name: 'loginSucceeded', way: 'password' }], why: 'somebody logs in' },
  { outcome: { isDealer: true, savedAd: null }, events: [{ name: 'dealerLoginSucceeded' }], why: 'a dealer is no other login' },
  {
    outcome: { isDealer: false, savedAd: 7 },
    events: [
      { name: 'loginSucceeded', way: 'password' },
      { name: 'favouriteAdded', ad: 7 },
    ],
    why: 'the ad they wanted is saved',
  },
])('the events of a login are reported: $why', ({ outcome, events }) => {
  const known = trackedEventCount()
  trackLogin('password', outcome)
  expect(reportedEvents(known)).toEqual(events)
})
