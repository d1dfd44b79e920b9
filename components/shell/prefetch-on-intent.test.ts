// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetchOnIntent } from './prefetch-on-intent'

const asked = vi.hoisted(() => ({ prefetched: Array<unknown>() }))
vi.mock('next/router', () => ({
  default: {
    ready: (begin: () => void) => begin(),
    prefetch: async (...address: unknown[]) => {
      asked.prefetched.push(address)
      throw new Error('the network is gone') // nobody hears of it: the page is fetched on the way
    },
  },
}))

const page = '<a href="/usate/fiat?prezzo_a=9000#filtri">Fiat</a><a href="https://altrove.example/usate">Altrove</a><button>Cerca</button>'

prefetchOnIntent()
beforeEach(() => {
  asked.prefetched.length = 0
  document.body.innerHTML = page
})
afterEach(() => vi.restoreAllMocks())

/** What a browser says of a focus that came by the keyboard; jsdom cannot know. */
function focus(selector: string, by: 'keyboard' | 'pointer' = 'keyboard') {
  const target = document.querySelector<HTMLElement>(selector)
  if (!target) throw new Error(`${selector} is not there`)
  vi.spyOn(target, 'matches').mockImplementation((asks) => asks === ':focus-visible' && by === 'keyboard')
  target.focus()
}

test('the focus of a keyboard on a link of ours fetches the page it leads to, without the place in it', () => {
  focus('a')
  expect(asked.prefetched).toEqual([['/usate/fiat?prezzo_a=9000', undefined, { priority: true }]])
})

test('a focus that a press has left is none: the link is being followed already', () => {
  focus('a', 'pointer')
  expect(asked.prefetched).toEqual([])
})

test.each(['a[href^=https]', 'button'])('on what leads to no page of ours nothing is fetched: %s', (selector) => {
  focus(selector)
  expect(asked.prefetched).toEqual([])
})
