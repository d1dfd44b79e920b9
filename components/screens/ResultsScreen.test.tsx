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
    fromDay: null,
    isLoggedElsewhere: false,
    ...change,
  }
}
const draw = (report: ExperimentReport, period: Parameters<typeof ResultsScreen>[0]['period'] = 'tutto') =>
  render(<ResultsScreen period={period} report={report} />)
const rowsOf = (label: string) =>
  within(screen.getByRole('region', { name: label }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))

test('each variant is compared with the control: difference, interval, p-value and verdict', () => {
  draw(
    reportOf([
      [1_000, 100],
      [1_000, 150],
    ]),
  )
  expect(rowsOf('Risultati di contact')).toEqual([
    'lista | 1.000 | 100 | 10,00% | – | – | – | Controllo',
    'griglia | 1.000 | 150 | 15,00% | +5,00 | da +2,10 a +7,90 | < 0,001 | Meglio del controllo',
  ])
  expect(screen.getByText(/^Le quote tornano/)).toBeDefined()
  expect(screen.getByText('Ancora nessuna conversione per: phone.')).toBeDefined()
  expect(screen.queryByText(/presto per decidere/)).toBeNull()
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

test('with several variants it says that the p-values are corrected', () => {
  draw(
    reportOf([
      [1_000, 100],
      [1_000, 128],
      [1_000, 104],
    ]),
  )
  expect(screen.getByRole('columnheader', { name: 'p (Holm)' })).toBeDefined()
  expect(screen.getByText(/corretti con il metodo di Holm/)).toBeDefined()
  expect(rowsOf('Risultati di contact')[1]).toContain('Nessuna differenza dimostrata')
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
  expect(rowsOf('Risultati di contact')[1]).toContain('Troppo pochi dati per un giudizio')
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
  expect(rowsOf('Risultati di contact')[1]).toContain('Nessun giudizio: le quote non tornano')
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
})
