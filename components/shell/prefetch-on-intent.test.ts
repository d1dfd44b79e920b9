// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetchOnIntent } from './prefetch-on-intent'

const router = vi.hoisted(() => ({ prefetched: Array<unknown>() }))
vi.mock('next/router', () => ({
  default: {
    ready: (begin: () => void) => begin(),
    prefetch: async (...address: unknown[]) => {
      router.prefetched.push(address)
      throw new Error('the network is gone') // nobody hears of it: the page is fetched on the way
    },
  },
}))

const page = '<a href="/usate/fiat?prezzo_a=9000#filtri">Fiat</a><a href="https://altrove.example/usate">Altrove</a><button>Cerca</button>'

prefetchOnIntent()
beforeEach(() => {
  router.prefetched.length = 0
  document.body.innerHTML = page
})
afterEach(() => vi.restoreAllMocks())

/** Focuses an element and mocks `:focus-visible`, which jsdom lacks. */
function focus(selector: string, by: 'keyboard' | 'pointer' = 'keyboard') {
  const target = document.querySelector<HTMLElement>(selector)
  if (!target) throw new Error(`${selector} is not there`)
  vi.spyOn(target, 'matches').mockImplementation((selector) => selector === ':focus-visible' && by === 'keyboard')
  target.focus()
}

test('keyboard focus on an internal link prefetches its page, without the fragment', () => {
  focus('a')
  expect(router.prefetched).toEqual([['/usate/fiat?prezzo_a=9000', undefined, { priority: true }]])
})

test('focus by a press prefetches nothing, as the link is followed already', () => {
  focus('a', 'pointer')
  expect(router.prefetched).toEqual([])
})

test.each(['a[href^=https]', 'button'])('an element that leads to no page of ours prefetches nothing: %s', (selector) => {
  focus(selector)
  expect(router.prefetched).toEqual([])
})
