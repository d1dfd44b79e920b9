import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { analyticsEvents, eventKeys } from '@/lib/tracking/events/event-table'
import { emittersOf, planFile, trackingPlan } from './tracking-plan-text'

test('the tracking plan is what the table and the code say today: npm run tracking-plan', () => {
  expect(readFileSync(planFile, 'utf8')).toBe(trackingPlan())
})

test.each([
  { text: "trackEvent({ name: 'adShared', ad: 1, way: 'copy' })", found: true, why: 'a call' },
  { text: "trackEvent({ name: isLogged ? 'adShared' : 'adFlagged' })", found: true, why: 'one of two names' },
  { text: "useTrackView(page.href, { name: 'adShared', ad })", found: true, why: 'the view of a screen' },
  { text: "const names = ['adShared']", found: false, why: 'the name alone' },
  { text: "trackEvent({ name: 'adFlagged' }); const other = { name: 'adShared' }", found: false, why: 'beside a call' },
  { text: "trackEvent({ name: 'adSharedTwice' })", found: false, why: 'a longer name' },
])('the emitter of an event is found by its call: $why', ({ text, found }) => {
  expect(emittersOf('adShared', [{ file: 'x.ts', text }])).toEqual(found ? ['x.ts'] : [])
})

test('an event that nothing emits says so', () => {
  expect(trackingPlan([]).match(/\| not yet \|/g)).toHaveLength(Object.keys(analyticsEvents).length)
})

test('no parameter can hold a text, and no two events share a key', () => {
  const rows = Object.values(analyticsEvents)
  const kinds = rows.flatMap(({ parameters }) => Object.values<unknown>(parameters))
  expect(kinds.filter((kind) => !Array.isArray(kind) && kind !== 'number' && kind !== 'number or null')).toEqual([])
  expect(new Set(eventKeys).size).toBe(rows.length)
  expect(eventKeys.filter((key) => !/^[a-z]+(_[a-z]+)*$/.test(key))).toEqual([])
})
