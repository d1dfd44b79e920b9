// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { analyseResults } from '@/lib/measuring/experiment-results/analyse-results'
import { rateSeries } from '@/lib/measuring/experiment-results/rate-series'
import type { ExperimentReport, ReportedExperiment } from '@/lib/measuring/experiment-results/report'
import { ResultsScreen } from './ResultsScreen'

afterEach(cleanup)

const variations = ['lista', 'griglia', 'mappa'].map((key, place) => ({ id: `${place}`, key, share: 1 / 3 }))
const overview = (count: number): ReportedExperiment => ({
  id: '1',
  key: 'srp_layout',
  address: 'srp_layout',
  status: 'In corso',
  audience: 'Tutti i visitatori',
  variations: variations.slice(0, count).map((variation) => ({ ...variation, share: 1 / count })),
})

/** A report about visitors and converted visitors of each variation, on the first and the fifteenth of March. */
function reportOf(arms: [visitors: number, converted: number][], change: Partial<ExperimentReport> = {}, mixed = 0): ExperimentReport {
  const experiment = overview(Math.max(arms.length, 2))
  const keys = ['contact', 'phone']
  const results = {
    visitors: arms.flatMap(([visitors], place) => [
      { day: '2026-03-01', variationId: `${place}`, visitors: visitors - 1 },
      { day: '2026-03-15', variationId: `${place}`, visitors: 1 },
    ]),
    converted: arms.flatMap(([, visitors], place) =>
      visitors > 0 ? [{ day: '2026-03-02', variationId: `${place}`, key: 'contact', visitors }] : [],
    ),
    mixed,
    worth: [],
  }
  const series = rateSeries(
    results,
    experiment.variations.map(({ id }) => id),
    'contact',
  )
  return {
    experiment,
    judgement: analyseResults(results, experiment.variations, keys),
    goal: 'contact',
    keys,
    series,
    sample: { rate: { text: '10' }, lift: { text: '20' }, plan: null },
    fromDay: null,
    isLoggedElsewhere: false,
    ...change,
  }
}
type Drawn = Parameters<typeof ResultsScreen>[0]
const unasked: Drawn['breakdown'] = { segment: null, groups: [] }
const draw = (report: ExperimentReport, period: Drawn['period'] = 'tutto', breakdown = unasked) =>
  render(<ResultsScreen period={period} report={report} breakdown={breakdown} />)
const rowsOf = (label: string) =>
  within(screen.getByRole('region', { name: label }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))

const comparisonsOf = (key: string) =>
  within(screen.getByRole('list', { name: `Confronto con il controllo per ${key}` }))
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('h3, p, dd')].map((part) => part.textContent).join(' | '))

test('each variant is compared with the control: lift first, then points, p-value and verdict; the counts stand below', () => {
  draw(
    reportOf([
      [1_000, 100],
      [1_000, 160],
    ]),
  )
  expect(screen.getByRole('heading', { name: 'Obiettivo principale: contact' })).toBeDefined()
  expect(comparisonsOf('contact')).toEqual([
    'griglia | Meglio del controllo | +60,0% | da +6,6% a +152,3% | +6,00 (da +0,80 a +11,20) | 0,015',
  ])
  expect(rowsOf('Risultati di contact')).toEqual(['lista (controllo) | 1.000 | 100 | 10,00%', 'griglia | 1.000 | 160 | 16,00%'])
  expect(screen.getByText(/^Le quote tornano/)).toBeDefined()
  expect(screen.getByText('Ancora nessuna conversione per: phone.')).toBeDefined()
  expect(screen.queryByText(/presto per decidere/)).toBeNull()
})

test('a lift that cannot be told is not invented', () => {
  draw(
    reportOf([
      [1_000, 0],
      [1_000, 4],
    ]),
  )
  expect(comparisonsOf('contact')[0]).toContain('non calcolabile | il controllo non ha ancora conversioni')
  cleanup()
  draw(
    reportOf([
      [1_000, 3],
      [1_000, 4],
    ]),
  )
  expect(comparisonsOf('contact')[0]).toContain('+33,3% | almeno −100,0%, senza un massimo')
})

test('the calculator names visitors and days, and a fault beside its field', () => {
  const sample = {
    rate: { text: '10' },
    lift: { text: '20' },
    plan: { visitors: 15_378, byVariation: [{ key: 'lista', visitors: 7_689 }], days: 28 },
  }
  draw(reportOf([], { sample }))
  const panel = screen.getByRole('region', { name: 'Quanti visitatori servono' })
  expect(panel.textContent).toContain('Servono 15.378 visitatori: lista 7.689. Con tanti, un effetto così si vede almeno 80% delle volte.')
  expect(panel.textContent).toContain('Al ritmo di questo periodo servono 28 giorni in tutto.')
  cleanup()
  draw(reportOf([], { sample: { rate: { text: 'x', error: 'Il tasso è un numero.' }, lift: { text: '20' }, plan: null } }))
  const field = screen.getByRole('textbox', { name: /Tasso del controllo/ })
  expect([field.getAttribute('aria-invalid'), field.getAttribute('value')]).toEqual(['true', 'x'])
  expect(screen.getByText('Il tasso è un numero.')).toBeDefined()
  cleanup()
  draw(reportOf([], { sample: { ...sample, plan: { visitors: null, byVariation: [], days: null } } }))
  expect(screen.getByText(/^Non basterebbe nessun numero/)).toBeDefined()
})

test('what conversions are worth is added up where any bears a value or a revenue', () => {
  const variationsOfTwo = overview(2).variations
  const results = {
    visitors: [{ day: '2026-03-01', variationId: '0', visitors: 10 }],
    converted: [{ day: '2026-03-01', variationId: '0', key: 'contact', visitors: 2 }],
    mixed: 0,
    worth: [{ variationId: '0', key: 'contact', value: null, revenueCents: 1_250_000 }],
  }
  draw(
    reportOf(
      [
        [10, 2],
        [0, 0],
      ],
      { judgement: analyseResults(results, variationsOfTwo, ['contact']) },
    ),
  )
  expect(screen.getByText(/^Ricavo di tutte le conversioni/).textContent).toContain('lista 12.500\u00a0€; griglia 0\u00a0€.')
  expect(screen.queryByText(/^Valore/)).toBeNull()
})

test('an experiment that has left the configuration is found by its id', () => {
  draw(reportOf([], { experiment: { ...overview(2), address: '10001', status: 'Non più nella configurazione', audience: null } }), '7')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('srp_layout')
  expect(screen.getByText('Non più nella configurazione.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Scarica CSV' }).getAttribute('href')).toBe('/api/v1/pages/private/experiments/10001?periodo=7')
  expect(screen.getByRole('link', { name: 'Vedi: Tutto' }).getAttribute('href')).toBe('/area-privata/esperimenti/10001')
})

test('too few visitors get no verdict, and few days a warning', () => {
  draw(
    reportOf(
      [
        [40, 10],
        [40, 30],
      ],
      { series: { days: ['2026-03-01'], arms: [] } },
    ),
  )
  expect(comparisonsOf('contact')[0]).toContain('Troppo pochi dati per un giudizio')
  expect(screen.getByText(/i dati coprono un giorno/)).toBeDefined()
})

test('a wrong split is an alert, and silences the verdicts', () => {
  draw(
    reportOf([
      [1_000, 100],
      [1_300, 300],
    ]),
  )
  expect(screen.getByRole('alert').textContent).toContain('Le quote non tornano (p < 0,001)')
  expect(comparisonsOf('contact')[0]).toContain('Nessun giudizio: le quote non tornano')
})

test('whoever is left out is counted', () => {
  draw(
    reportOf(
      [
        [500, 50],
        [500, 50],
      ],
      {},
      3,
    ),
  )
  expect(screen.getByText('Esclusi: 3 visitatori che hanno visto più di una variante.')).toBeDefined()
})

test('the chart says in words what it shows, and every value stands in a table, the last day first', () => {
  draw(
    reportOf([
      [1_000, 100],
      [1_000, 150],
    ]),
  )
  const chart = screen.getByRole('img').getAttribute('aria-label')
  expect(chart).toContain('Tasso di contact accumulato dal 01/03/2026 al 15/03/2026. lista: 10,00%; griglia: 15,00%.')
  const rows = rowsOf('Andamento di contact giorno per giorno')
  expect([rows.length, rows[0], rows.at(-1)]).toEqual([
    15,
    '15/03/2026 | 10,00% (100 su 1.000) | 15,00% (150 su 1.000)',
    '01/03/2026 | 0,00% (0 su 999) | 0,00% (0 su 999)',
  ])
})

test('without visitors it says when results begin, and leads back from a period that has none', () => {
  draw(reportOf([]))
  expect(screen.getByRole('heading', { name: 'Ancora nessun visitatore' })).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
  cleanup()
  draw(reportOf([]), '7')
  expect(screen.getByRole('heading', { name: 'Nessun visitatore in questo periodo' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Vedi: Tutto' }).getAttribute('href')).toBe('/area-privata/esperimenti/srp_layout')
})

test('events that go to the vendor’s log are missed here, and it says so', () => {
  draw(reportOf([], { isLoggedElsewhere: true }))
  expect(screen.getByRole('alert').textContent).toContain('registro esterno')
})

test('the file has the period that is shown', () => {
  draw(reportOf([]), '28')
  expect(screen.getByRole('link', { name: 'Scarica CSV' }).getAttribute('href')).toBe(
    '/api/v1/pages/private/experiments/srp_layout?periodo=28',
  )
  expect(screen.getByRole('link', { name: 'CSV per Excel' }).getAttribute('href')).toBe(
    '/api/v1/pages/private/experiments/srp_layout?periodo=28&formato=italiano',
  )
})

test('groups are shown on wish: visitors and conversions of each, what was not known among them, and no verdict', () => {
  const report = reportOf([
    [200, 100],
    [200, 100],
  ])
  draw(report)
  expect(screen.queryByRole('region', { name: /^Gruppi per/ })).toBeNull()
  cleanup()
  const group = (value: string | null, variationId: string, visitors: number, converted: number) => ({
    value,
    variationId,
    visitors,
    converted,
  })
  draw(report, '28', { segment: 'device', groups: [group('mobile', '0', 40, 10), group('mobile', '1', 50, 0), group(null, '1', 3, 1)] })
  expect(rowsOf('Gruppi per Dispositivo')).toEqual([
    'Telefono | lista (controllo) | 40 | 10 | 25,00%',
    'Telefono | griglia | 50 | 0 | 0,00%',
    'non indicato | griglia | 3 | 1 | 33,33%',
  ])
  const panel = screen.getByRole('region', { name: 'Per gruppo (esplorativo)' })
  expect(panel.querySelectorAll('input[name=periodo][value="28"], input[name=obiettivo][value=contact]')).toHaveLength(2)
  expect(within(panel).getByRole<HTMLSelectElement>('combobox').value).toBe('device')
})
