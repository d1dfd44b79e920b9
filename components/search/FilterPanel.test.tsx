// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptySearch } from '@/lib/market/search/search-query'
import { FilterPanel } from './FilterPanel'

vi.mock('next/router', () => ({ useRouter: () => ({ push: () => Promise.resolve(true) }) }))
/** jsdom lays nothing out. */
const nothingResizes = class {
  observe() {}
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('ResizeObserver', nothingResizes))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function draw(filters: Record<string, readonly string[]> = {}) {
  render(<FilterPanel query={{ ...emptySearch('annunci'), filters }} facets={{}} total={4466} />)
}

test('the button says how many ads in one piece, without a gap inside', () => {
  draw()
  const button = screen.getByRole('button', { name: 'Mostra 4.466 annunci' })
  expect([...button.childNodes].map((node) => node.textContent)).toEqual(['Mostra 4.466 annunci'])
})

test.each([
  { count: 62, said: '62 annunci' },
  { count: 1, said: '1 annuncio' },
])('a new count is announced with what it counts: «$said»', async ({ count, said }) => {
  vi.stubGlobal('fetch', async () => Response.json({ count }))
  draw()
  expect(screen.getByRole('status').textContent).toBe('')
  await act(async () => void fireEvent.change(screen.getByLabelText('Prezzo da'), { target: { value: '9000' } }))
  expect(await screen.findByRole('button', { name: `Mostra ${said}` })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe(said)
})

test('«Azzera tutto» stands there only when something is set', () => {
  draw()
  expect(screen.queryByRole('link', { name: 'Azzera tutto' })).toBeNull()
  cleanup()
  draw({ prezzo_a: ['30000'] })
  expect(screen.getByRole('link', { name: 'Azzera tutto' }).getAttribute('href')).toBe('/annunci')
})

test('the limits are written like all numbers, years without a dot, also once they are typed', () => {
  draw({ prezzo_a: ['30000'], anno_da: ['2018'] })
  const price = screen.getByLabelText<HTMLInputElement>('Prezzo a')
  expect([price.value, screen.getByLabelText<HTMLInputElement>('Anno di immatricolazione da').value]).toEqual(['30.000', '2018'])
  for (const [typed, shown] of [
    ['12500', '12.500'],
    ['12.500 €', '12.500'],
    ['tanto', 'tanto'],
    ['', ''],
  ] as const) {
    fireEvent.change(price, { target: { value: typed } })
    fireEvent.blur(price)
    expect(price.value, typed).toBe(shown)
  }
})
