// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
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
