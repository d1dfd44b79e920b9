import { stringify } from 'csv-stringify/sync'
import type { MarketReport, ReportPrices } from './market-report'
import { type IndexPoint, indexOf } from './observed-months'
import { kmPerYear } from './observed-vehicle'
import { licence, licenceUrl, type ReportFile } from './report-names'

type Cell = string | number | null
type Table = { columns: readonly string[]; rows: readonly (readonly Cell[])[] }

/** RFC 4180 with a header; the last line is the licence. Columns are described in docs/observatory.md. */
export function reportCsv(report: MarketReport, file: ReportFile, cited: string): string {
  const { columns, rows } = tableOf(report, file)
  return stringify([columns, ...rows, [`# ${cited}. Licenza ${licence}, ${licenceUrl}`]], { record_delimiter: 'windows' })
}

export function reportJson(report: MarketReport, file: ReportFile, cited: string) {
  const { columns, rows } = tableOf(report, file)
  return {
    citation: cited,
    licence: { name: licence, url: licenceUrl },
    data: rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null]))),
  }
}

function tableOf(report: MarketReport, file: ReportFile): Table {
  const { columns, rows } = tables[file](report)
  const name = [report.make.slug, report.model.slug]
  return { columns: ['make', 'model', 'region', 'fuel', ...columns], rows: rows.map((row) => [...name, ...row]) }
}

/** Tables of which each row begins with its region and its fuel, null for all: months are stored of one car, in all Italy and in each region. */
const tables: Readonly<Record<ReportFile, (report: MarketReport) => Table>> = {
  mesi: ({ months, inRegion }) => ({
    columns: ['month', 'price_euro', 'low_euro', 'high_euro', 'index', 'ads'],
    rows: [
      ...months.map((month) => [null, ...monthCells(month)]),
      ...ownMonths(inRegion).map((month) => [inRegion?.region ?? null, ...monthCells(month)]),
    ],
  }),
  valori: ({ prices, part }) => ({
    columns: ['curve', 'age_years', 'mileage_km', 'price_euro', 'low_euro', 'high_euro'],
    rows: prices ? curveRows(prices).map((row) => [part.region, part.fuel, ...row]) : [],
  }),
  giorni: ({ days: { ads, medianDays, byPosition }, part }) => ({
    columns: ['price_position', 'median_days', 'ads'],
    rows: [{ position: 'all', medianDays, ads }, ...byPosition].map((row) => [
      part.region,
      part.fuel,
      row.position,
      row.medianDays,
      row.ads,
    ]),
  }),
  regioni: ({ prices, part }) => ({
    columns: ['price_euro', 'ads', 'ads_in_a_year'],
    rows: prices ? prices.regions.map(({ region, euro, ads, rated }) => [region, part.fuel, euro, ads, rated]) : [],
  }),
}

function monthCells({ month, euro, lowEuro, highEuro, index, ads }: IndexPoint): Cell[] {
  return [null, month, euro, lowEuro, highEuro, index, ads]
}

/** Months of a region with enough ads of its own: a file says nothing that others' ads say. */
function ownMonths(inRegion: MarketReport['inRegion']) {
  return indexOf(inRegion?.months.filter(({ isEstimate }) => !isEstimate) ?? [])
}

function curveRows({ vehicle, curves }: ReportPrices): Cell[][] {
  return [
    ...curves.byAge.map(({ at, euro, lowEuro, highEuro }) => ['age', at, at * kmPerYear, euro, lowEuro, highEuro]),
    ...curves.byKm.map(({ at, euro, lowEuro, highEuro }) => ['mileage', vehicle.ageYears, at, euro, lowEuro, highEuro]),
  ]
}
