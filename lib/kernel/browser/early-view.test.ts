// @vitest-environment jsdom
import { performance as clock } from 'node:perf_hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countingMark, earlyViewPlace, noteEarlyView, storedNotes } from './early-view'

const consent = (...categories: string[]) => {
  document.cookie = `choice=${encodeURIComponent(JSON.stringify({ categories, data: { unproven: [{ purposes: ['measurement'] }] } }))}; Path=/`
}
let listeners = new AbortController()
beforeEach(() => {
  vi.stubGlobal('performance', clock) // jsdom's sets no marks
  clock.mark('first-contentful-paint')
  localStorage.clear()
  document.body.innerHTML = `<template id="${earlyViewPlace}" data-consent="choice measurement" data-view='{"views":[]}'></template>`
  consent('measurement', 'necessary')
  listeners = new AbortController()
  const { addEventListener } = window
  vi.spyOn(window, 'addEventListener').mockImplementation((name: string, call: EventListenerOrEventListenerObject) =>
    addEventListener.call(window, name, call, { signal: listeners.signal }),
  )
})
afterEach(() => {
  listeners.abort()
  clock.clearMarks()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const leave = (persisted = false) => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))
const notes = () => storedNotes().map((note): unknown => JSON.parse(note))

test('a page that was seen and left before its counting began is noted, with the time it was painted', () => {
  noteEarlyView()
  const before = Math.round(clock.timeOrigin)
  leave()
  expect(notes()).toMatchObject([{ address: '/', isLanding: true, view: '{"views":[]}' }])
  const [note] = notes()
  expect(Number(Reflect.get(Object(note), 'at'))).toBeGreaterThanOrEqual(before)
})

test.each([
  { why: 'the counting has begun', change: () => void clock.mark(countingMark) },
  { why: 'nothing was painted', change: () => clock.clearMarks() },
  { why: 'the page is of nobody who is counted', change: () => void (document.body.innerHTML = '') },
  { why: 'the choice now refuses, though an earlier one allowed', change: () => consent('necessary') },
  { why: 'there is no choice any more', change: () => void (document.cookie = 'choice=; Path=/; Max-Age=0') },
  { why: 'the cookie is no choice', change: () => void (document.cookie = 'choice=null; Path=/') },
])('nothing is stored where $why', ({ change }) => {
  noteEarlyView()
  change()
  leave()
  expect(localStorage).toHaveLength(0)
})

test('a page that comes back from the browser’s memory counts by itself, so its note goes', () => {
  noteEarlyView()
  leave(true)
  expect(notes()).toHaveLength(1)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(localStorage.getItem('early_views') ?? '').toBe('')
})

test('the latest hundred are stored', () => {
  noteEarlyView()
  for (let place = 0; place < 105; place += 1) leave()
  expect(notes()).toHaveLength(100)
})
