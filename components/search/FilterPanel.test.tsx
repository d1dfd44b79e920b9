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
  expect(asked).toEqual(['/api/v1/posts/count?carburante=diesel&lista=usate&opzioni=tutte'])
  expect(['diesel', 'benzina', 'automatico', 'gpl'].map(wordsAt)).toEqual(['Diesel9', 'Benzina8', 'Automatico0', 'GPL1'])
  expect(box('diesel')?.checked).toBe(true)
  expect([...container.querySelectorAll('[name=marca] option')].map(({ textContent }) => textContent)).toEqual([
    'Tutte',
    'Fiat (9)',
    'BMW (0)',
  ])
})

test('a search of several makes and models keeps them all in its form, and its fields add one more', () => {
  const fiat = { slug: 'fiat', name: 'Fiat' }
  const panda = { make: fiat, model: { slug: 'panda', name: 'Panda' } }
  const tipo = { make: fiat, model: { slug: 'tipo', name: 'Tipo' } }
  const bmw = { make: { slug: 'bmw', name: 'BMW' }, model: null }
  const valuesOf = (container: HTMLElement) => {
    const form = container.querySelector('form') ?? undefined
    return ['marca', 'modello', 'senza_marca'].map((name) => new FormData(form).getAll(name))
  }
  const several = render(<FilterPanel query={{ ...emptySearch('usate'), vehicles: [bmw, panda] }} facets={facets} total={52} />)
  expect(valuesOf(several.container)).toEqual([['bmw', 'fiat:panda', ''], [''], []])
  expect(screen.getByLabelText('Aggiungi una marca')).toBeDefined()
  cleanup()
  const one = { ...emptySearch('usate'), vehicles: [{ make: fiat, model: null }], excluded: [panda, tipo] }
  expect(valuesOf(render(<FilterPanel query={one} facets={facets} total={40} />).container)).toEqual([
    ['fiat'],
    [''],
    ['fiat:panda', 'fiat:tipo'],
  ])
})

const folded = () => screen.getByText('Carrozzeria').closest('details')
const openFolded = () => fireEvent.click(screen.getByText('Carrozzeria'))

test('the filters of a folded group are drawn when it is opened, those of a group that is asked once, by whatever way', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(Response.json({ count: 52, options: { carrozzeria: { suv: 9, berlina: 40 }, provincia: { mi: 3 } } }))
  })
  const { container } = render(<FilterPanel query={emptySearch('usate')} facets={facets} total={52} />)
  const names = () => [...(folded()?.querySelectorAll<HTMLInputElement>('input[name=carrozzeria]') ?? [])].map(({ value }) => value)
  expect([folded()?.open, names()]).toEqual([false, []])
  expect(folded()?.querySelector('a')?.getAttribute('href')).toBe('/usate?filtri=tutti#filtri')
  openFolded()
  expect(await screen.findByRole('checkbox', { name: 'SUV 9' })).toBeDefined()
  expect(names()).toEqual(['berlina', 'suv'])
  expect(folded()?.querySelector('a'), 'the way without JavaScript').toBeNull()
  fireEvent.click(screen.getByText('Dove'))
  expect(container.querySelector('[name=provincia][value=mi]')).not.toBeNull()
  expect(asked).toEqual(['/api/v1/posts/count?lista=usate&opzioni=tutte'])
})

test('the options of a folded group belong to what has been chosen so far; without an answer they stand there without numbers', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.reject(new Error('offline'))
  })
  render(<FilterPanel query={emptySearch('usate')} facets={facets} total={52} />)
  fireEvent.click(screen.getByRole('checkbox', { name: /^Diesel/ }))
  openFolded()
  const box = await screen.findByRole('checkbox', { name: 'SUV' })
  expect(box.closest('label')?.textContent).toBe('SUV')
  expect(asked.at(-1)).toBe('/api/v1/posts/count?carburante=diesel&lista=usate&opzioni=tutte')
})

test('a group that holds a chosen filter stands unfolded from the start, and on the page of all filters every group does', () => {
  const groupsOf = (container: HTMLElement) => [...container.querySelectorAll('details')].map(({ open }) => open)
  const body = { ...facets, carrozzeria: [option('suv', 'SUV', 9)] }
  const chosen = render(<FilterPanel query={{ ...emptySearch('usate'), filters: { carrozzeria: ['suv'] } }} facets={body} total={9} />)
  expect([folded()?.open, screen.queryByRole('checkbox', { name: 'SUV 9' }) !== null]).toEqual([true, true])
  expect(groupsOf(chosen.container).every(Boolean)).toBe(false)
  cleanup()
  const all = render(<FilterPanel query={emptySearch('usate')} facets={body} total={9} hasAllFilters />)
  expect(groupsOf(all.container)).toEqual(groupsOf(all.container).map(() => true))
  expect(all.container.querySelectorAll('[name=dotazioni]').length).toBeGreaterThan(20)
})
