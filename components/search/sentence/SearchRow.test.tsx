// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { emptySearch, type SearchQuery } from '@/lib/market/search/query/search-query'
import type { TypedSentence } from '@/lib/market/search/sentence/typed-sentence'
import { SearchRow } from './SearchRow'

const visited: string[] = []
vi.mock('next/router', () => ({ useRouter: () => ({ push: (address: string) => Promise.resolve(visited.push(address)) }) }))

const panda = { make: { slug: 'fiat', name: 'Fiat' }, model: { slug: 'panda', name: 'Panda' } }
const query: SearchQuery = { ...emptySearch('usate'), vehicles: [panda], filters: { prezzo_a: ['10000'], carburante: ['gpl'] } }
const fuels = [
  { value: 'gpl', label: 'GPL', count: 38, chosen: true },
  { value: 'benzina', label: 'Benzina', count: 83, chosen: false },
]
/** jsdom lays nothing out. */
const nothingResizes = class {
  observe() {}
  disconnect() {}
}
const row = (sentence: TypedSentence | null = null) => (
  <SearchRow query={query} sentence={sentence} facets={{ carburante: fuels }} total={38} />
)

beforeAll(() => import('./TokenEditor')) // what a press loads takes its time on a busy machine
beforeEach(() => {
  visited.length = 0
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  vi.stubGlobal('ResizeObserver', nothingResizes)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a search is a row of buttons, a make and its model as one', () => {
  render(row())
  const tokens = screen.getByRole('list', { name: 'La tua ricerca' }).querySelectorAll('button[aria-haspopup=dialog]')
  expect([...tokens].map(({ textContent }) => textContent)).toEqual(['Fiat Panda', 'Fino a 10.000 €', 'GPL'])
})

test('a token opens its own filter with counts, ready to show the ads or to go', async () => {
  render(row())
  await userEvent.click(screen.getByRole('button', { name: 'GPL' }))
  expect(await screen.findByRole('dialog', { name: 'Carburante' })).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /GPL/ }).checked).toBe(true)
  expect(screen.getByRole('checkbox', { name: /Benzina.*83/ })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Mostra 38 annunci' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Togli' }))
  expect(visited).toEqual(['/usate/fiat/panda?prezzo_a=10000'])
})

test('arrow keys go through the tokens to the field and back, and Delete removes one and says so', async () => {
  render(row())
  screen.getByRole('button', { name: 'Fino a 10.000 €' }).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByLabelText('Aggiungi qualcosa alla ricerca'))
  await userEvent.keyboard('{ArrowLeft}{Delete}')
  expect(visited).toEqual(['/usate/fiat/panda?prezzo_a=10000'])
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Tolto: GPL')
})

test('the lens turns the row into the sentence as it was typed, and Escape turns it back', async () => {
  render(row({ text: 'panda gpl sotto 10mila', words: [], notes: [] }))
  await userEvent.click(screen.getByRole('button', { name: 'Scrivi la ricerca a parole' }))
  const field = await screen.findByDisplayValue('panda gpl sotto 10mila')
  await vi.waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'GPL' })).toBeDefined()
  expect(screen.queryByLabelText('Che auto cerchi? Dillo a parole tue')).toBeNull()
})

test('a word that was not understood comes first, and a press removes it', () => {
  render(<SearchRow query={{ ...query, words: 'figlia' }} sentence={null} facets={{}} total={38} />)
  const [first] = screen.getByRole('list', { name: 'La tua ricerca' }).querySelectorAll('[data-token]')
  expect(first?.getAttribute('aria-label')).toBe('Non capito: «figlia». Toglilo')
  expect(first?.getAttribute('href')).toBe('/usate/fiat/panda?carburante=gpl&prezzo_a=10000')
})

test('without JavaScript it is a form that sends the whole search, and links to the filters', () => {
  document.body.innerHTML = renderToString(row())
  const form = screen.getByRole<HTMLFormElement>('search')
  expect(form.getAttribute('action')).toBe('/usate/fiat/panda')
  expect([...new FormData(form)]).toEqual([
    ['carburante', 'gpl'],
    ['prezzo_a', '10000'],
    ['aggiungi', ''],
  ])
  expect(screen.getByRole('link', { name: 'GPL' }).getAttribute('href')).toContain('filtri=tutti')
})
