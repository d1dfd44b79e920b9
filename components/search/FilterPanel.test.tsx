// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptySearch } from '@/lib/market/search/search-query'
import type { Facets } from '@/lib/market/search/search-results'
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

const option = (value: string, label: string, count: number) => ({ value, label, count, chosen: false })
const facets: Facets = {
  marca: [option('fiat', 'Fiat', 40), option('bmw', 'BMW', 12)],
  carburante: [option('diesel', 'Diesel', 20), option('benzina', 'Benzina', 30), option('gpl', 'GPL', 0)],
  cambio: [option('manuale', 'Manuale', 35), option('automatico', 'Automatico', 17)],
}
const answer = { count: 9, options: { marca: { fiat: 9 }, carburante: { diesel: 9, benzina: 8, gpl: 1 }, cambio: { manuale: 9 } } }

test('the numbers beside all options follow what is being chosen, and no option disappears meanwhile', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(Response.json(answer))
  })
  const { container } = render(<FilterPanel query={emptySearch('usate')} facets={facets} total={52} />)
  const box = (value: string) => container.querySelector<HTMLInputElement>(`input[value=${value}]`)
  const wordsAt = (value: string) => box(value)?.closest('label')?.textContent
  expect(box('gpl')).toBeNull()
  box('diesel')?.click()
  await expect.poll(() => wordsAt('manuale')).toBe('Manuale9')
  expect(asked).toEqual(['/api/v1/posts/count?carburante=diesel&raggio=50&lista=usate&opzioni=tutte'])
  expect(['diesel', 'benzina', 'automatico', 'gpl'].map(wordsAt)).toEqual(['Diesel9', 'Benzina8', 'Automatico0', 'GPL1'])
  expect(box('diesel')?.checked).toBe(true)
  expect([...container.querySelectorAll('[name=marca] option')].map(({ textContent }) => textContent)).toEqual([
    'Tutte',
    'Fiat (9)',
    'BMW (0)',
  ])
})
