// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { analyseResults } from '@/lib/experimentation/experiment-results/analyse-results'
import type { ExperimentReport, ReportedExperiment } from '@/lib/experimentation/experiment-results/report'
import type { DateRange, Period } from '@/lib/experimentation/experiment-results/results-question'
import { rateSeries } from '@/lib/experimentation/experiment-results/statistics/rate-series'
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
      { day: '2026-03-01', phase: '', variationId: `${place}`, visitors: visitors - 1 },
      { day: '2026-03-15', phase: '', variationId: `${place}`, visitors: 1 },
    ]),
    converted: arms.flatMap(([, visitors], place) =>
      visitors > 0 ? [{ day: '2026-03-02', phase: '', variationId: `${place}`, key: 'contact', visitors }] : [],
    ),
    mixed,
    worth: [],
    earlier: [],
  }
  const series = rateSeries(
    results,
    experiment.variations.map(({ id }) => id),
    'contact',
  )
  return {
    experiment,
    judgement: analyseResults(results, experiment.variations, keys),
    crowd: null,
    goal: 'contact',
    keys,
    goalNames: {},
    series,
    sample: { rate: { text: '10' }, lift: { text: '20' }, plan: null },
    days: { from: null, to: null },
    countedTo: null,
    phases: [],
    revisions: [],
    outcome: null,
    plan: null,
    sides: null,
    shown: null,
    refused: null,
    isLoggedElsewhere: false,
    ...change,
  }
}
const noDates = { from: { text: '' }, to: { text: '' } }
type ResultsProps = Parameters<typeof ResultsScreen>[0]
const noBreakdown: ResultsProps['breakdown'] = { segment: null, groups: [] }
const renderResults = (report: ExperimentReport, period: Period = 'tutto', range: DateRange = noDates, breakdown = noBreakdown) =>
  render(<ResultsScreen asked={{ period, range }} report={report} breakdown={breakdown} />)
const lastWeek = { days: { from: '2026-03-01', to: null } }
const rowsOf = (label: string) =>
  within(screen.getByRole('region', { name: label }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))

const comparisonsOf = (key: string) =>
  within(screen.getByRole('list', { name: `Confronto con il controllo per ${key}` }))
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('h3, p, dd')].map((part) => part.textContent).join(' | '))

test('each variant is compared with the control: verdict, lift, points and odds, with the counts below', () => {
  renderResults(
    reportOf([
      [1_000, 100],
      [1_000, 160],
    ]),
  )
  expect(screen.getByRole('heading', { name: 'Obiettivo principale: contact' })).toBeDefined()
  expect(comparisonsOf('contact')).toEqual([
    'griglia | Meglio del controllo | +60,0% | da +6,6% a +152% | +6,00 (da +0,80 a +11,20) | 1 su 68, in qualunque giorno si guardi',
  ])
  expect(rowsOf('Risultati di contact')).toEqual(['lista (controllo) | 1.000 | 100 | 10,00%', 'griglia | 1.000 | 160 | 16,00%'])
  expect(screen.getByText('La divisione dei visitatori è giusta (50% e 50%).')).toBeDefined()
  expect(screen.getByText('Ancora nessuna conversione per: phone.')).toBeDefined()
  expect(screen.queryByText(/presto per decidere/)).toBeNull()
})

test('no figure is shown where nothing may be said yet', () => {
  renderResults(
    reportOf([
      [1_000, 0],
      [1_000, 4],
    ]),
  )
  expect(comparisonsOf('contact')[0]).toBe('griglia | Ancora presto: servono almeno 10 conversioni per variante (0 e 4 ora)')
  cleanup()
  renderResults(
    reportOf([
      [1_000, 3],
      [1_000, 4],
    ]),
  )
  expect(comparisonsOf('contact')[0]).not.toContain('%')
})

test('the calculator names visitors and days, and a fault beside its field', () => {
  const sample = {
    rate: { text: '10' },
    lift: { text: '20' },
    plan: { visitors: 15_378, byVariation: [{ key: 'lista', visitors: 7_689 }], days: 28 },
  }
  renderResults(reportOf([], { sample }))
  const panel = screen.getByRole('region', { name: 'Quanti visitatori servono' })
  expect(panel.textContent).toContain('Servono 15.378 visitatori: lista 7.689. Con tanti, un effetto così si vede almeno 80% delle volte.')
  expect(panel.textContent).toContain('Al ritmo di questo periodo servono 28 giorni in tutto.')
  cleanup()
  renderResults(reportOf([], { sample: { rate: { text: 'x', error: 'Il tasso è un numero.' }, lift: { text: '20' }, plan: null } }))
  const field = screen.getByRole('textbox', { name: /Tasso del controllo/ })
  expect([field.getAttribute('aria-invalid'), field.getAttribute('value')]).toEqual(['true', 'x'])
  expect(screen.getByText('Il tasso è un numero.')).toBeDefined()
  cleanup()
  renderResults(reportOf([], { sample: { ...sample, plan: { visitors: null, byVariation: [], days: null } } }))
  expect(screen.getByText(/^Non basterebbe nessun numero/)).toBeDefined()
})

test('the worth of conversions is summed where any of them has a value or a revenue', () => {
  const variationsOfTwo = overview(2).variations
  const results = {
    visitors: [{ day: '2026-03-01', phase: '', variationId: '0', visitors: 10 }],
    converted: [{ day: '2026-03-01', phase: '', variationId: '0', key: 'contact', visitors: 2 }],
    mixed: 0,
    earlier: [],
    worth: [
      {
        variationId: '0',
        phase: '',
        key: 'contact',
        times: 1,
        timesSquared: 1,
        value: null,
        valueSquared: null,
        revenueCents: 1_250_000,
        revenueSquared: 1_250_000 ** 2,
        baseProduct: null,
      },
    ],
  }
  renderResults(
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
  renderResults(
    reportOf([], { experiment: { ...overview(2), address: '10001', status: 'Non più nella configurazione', audience: null }, ...lastWeek }),
    '7',
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('srp_layout')
  expect(screen.getByText('Non più nella configurazione.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Scarica CSV' }).getAttribute('href')).toBe('/api/v1/pages/private/experiments/10001?periodo=7')
  expect(screen.getByRole('link', { name: 'Vedi: Tutto' }).getAttribute('href')).toBe('/area-privata/esperimenti/10001')
})

test('too few visitors get no verdict, and few days a warning', () => {
  renderResults(
    reportOf(
      [
        [40, 10],
        [40, 30],
      ],
      { series: { days: ['2026-03-01'], arms: [] } },
    ),
  )
  expect(comparisonsOf('contact')[0]).toBe('griglia | Ancora presto: servono 100 visitatori per variante (40 e 40 ora)')
  expect(screen.getByText(/i dati coprono un giorno/)).toBeDefined()
})

test('a wrong split shows an alert in place of the verdicts', () => {
  renderResults(
    reportOf([
      [1_000, 100],
      [1_300, 300],
    ]),
  )
  expect(screen.getByRole('alert').textContent).toContain('La divisione dei visitatori non è giusta (43,5% e 56,5% invece di 50% e 50%)')
  expect(comparisonsOf('contact')[0]).toBe('griglia | Nessun giudizio: la divisione dei visitatori non è giusta')
})

test('visitors who are left out are counted', () => {
  renderResults(
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

test('the chart is described in words, and a table has every value, the last day first', () => {
  renderResults(
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

test('without visitors the page says when results begin, and leads back from an empty period', () => {
  renderResults(reportOf([]))
  expect(screen.getByRole('heading', { name: 'Ancora nessun visitatore' })).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
  cleanup()
  renderResults(reportOf([], lastWeek), '7')
  expect(screen.getByRole('heading', { name: 'Nessun visitatore in questo periodo' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Vedi: Tutto' }).getAttribute('href')).toBe('/area-privata/esperimenti/srp_layout')
})

test('the page says so where events go to the log of the vendor instead', () => {
  renderResults(reportOf([], { isLoggedElsewhere: true }))
  expect(screen.getByRole('alert').textContent).toContain('registro esterno')
})

test('the link to the file has the period that is shown', () => {
  renderResults(reportOf([]), '28')
  expect(screen.getByRole('link', { name: 'Scarica CSV' }).getAttribute('href')).toBe(
    '/api/v1/pages/private/experiments/srp_layout?periodo=28',
  )
  expect(screen.getByRole('link', { name: 'CSV per Excel' }).getAttribute('href')).toBe(
    '/api/v1/pages/private/experiments/srp_layout?periodo=28&formato=italiano',
  )
})

const even = [
  [1_000, 100],
  [1_000, 160],
] satisfies [number, number][]
const phasesOfTwo: ExperimentReport['phases'] = [
  {
    startedAt: '2026-03-01T09:00:00.000Z',
    endedAt: '2026-03-08T22:30:00.000Z',
    revision: '7',
    status: 'In corso',
    shares: [0.5, 0.5],
    result: { startedAt: '', visitors: [800, 810], shares: [0.5, 0.5], split: { pValue: 0.8, isMismatch: false } },
  },
  {
    startedAt: '2026-03-08T22:30:00.000Z',
    endedAt: null,
    revision: '8',
    status: 'In corso',
    shares: [0.02, 0.08],
    result: { startedAt: '', visitors: [200, 190], shares: [0.2, 0.8], split: { pValue: 0.000_01, isMismatch: true } },
  },
]

test('phases are listed with dates, traffic, visitors and split, and the chart marks where each begins', () => {
  renderResults(reportOf(even, { phases: phasesOfTwo }))
  expect(rowsOf('Fasi dell’esperimento')).toEqual([
    '1. dal 01/03/26, 10:00 al 08/03/26, 23:30 | In corsorevisione 7 | 50%: 800 | 50%: 810 | giusta',
    '2. dal 08/03/26, 23:30 | In corsorevisione 8 | 2%: 200 | 8%: 190 | non è giusta',
  ])
  expect(screen.getByText(/^Le righe tratteggiate/).textContent).toBe(
    'Le righe tratteggiate sono i cambi di fase: 2, dal 08/03/2026 (In corso, lista 2%, griglia 8%).',
  )
  expect(screen.queryByText(/fatto fase per fase/), 'one phase of visitors').toBeNull()
})

test('the outcome of a stopped experiment is shown with its time, even without an event', () => {
  const outcome: ExperimentReport['outcome'] = {
    endedAt: '2026-03-20T08:00:00.000Z',
    readAt: '2026-03-20T08:01:00.000Z',
    result: {
      total: 2_000,
      mixed: 4,
      visitors: [
        { variation: 'lista', visitors: 1_000 },
        { variation: 'griglia', visitors: 1_000 },
      ],
      goals: [
        {
          key: 'contact',
          role: 'primary',
          arms: [
            {
              variation: 'lista',
              visitors: 1_000,
              converted: 100,
              rate: 0.1,
              lift: null,
              liftLow: null,
              liftHigh: null,
              verdict: 'control',
            },
            {
              variation: 'griglia',
              visitors: 1_000,
              converted: 160,
              rate: 0.16,
              lift: 0.6,
              liftLow: 0.066,
              liftHigh: null,
              verdict: 'better',
            },
          ],
        },
      ],
    },
  }
  renderResults(reportOf([], { outcome }))
  const panel = screen.getByRole('region', { name: 'Risultato alla fine' })
  expect(panel.textContent).toContain('si è fermato il 20/03/26, 09:00. Questi numeri sono stati letti il 20/03/26, 09:01')
  expect(panel.textContent).toContain('Visitatori: 2.000 (lista 1.000, griglia 1.000). Esclusi perché hanno visto più varianti: 4.')
  expect(rowsOf('Obiettivi alla fine')).toEqual([
    'contact (principale): lista | 100 su 1.000 | 10,00% | – | Controllo',
    'contact (principale): griglia | 160 su 1.000 | 16,00% | +60,0% (almeno +6,6%; il massimo non si può ancora dire) | Meglio del controllo',
  ])
})

test('impossible dates stay as typed with an error, and the file has the period that is shown', () => {
  renderResults(reportOf(even), '28', {
    from: { text: '31/02/2026', error: 'Scrivi un giorno che esiste come 01/03/2026.' },
    to: { text: '' },
  })
  const field = screen.getByRole('textbox', { name: /^Oppure dal giorno/ })
  expect([field.getAttribute('value'), field.getAttribute('aria-invalid')]).toEqual(['31/02/2026', 'true'])
  expect(screen.getByText('Scrivi un giorno che esiste come 01/03/2026.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Scarica CSV' }).getAttribute('href')).toBe(
    '/api/v1/pages/private/experiments/srp_layout?periodo=28',
  )
  cleanup()
  renderResults(reportOf(even), '28', { from: { text: '01/03/2026' }, to: { text: '2026-03-31' } })
  expect(screen.getByRole('link', { name: 'Scarica CSV' }).getAttribute('href')).toBe(
    '/api/v1/pages/private/experiments/srp_layout?periodo=28&dal=01%2F03%2F2026&al=2026-03-31',
  )
})

test('figures that are not current say when they were counted', () => {
  renderResults(reportOf(even, { countedTo: '2026-03-20T08:00:00.000Z' }))
  expect(screen.getByText(/^Contati il/).textContent).toBe(
    'Contati il 20/03/26, 09:00. Quello che è arrivato dopo entra nel prossimo conteggio, entro dieci minuti.',
  )
})

test('groups are shown on request with visitors and conversions, the unknown ones too, and no verdict', () => {
  const report = reportOf([
    [200, 100],
    [200, 100],
  ])
  renderResults(report)
  expect(screen.queryByRole('region', { name: /^Gruppi per/ })).toBeNull()
  cleanup()
  const group = (value: string | null, variationId: string, visitors: number, converted: number) => ({
    value,
    variationId,
    visitors,
    converted,
  })
  renderResults(report, '28', noDates, {
    segment: 'device',
    groups: [group('mobile', '0', 40, 10), group('mobile', '1', 50, 0), group(null, '1', 3, 1)],
  })
  expect(rowsOf('Gruppi per Dispositivo')).toEqual([
    'Telefono | lista (controllo) | 40 | 10 | 25,00%',
    'Telefono | griglia | 50 | 0 | 0,00%',
    'non indicato | griglia | 3 | 1 | 33,33%',
  ])
  const panel = screen.getByRole('region', { name: 'Per gruppo (esplorativo)' })
  expect(panel.querySelectorAll('input[name=periodo][value="28"], input[name=obiettivo][value=contact]')).toHaveLength(2)
  expect(within(panel).getByRole<HTMLSelectElement>('combobox').value).toBe('device')
})

test('each configuration since the experiment began is listed, with its file where that is stored', () => {
  renderResults(
    reportOf([], {
      revisions: [
        { usedAt: '2026-03-02T11:00:00.000Z', revision: '12', hasFile: true },
        { usedAt: '2026-03-01T11:00:00.500Z', revision: '11', hasFile: false },
      ],
    }),
  )
  expect(rowsOf('File delle revisioni')).toEqual([
    expect.stringMatching(/^12 \| .*12.00.* \| Scarica la revisione 12$/),
    expect.stringMatching(/^11 \| .*12.00.* \| non conservato$/),
  ])
  expect(screen.getByRole('link', { name: 'Scarica la revisione 12' }).getAttribute('href')).toBe(
    '/api/v1/pages/private/experiment-configs/2026-03-02T11%3A00%3A00.000Z',
  )
})
