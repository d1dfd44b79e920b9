import { expect, test } from 'vitest'
import { trackedEventCount } from '@/lib/measuring/tracking/analytics-events'
import { reportedEvents } from '@/lib/measuring/tracking/test-events'
import { trackLogin } from './track-login'

test.each([
  { answer: { next: '/', isDealer: false, savedAd: null }, events: [{ name: 'loginSucceeded', way: 'password' }], why: 'somebody logs in' },
  { answer: { next: '/', isDealer: true, savedAd: null }, events: [{ name: 'dealerLoginSucceeded' }], why: 'a dealer is no other login' },
  {
    answer: { next: '/', isDealer: false, savedAd: 7 },
    events: [
      { name: 'loginSucceeded', way: 'password' },
      { name: 'favouriteAdded', ad: 7 },
    ],
    why: 'the ad they wanted is saved',
  },
  { answer: undefined, events: [{ name: 'loginSucceeded', way: 'password' }], why: 'an answer that says nothing' },
])('what a login brought about is reported: $why', ({ answer, events }) => {
  const known = trackedEventCount()
  trackLogin('password', answer)
  expect(reportedEvents(known)).toEqual(events)
})
