// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { equipmentItems } from '@/lib/market/catalogue/equipment'
import type { Facets } from '@/lib/market/search/page/search-results'
import { emptySearch } from '@/lib/market/search/query/search-query'
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

function renderPanel(filters: Record<string, readonly string[]> = {}) {
  render(<FilterPanel query={{ ...emptySearch('annunci'), filters }} facets={{}} total={4466} />)
}

test('the button of the filters holds its number of ads in one text node', () => {
  renderPanel()
  const button = screen.getByRole('button', { name: 'Mostra 4.466 annunci' })
  expect([...button.childNodes].map((node) => node.textContent)).toEqual(['Mostra 4.466 annunci'])
})

test.each([
  { count: 62, said: '62 annunci' },
  { count: 1, said: '1 annuncio' },
])('a new count of ads is announced with its noun: «$said»', async ({ count, said }) => {
  vi.stubGlobal('fetch', async () => Response.json({ count }))
  renderPanel()
  expect(screen.getByRole('status').textContent).toBe('')
  await act(async () => void fireEvent.change(screen.getByLabelText('Prezzo da'), { target: { value: '9000' } }))
  expect(await screen.findByRole('button', { name: `Mostra ${said}` })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe(said)
})

test('«Azzera tutto» is shown only when a filter is set', () => {
  renderPanel()
  expect(screen.queryByRole('link', { name: 'Azzera tutto' })).toBeNull()
  cleanup()
  renderPanel({ prezzo_a: ['30000'] })
  expect(screen.getByRole('link', { name: 'Azzera tutto' }).getAttribute('href')).toBe('/annunci')
})

test('the limits of filters are formatted as numbers, years without a dot, also once typed', () => {
  renderPanel({ prezzo_a: ['30000'], anno_da: ['2018'] })
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

test('the counts of all options follow each choice, and no option disappears', async () => {
  const requested: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    requested.push(address)
    return Promise.resolve(Response.json(answer))
  })
  const { container } = render(<FilterPanel query={emptySearch('usate')} facets={facets} total={52} />)
  const box = (value: string) => container.querySelector<HTMLInputElement>(`input[value=${value}]`)
  const wordsAt = (value: string) => box(value)?.closest('label')?.textContent
  expect([wordsAt('gpl'), box('gpl')?.disabled, box('diesel')?.disabled]).toEqual(['GPL0', true, false])
  box('diesel')?.click()
  await expect.poll(() => wordsAt('manuale')).toBe('Manuale9')
  expect(requested).toEqual(['/api/v1/posts/count?carburante=diesel&lista=usate&opzioni=tutte&opzioni=dotazioni'])
  expect(['diesel', 'benzina', 'automatico', 'gpl'].map(wordsAt)).toEqual(['Diesel9', 'Benzina8', 'Automatico0', 'GPL1'])
  expect(box('diesel')?.checked).toBe(true)
  expect(
    ['automatico', 'gpl'].map((value) => box(value)?.disabled),
    'only what would find nothing',
  ).toEqual([true, false])
  expect([...container.querySelectorAll('[name=marca] option')].map(({ textContent }) => textContent)).toEqual([
    'Tutte',
    'Fiat (9)',
    'BMW (0)',
  ])
})

test('a form with several makes and models sends them all, and its fields add one more', () => {
  const fiat = { slug: 'fiat', name: 'Fiat' }
  const panda = { make: fiat, model: { slug: 'panda', name: 'Panda' } }
  const tipo = { make: fiat, model: { slug: 'tipo', name: 'Tipo' } }
  const bmw = { make: { slug: 'bmw', name: 'BMW' }, model: null }
  const valuesOf = (container: HTMLElement) => {
    const form = container.querySelector('form') ?? undefined
    return ['marca', 'modello', 'senza_marca'].map((name) => new FormData(form).getAll(name))
  }
  const several = render(<FilterPanel query={{ ...emptySearch('usate'), vehicles: [bmw, panda] }} facets={facets} total={52} />)
  expect(valuesOf(several.container)).toEqual([['bmw', 'fiat:panda'], [], []])
  cleanup()
  const one = { ...emptySearch('usate'), vehicles: [{ make: fiat, model: null }], excluded: [panda, tipo] }
  expect(valuesOf(render(<FilterPanel query={one} facets={facets} total={40} />).container)).toEqual([
    ['fiat'],
    [''],
    ['fiat:panda', 'fiat:tipo'],
  ])
})

test('a list without ads offers a way out in place of the button, until a filter changes', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ count: 62, options: {} }))
  const suggestion = { labels: ['Fino a 1 €'], href: '/usate', count: 1_383 }
  render(<FilterPanel query={emptySearch('usate')} facets={facets} total={0} suggestion={suggestion} />)
  expect(screen.getByRole('link', { name: 'Togli «Fino a 1 €»: 1.383 annunci' }).getAttribute('href')).toBe('/usate')
  expect(screen.queryByRole('button', { name: /^Mostra/ })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Diesel 20' }))
  expect(await screen.findByRole('button', { name: 'Mostra 62 annunci' })).toBeDefined()
})

test('an option without ads is disabled unless it is ticked', async () => {
  const none = { count: 0, options: { marca: {}, carburante: {}, cambio: {} } }
  vi.stubGlobal('fetch', async () => Response.json(none))
  const chosen = { ...facets, cambio: [{ ...option('manuale', 'Manuale', 0), chosen: true }, option('automatico', 'Automatico', 17)] }
  render(<FilterPanel query={{ ...emptySearch('usate'), filters: { cambio: ['manuale'] } }} facets={chosen} total={0} />)
  const boxOf = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  expect([boxOf('GPL 0').disabled, boxOf('Manuale 0').disabled]).toEqual([true, false])
  fireEvent.click(boxOf('Diesel 20'))
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Diesel 0' })).disabled).toBe(false)
  expect(boxOf('Automatico 0').disabled).toBe(true)
  fireEvent.click(boxOf('Manuale 0'))
  await expect.poll(() => boxOf('Manuale 0').disabled).toBe(true)
})

test('a row of makes and models shows its count, the search without it and other models of its make', () => {
  const fiat = { slug: 'fiat', name: 'Fiat' }
  const query = {
    ...emptySearch('usate'),
    vehicles: [
      { make: { slug: 'bmw', name: 'BMW' }, model: null },
      { make: fiat, model: { slug: 'panda', name: 'Panda' } },
    ],
  }
  const models = [{ ...option('fiat:panda', 'Panda', 29), chosen: true }, option('fiat:500', '500', 15), option('bmw:x3', 'X3', 4)]
  const { container } = render(<FilterPanel query={query} facets={{ ...facets, modello: models }} total={41} />)
  const row = screen.getByText('Fiat Panda').closest('details')
  expect([row?.querySelector('summary')?.textContent, screen.getByText('BMW').closest('summary')?.textContent]).toEqual([
    'Fiat Pandatutte le versioni · 29',
    'BMWtutti i modelli · 12',
  ])
  expect(screen.getByRole('link', { name: 'Togli Fiat Panda' }).getAttribute('href')).toBe('/usate/bmw')
  fireEvent.click(screen.getByText('Fiat Panda'))
  const select = screen.getByLabelText<HTMLSelectElement>('Modello Fiat')
  expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
    ['fiat', 'Tutti i modelli'],
    ['fiat:panda', 'Panda (29)'],
    ['fiat:500', '500 (15)'],
  ])
  fireEvent.change(select, { target: { value: 'fiat:500' } })
  fireEvent.click(screen.getByText('Aggiungi marca e modello'))
  fireEvent.change(screen.getByLabelText('Altra marca'), { target: { value: 'fiat' } })
  expect(new FormData(container.querySelector('form') ?? undefined).getAll('marca')).toEqual(['bmw', 'fiat:500', 'fiat'])
})

test('whole makes and single models can be excluded, and an exclusion can be removed', () => {
  const fiat = { make: { slug: 'fiat', name: 'Fiat' }, model: null }
  const panda = { ...fiat, model: { slug: 'panda', name: 'Panda' } }
  const offered = () => [...screen.getByLabelText<HTMLSelectElement>(/da escludere$/).options].map(({ value }) => value)
  render(<FilterPanel query={emptySearch('usate')} facets={facets} total={52} />)
  fireEvent.click(screen.getByText('Escludi una marca'))
  expect(offered()).toEqual(['', 'fiat', 'bmw'])
  cleanup()
  const models = { ...facets, modello: [option('fiat:panda', 'Panda', 0), option('fiat:500', '500', 15)] }
  render(<FilterPanel query={{ ...emptySearch('usate'), vehicles: [fiat], excluded: [panda] }} facets={models} total={15} />)
  fireEvent.click(screen.getByText('Escludi un modello'))
  expect(offered()).toEqual(['', 'fiat:500'])
  expect(screen.getByRole('link', { name: 'Non escludere più Fiat Panda' }).getAttribute('href')).toBe('/usate/fiat')
  cleanup()
  render(<FilterPanel query={{ ...emptySearch('usate'), vehicles: [panda] }} facets={models} total={15} />)
  expect(screen.queryByText(/^Escludi/)).toBeNull()
})

test('power in CV or in kW finds the same ads', () => {
  const { container } = render(
    <FilterPanel query={{ ...emptySearch('usate'), filters: { cv_da: ['60'], cv_a: ['95'] } }} facets={facets} total={9} />,
  )
  const sent = () => [...new FormData(container.querySelector('form') ?? undefined)].filter(([name]) => /^(?:cv|kw)_/.test(name))
  fireEvent.click(screen.getByRole('button', { name: 'kW' }))
  expect(sent()).toEqual([
    ['kw_da', '44'],
    ['kw_a', '70'],
  ])
  expect(screen.getByRole('button', { name: 'kW' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.change(screen.getByLabelText('Potenza da'), { target: { value: 'tanto' } })
  fireEvent.click(screen.getByRole('button', { name: 'CV' }))
  expect(sent()).toEqual([
    ['cv_da', 'tanto'],
    ['cv_a', '95'],
  ])
})

const pieces = (chosen: readonly string[] = []) =>
  Object.entries(equipmentItems).map(([value, label]) => ({ value, label, count: 9, chosen: chosen.includes(value) }))

test('a group of equipment shows how many of its pieces are chosen, and is folded at none', () => {
  const query = { ...emptySearch('usate'), filters: { dotazioni: ['abs', 'esp'] } }
  const { container } = render(<FilterPanel query={query} facets={{ ...facets, dotazioni: pieces(['abs', 'esp']) }} total={9} />)
  const rowOf = (name: string) => screen.getByRole('group', { name, hidden: true }).closest('details')
  const rows = () =>
    ['Sicurezza', 'Assistenza alla guida'].map((name) => [rowOf(name)?.open, rowOf(name)?.querySelector('summary')?.textContent])
  expect(rows()).toEqual([
    [true, 'Sicurezza2 scelte'],
    [false, 'Assistenza alla guida'],
  ])
  fireEvent.click(screen.getByRole('checkbox', { name: 'ABS 9' }))
  expect(rows()[0]).toEqual([true, 'Sicurezza1 scelta'])
  expect(new FormData(container.querySelector('form') ?? undefined).getAll('dotazioni')).toEqual(['esp'])
})

const folded = () => screen.getByText('Carrozzeria').closest('details')
const openFolded = () => fireEvent.click(screen.getByText('Carrozzeria'))

test('the filters of a folded group are rendered when it is opened, and requested once', async () => {
  const requested: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    requested.push(address)
    return Promise.resolve(Response.json({ count: 52, options: { carrozzeria: { suv: 9, berlina: 40 }, provincia: { mi: 3 } } }))
  })
  const { container } = render(<FilterPanel query={emptySearch('usate')} facets={facets} total={52} />)
  const names = () => [...(folded()?.querySelectorAll<HTMLInputElement>('input[name=carrozzeria]:enabled') ?? [])].map(({ value }) => value)
  expect([folded()?.open, names()]).toEqual([false, []])
  expect(folded()?.querySelector('a')?.getAttribute('href')).toBe('/usate?filtri=tutti#filtri')
  openFolded()
  expect(await screen.findByRole('checkbox', { name: 'SUV 9' })).toBeDefined()
  expect(names()).toEqual(['berlina', 'suv'])
  expect(folded()?.querySelector('a'), 'the way without JavaScript').toBeNull()
  fireEvent.click(screen.getByText('Dove'))
  expect(container.querySelector('[name=provincia][value=mi]')).not.toBeNull()
  expect(requested).toEqual(['/api/v1/posts/count?lista=usate&opzioni=tutte&opzioni=dotazioni'])
})

test('the options of a folded group count for the current choice, or show no numbers after a failure', async () => {
  const requested: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    requested.push(address)
    return Promise.reject(new Error('offline'))
  })
  render(<FilterPanel query={emptySearch('usate')} facets={facets} total={52} />)
  fireEvent.click(screen.getByRole('checkbox', { name: /^Diesel/ }))
  openFolded()
  const box = await screen.findByRole('checkbox', { name: 'SUV' })
  expect(box.closest('label')?.textContent).toBe('SUV')
  expect(requested.at(-1)).toBe('/api/v1/posts/count?carburante=diesel&lista=usate&opzioni=tutte&opzioni=dotazioni')
})

test('a group with a chosen filter starts unfolded, and every group does on the page of all filters', () => {
  const groupsOf = (container: HTMLElement) => [...container.querySelectorAll('details')].map(({ open }) => open)
  const body = { ...facets, carrozzeria: [option('suv', 'SUV', 9)], dotazioni: pieces() }
  const chosen = render(<FilterPanel query={{ ...emptySearch('usate'), filters: { carrozzeria: ['suv'] } }} facets={body} total={9} />)
  expect([folded()?.open, screen.queryByRole('checkbox', { name: 'SUV 9' }) !== null]).toEqual([true, true])
  expect(groupsOf(chosen.container).every(Boolean)).toBe(false)
  cleanup()
  const all = render(<FilterPanel query={emptySearch('usate')} facets={body} total={9} hasAllFilters />)
  expect(groupsOf(all.container)).toEqual(groupsOf(all.container).map(() => true))
  expect(all.container.querySelectorAll('[name=dotazioni]').length).toBeGreaterThan(20)
})
