// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link } from './Link'

const router = vi.hoisted(() => ({ pushed: Array<unknown>(), prefetched: Array<unknown>() }))
vi.mock('next/router', () => ({
  default: {
    push: async (...address: unknown[]) => void router.pushed.push(address),
    prefetch: async (...address: unknown[]) => void router.prefetched.push(address),
  },
}))

beforeEach(() => {
  router.pushed.length = 0
  router.prefetched.length = 0
  document.addEventListener('click', stay)
})
afterEach(() => {
  document.removeEventListener('click', stay)
  cleanup()
})
let wasPrevented = false
/** jsdom follows no link; what the application left to the browser is noted. */
function stay(event: MouseEvent): void {
  wasPrevented = event.defaultPrevented
  event.preventDefault()
}

const link = () => screen.getByRole('link', { name: 'Fiat' })

test('a press on a link navigates without a whole load, to the top unless `scroll` is false', () => {
  render(<Link href="/usate/fiat?prezzo_a=9000">Fiat</Link>)
  fireEvent.click(link())
  cleanup()
  render(
    <Link href="/usate" scroll={false}>
      Fiat
    </Link>,
  )
  fireEvent.click(link())
  expect([router.pushed, wasPrevented]).toEqual([
    [
      ['/usate/fiat?prezzo_a=9000', undefined, { scroll: true }],
      ['/usate', undefined, { scroll: false }],
    ],
    true,
  ])
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press for a new tab or window is left to the browser: %o',
  (press) => {
    render(<Link href="/usate">Fiat</Link>)
    fireEvent.click(link(), press)
    expect([router.pushed, wasPrevented]).toEqual([[], false])
  },
)

test.each([{ target: '_blank' }, { download: 'annunci.csv' }])('a link with a target or a download is left to the browser: %o', (own) => {
  render(
    <Link href="/usate" {...own}>
      Fiat
    </Link>,
  )
  fireEvent.click(link())
  expect([router.pushed, wasPrevented]).toEqual([[], false])
})

test('a link whose own handler prevents the default is not followed', () => {
  render(
    <Link href="/accedi" onClick={(event) => event.preventDefault()}>
      Fiat
    </Link>,
  )
  fireEvent.click(link())
  expect(router.pushed).toEqual([])
})

test('a pointer or a finger on a link prefetches its page, without the fragment', () => {
  render(<Link href="/usate/fiat?prezzo_a=9000#filtri">Fiat</Link>)
  fireEvent.mouseEnter(link())
  fireEvent.touchStart(link())
  const fetched = ['/usate/fiat?prezzo_a=9000', undefined, { priority: true }]
  expect(router.prefetched).toEqual([fetched, fetched])
})
