// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import Router from 'next/router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useBackToPlace } from './use-back-to-place'

/** What a browser and Next do with the history: an entry has a key, and every rendered page begins at its top. */
function enter(key: string) {
  Router.events.emit('routeChangeStart', `/${key}`)
  window.history.replaceState({ key }, '')
  window.scrollY = 0
  Router.events.emit('routeChangeComplete', `/${key}`)
}
function comeBackTo(key: string, end: 'routeChangeComplete' | 'routeChangeError' = 'routeChangeComplete') {
  window.history.replaceState({ key }, '')
  window.dispatchEvent(new PopStateEvent('popstate', { state: { key } }))
  Router.events.emit('routeChangeStart', `/${key}`)
  window.scrollY = 0
  Router.events.emit(end, `/${key}`)
}

beforeEach(() => {
  Object.assign(document, { elementFromPoint: () => null }) // jsdom lays nothing out
  window.history.replaceState({ key: 'list' }, '')
  window.scrollTo = ({ top }: ScrollToOptions = {}) => void (window.scrollY = top ?? 0)
  renderHook(useBackToPlace)
})
afterEach(cleanup)

test('back and forward restore the scroll positions of list and ad', () => {
  window.scrollY = 2_400
  enter('ad')
  window.scrollY = 700
  comeBackTo('list')
  expect(window.scrollY).toBe(2_400)
  comeBackTo('ad')
  expect(window.scrollY).toBe(700)
})

test('a page entered by a link begins at its top, also after an earlier visit', () => {
  window.scrollY = 2_400
  enter('ad')
  enter('list again')
  expect(window.scrollY).toBe(0)
})

test('each visit of a list has its own scroll position', () => {
  window.scrollY = 100
  enter('page 2')
  window.scrollY = 900
  enter('ad')
  comeBackTo('page 2')
  expect(window.scrollY).toBe(900)
  comeBackTo('list')
  expect(window.scrollY).toBe(100)
})

test('a page that was left by a whole load is not scrolled', () => {
  comeBackTo('unknown')
  expect(window.scrollY).toBe(0)
})

test('going back twice without waiting preserves all scroll positions', () => {
  window.scrollY = 100
  enter('page 2')
  window.scrollY = 900
  enter('ad')
  window.scrollY = 300
  comeBackTo('page 2', 'routeChangeError')
  comeBackTo('list')
  expect(window.scrollY).toBe(100)
  comeBackTo('page 2')
  expect(window.scrollY).toBe(900)
  comeBackTo('ad')
  expect(window.scrollY).toBe(300)
})

test('a jump within the page and back from it does not scroll, and the position is still stored', () => {
  window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'list' } }))
  Router.events.emit('hashChangeComplete', '/list')
  window.scrollY = 900
  enter('ad')
  comeBackTo('list')
  expect(window.scrollY).toBe(900)
})
