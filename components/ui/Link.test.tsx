// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link } from './Link'

const asked = vi.hoisted(() => ({ pushed: Array<unknown>(), prefetched: Array<unknown>() }))
vi.mock('next/router', () => ({
  default: {
    push: async (...address: unknown[]) => void asked.pushed.push(address),
    prefetch: async (...address: unknown[]) => void asked.prefetched.push(address),
  },
}))

beforeEach(() => {
  asked.pushed.length = 0
  asked.prefetched.length = 0
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

test('a press leads on without a whole load, to the top of the next page or, if so wanted, to where this one stands', () => {
  render(<Link href="/usate/fiat?prezzo_a=9000">Fiat</Link>)
  fireEvent.click(link())
  cleanup()
  render(
    <Link href="/usate" scroll={false}>
      Fiat
    </Link>,
  )
  fireEvent.click(link())
  expect([asked.pushed, wasPrevented]).toEqual([
    [
      ['/usate/fiat?prezzo_a=9000', undefined, { scroll: true }],
      ['/usate', undefined, { scroll: false }],
    ],
    true,
  ])
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'another tab or window is left to the browser: %o',
  (press) => {
    render(<Link href="/usate">Fiat</Link>)
    fireEvent.click(link(), press)
    expect([asked.pushed, wasPrevented]).toEqual([[], false])
  },
)

test.each([{ target: '_blank' }, { download: 'annunci.csv' }])('so is a link that says where it leads: %o', (own) => {
  render(
    <Link href="/usate" {...own}>
      Fiat
    </Link>,
  )
  fireEvent.click(link())
  expect([asked.pushed, wasPrevented]).toEqual([[], false])
})

test('what its own handler has taken over is not followed', () => {
  render(
    <Link href="/accedi" onClick={(event) => event.preventDefault()}>
      Fiat
    </Link>,
  )
  fireEvent.click(link())
  expect(asked.pushed).toEqual([])
})

test('a pointer or a finger on it fetches the page it leads to, without the place in it', () => {
  render(<Link href="/usate/fiat?prezzo_a=9000#filtri">Fiat</Link>)
  fireEvent.mouseEnter(link())
  fireEvent.touchStart(link())
  const fetched = ['/usate/fiat?prezzo_a=9000', undefined, { priority: true }]
  expect(asked.prefetched).toEqual([fetched, fetched])
})
