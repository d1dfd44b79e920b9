// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ConfigSnapshot } from '@/lib/experimentation/experiments/datafile/config-snapshot'
import { listPage } from '@/lib/experimentation/experiments/experiment-list'
import type { ExperimentOverview } from '@/lib/experimentation/experiments/experiment-overview'
import { ConfigPanel } from './ConfigPanel'
import { ExperimentList } from './ExperimentList'

afterEach(cleanup)

const experimentOf = (change: Partial<ExperimentOverview> = {}): ExperimentOverview => ({
  id: '1',
  key: 'srp_layout',
  status: 'In corso',
  isRunning: true,
  audience: 'Tutti i visitatori',
  participation: 1,
  isExclusive: false,
  whitelisted: 0,
  place: 'Ordine e disposizione degli elenchi',
  unknown: [],
  hasPage: true,
  variations: [
    { id: '11', key: 'lista', share: 0.5, previewHref: '/annunci?anteprima=srp_layout:lista' },
    { id: '12', key: 'griglia', share: 0.5, previewHref: '/annunci?anteprima=srp_layout:griglia' },
  ],
  ...change,
})
function renderList(experiments: ExperimentOverview[], { text = '', page = 1 } = {}) {
  render(<ExperimentList question={{ text, page }} list={listPage(experiments, { text, page })} isEmpty={experiments.length === 0} />)
}

test('a configuration without experiments says so and offers nothing to search', () => {
  renderList([])
  expect(screen.getByRole('heading', { name: 'Nessun esperimento' })).toBeDefined()
  expect(screen.queryByRole('search')).toBeNull()
})

test('each variant has its share and a preview of its own; the first is the control', () => {
  renderList([experimentOf({ whitelisted: 2 })])
  const rows = within(screen.getByRole('region', { name: 'Varianti di srp_layout' }))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    'lista (controllo)50%Apri lista in una nuova scheda',
    'griglia50%Apri griglia in una nuova scheda',
  ])
  expect(screen.getByRole('link', { name: 'Apri griglia in una nuova scheda' }).getAttribute('href')).toBe(
    '/annunci?anteprima=srp_layout:griglia',
  )
  expect(screen.getByRole('link', { name: 'Risultati di srp_layout' }).getAttribute('href')).toBe('/area-privata/esperimenti/srp_layout')
  expect(screen.getByText('2 visitatori con variante fissa')).toBeDefined()
})

test('the list says when an experiment does not run, and when no known page runs it', () => {
  renderList([experimentOf({ status: 'In pausa', isRunning: false, hasPage: false })])
  expect(screen.getByText(/Non è in corso/)).toBeDefined()
  expect(screen.getByText(/l’anteprima apre la home/)).toBeDefined()
})

test('a link to the results of an experiment works for any characters in its key', () => {
  renderList([experimentOf({ key: 'a/b?c=«è» #1' })])
  expect(screen.getByRole('link', { name: /^Risultati/ }).getAttribute('href')).toBe(
    '/area-privata/esperimenti/a%2Fb%3Fc%3D%C2%AB%C3%A8%C2%BB%20%231',
  )
})

const many = Array.from({ length: 45 }, (_, place) => experimentOf({ id: `${place}`, key: `prova_${place}` }))

test('many experiments come in pages of twenty, and a page after the last is the last', () => {
  renderList(many, { page: 99 })
  expect(screen.getByRole('status').textContent).toBe('45 esperimenti, pagina 3 di 3')
  expect(screen.getAllByRole('link', { name: /^Risultati/ })).toHaveLength(5)
  expect(screen.getByRole('link', { name: 'Pagina 2' }).getAttribute('href')).toBe('/area-privata/esperimenti?pagina=2')
})

test('a search finds parts of keys, variants and statuses, and an empty result says so', () => {
  renderList(many, { text: 'PROVA_44' })
  expect(screen.getByRole('status').textContent).toBe('1 esperimento')
  cleanup()
  renderList(many, { text: 'griglia', page: 2 })
  expect(screen.getByRole('link', { name: 'Pagina 1' }).getAttribute('href')).toBe('/area-privata/esperimenti?cerca=griglia')
  cleanup()
  renderList(many, { text: 'corso' })
  expect(screen.getByRole('status').textContent).toContain('45 esperimenti')
  cleanup()
  renderList(many, { text: 'niente' })
  expect(screen.getByRole('link', { name: 'Vedi tutti' }).getAttribute('href')).toBe('/area-privata/esperimenti')
})

const sound: ConfigSnapshot = {
  isConfigured: true,
  revision: '12',
  confirmedAt: '2024-11-21T14:30:05.000Z',
  fault: null,
  warnings: [],
  moreWarnings: 0,
}

test('the configuration shows its revision and when it was last confirmed, in Italian time', () => {
  render(<ConfigPanel condition={sound} />)
  expect(screen.getByText('12')).toBeDefined()
  expect(screen.getByText('21/11/24, 15:30:05')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  {
    change: { fault: { at: '2024-11-21T14:31:00.000Z', text: 'Request answered with status 503' } },
    says: 'resta in uso la configurazione di prima',
  },
  {
    change: { revision: null, confirmedAt: null, fault: { at: '2024-11-21T14:31:00.000Z', text: 'the file is empty' } },
    says: 'non è arrivata: tutti vedono la variante di controllo',
  },
  { change: { isConfigured: false, revision: null, confirmedAt: null }, says: 'Nessuno ha detto al sito di chi sono gli esperimenti' },
])('a fault of the configuration is shown: $says', ({ change, says }) => {
  render(<ConfigPanel condition={{ ...sound, ...change }} />)
  expect(screen.getByRole('alert').textContent).toContain(says)
})

test('names that the configuration lacks are listed, and how many more there are', () => {
  render(<ConfigPanel condition={{ ...sound, warnings: ['srp_layout names the unknown audience x'], moreWarnings: 7 }} />)
  expect(screen.getByText('srp_layout names the unknown audience x')).toBeDefined()
  expect(screen.getByText('E altre 7.')).toBeDefined()
})
