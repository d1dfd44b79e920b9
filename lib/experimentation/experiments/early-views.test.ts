// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { earlyViewsName } from '@/lib/kernel/browser/early-view'
import { exposure } from '@/lib/tracking/test-tracking'
import { takeEarlyViews } from './early-views'

const view = { exposures: [exposure], views: [{ name: 'adViewed', ad: 7, category: 'auto' }] }
const noteOf = (change: object = {}) =>
  JSON.stringify({ at: 1_000, address: '/usate?regione=lazio', isLanding: true, view: JSON.stringify(view), ...change })
const store = (...notes: string[]) => localStorage.setItem(earlyViewsName, notes.join('\n'))
beforeEach(() => localStorage.clear())

test('a note gives what its page showed, with the segments of that page, and is given once', () => {
  store(noteOf())
  expect(takeEarlyViews()).toMatchObject([
    {
      at: 1_000,
      exposures: [{ ...exposure, segments: { region: 'lazio', landingPage: 'list', loggedIn: 'no' } }],
      events: [{ name: 'adViewed', ad: 7, category: 'auto' }],
    },
  ])
  expect(takeEarlyViews()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('what somebody else wrote there is left out, and the rest is read', () => {
  const odd = [
    '',
    'x',
    '[]',
    'null',
    noteOf({ at: 'now' }),
    noteOf({ address: 7 }),
    noteOf({ view: 'x' }),
    noteOf({ view: JSON.stringify({ exposures: [7, null, { experimentId: 7 }], views: [{ name: 'toString' }, { name: 'nobody' }, 7] }) }),
  ]
  store(...odd, noteOf())
  const taken = takeEarlyViews()
  expect(taken.map(({ exposures, events }) => exposures.length + events.length)).toEqual([0, 0, 2])
})
