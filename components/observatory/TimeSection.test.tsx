// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { MarketReport, OtherModel, ReportPrices } from '@/lib/market/observatory/market-report'
import { indexOf, type ObservedMonth, type RegionMonth } from '@/lib/market/observatory/observed-months'
import { TimeSection } from './TimeSection'

afterEach(cleanup)

const month = (name: string, euro: number): ObservedMonth => ({ month: name, euro, lowEuro: euro - 1_000, highEuro: euro + 1_000, ads: 40 })
const price = { euro: 9_000, lowEuro: 8_000, highEuro: 10_000 }
const prices: ReportPrices = {
  asOf: '2026-03-15T00:00:00.000Z',
  vehicle: {
    ...{ make: 'fiat', model: 'panda', version: '', body: null, fuel: 'benzina', gearbox: null, drive: null },
    ...{ powerKw: null, displacementCc: null, doors: null, seats: null, ageYears: 5, mileageKm: 60_000 },
  },
  reference: price,
  curves: { byAge: [], byKm: [] },
  regions: [],
}

function show(
  months: readonly ObservedMonth[],
  beside: OtherModel[] = [],
  part: MarketReport['part'] = { region: null, fuel: null },
  regionMonths?: readonly RegionMonth[],
): void {
  const report: MarketReport = {
    ...{ make: { slug: 'fiat', name: 'Fiat' }, model: { slug: 'panda', name: 'Panda' } },
    ...{ part, ads: 40, adsInItaly: 40, prices, fuels: [], ages: [], changeInAYear: null },
    days: { ads: 0, medianDays: null, byPosition: [], histogram: [] },
    months: indexOf(months),
    inRegion: regionMonths ? { region: 'toscana', months: indexOf(regionMonths), ageYears: 5, mileageKm: 60_000 } : null,
  }
  render(<TimeSection report={report} prices={prices} beside={beside} />)
}

const two = [month('2026-02', 10_000), month('2026-03', 9_000)]

test('one observed month gives a sentence and a table row, without a chart', () => {
  show([month('2026-03', 9_000)])
  expect(screen.getByText(/C’è un solo mese di dati, marzo 2026/)).toBeDefined()
  expect(screen.getAllByRole('row')).toHaveLength(2)
  expect(screen.queryByRole('img')).toBeNull()
})

test('two observed months give a chart with the change, and a table with the latest month first', () => {
  show(two)
  expect(screen.getByRole('img', { name: /Da febbraio 2026 la stessa Fiat Panda è scesa di 1\.000.€\. Oggi 9\.000.€\./ })).toBeDefined()
  expect(screen.getAllByRole('rowheader', { hidden: true }).map((one) => one.textContent)).toEqual(['marzo 2026', 'febbraio 2026'])
})

test('compared models are plotted as indexes, and each can be removed', () => {
  show(two, [{ key: 'toyota/yaris', name: 'Toyota Yaris', months: [month('2026-02', 20_000), month('2026-03', 20_600)] }])
  expect(screen.getByRole('img', { name: 'Indice, febbraio 2026 uguale 100: Fiat Panda 90, Toyota Yaris 103.' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Togli Toyota Yaris' }).getAttribute('href')).toBe('/osservatorio/fiat/panda')
})

test('models without two months in common are named instead of plotted', () => {
  show(two, [{ key: 'toyota/yaris', name: 'Toyota Yaris', months: [month('2026-03', 20_600)] }])
  expect(screen.getByText('Questi modelli non hanno ancora due mesi in comune: Fiat Panda, Toyota Yaris.')).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
})

test('a fuel that the observed car does not have has no months', () => {
  show([], [], { region: null, fuel: 'diesel' })
  expect(screen.getByText(/non ha questo carburante/)).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a region has its own line beside Italy, and no price for a month that was not recorded', () => {
  const inTuscany = [
    { ...month('2026-02', 10_500), isEstimate: true },
    { ...month('2026-03', 9_600), isEstimate: false },
  ]
  show([month('2026-01', 9_800), ...two], [], undefined, inTuscany)
  const said = /Da febbraio 2026 la stessa Fiat Panda in Toscana è scesa di 900.€\. Oggi 9\.600.€, in tutta Italia 9\.000.€\./
  expect(screen.getByRole('img', { name: said })).toBeDefined()
  expect(screen.getByText(/è la stima del modello dei prezzi/)).toBeDefined()
  const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent)
  expect(rows[2]).toMatch(/^febbraio 2026≈ 10\.500/)
  expect(rows[3]).toMatch(/^gennaio 2026non indicatonon indicatonon indicato9\.800/)
  expect(screen.getByRole('combobox', { name: 'Nel tempo in' })).toHaveProperty('value', 'toscana')
})

test('a region without months says so, beside the months of Italy', () => {
  show(two, [], undefined, [])
  expect(screen.getByText('Fiat Panda in Toscana: di nessun mese è ancora registrato un prezzo.')).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
})
