import { withoutFormula } from '@/lib/kernel/csv/spreadsheet-cell'
import type { Db } from '@/lib/kernel/db/db.server'
import { adIdFrom, adIdOf, adPrefix } from '@/lib/kernel/routes/routes'
import type { Ad } from '@/lib/market/ads/ad'
import { chosenNumberColumn, ownNumberColumn } from './export-files'
import type { FeedColumn } from './exported-vehicle'
import { googleColumns } from './google-columns'
import { metaColumns } from './meta-columns'
import { chosenColumns, ownColumns } from './own-columns.server'
import { findExported, findExportingDealer } from './stock-export.server'

/** One of our own files that somebody brings back. `isPart`: it never holds the whole stock. `numberOf`: which ad a row is. */
export type OwnFile = { columns: readonly FeedColumn[]; isPart: boolean; numberOf: (cells: readonly string[]) => number | undefined }

/** A spreadsheet may lose a column or two on the way. */
const enoughColumns = 0.8

/** Which of our files has this header; undefined for everybody else's. */
export function ownFileOf(header: readonly string[], siteUrl: string): OwnFile | undefined {
  const names = header.map(plain)
  for (const [columns, numberName] of [[ownColumns, ownNumberColumn] as const, [chosenColumns, chosenNumberColumn] as const]) {
    const number = names.indexOf(numberName)
    if (number >= 0) return { columns, isPart: columns === chosenColumns, numberOf: (cells) => adIdFrom(plainNumber(cells[number])) }
  }
  for (const [columns, linkName] of [[googleColumns, 'link'] as const, [metaColumns, 'url'] as const]) {
    const link = names.indexOf(linkName)
    if (link < 0 || columns.filter(({ name }) => names.includes(name)).length < columns.length * enoughColumns) continue
    return { columns, isPart: true, numberOf: (cells) => ownAdIn(cells[link] ?? '', siteUrl) }
  }
  return undefined
}

/** The ad whose page on this site an address is. */
export function ownAdIn(address: string, siteUrl: string): number | undefined {
  const text = address.trim()
  if (text.length > 2_000 || !URL.canParse(text)) return undefined
  const { host, pathname } = new URL(text)
  return host === new URL(siteUrl).host && pathname.startsWith(adPrefix) ? adIdOf(pathname.slice(adPrefix.length)) : undefined
}

/** An ad, and the row that our file would have of it now. */
export type OwnRow = { ad: Ad; cells: string[] }

/** What our own file says now of the ads of a dealer with these numbers, in the columns of a header. */
export async function ownRows(
  db: Db,
  dealerId: number,
  file: OwnFile,
  header: readonly string[],
  ids: readonly number[],
  siteUrl: string,
): Promise<Map<number, OwnRow>> {
  const dealer = ids.length === 0 ? undefined : await findExportingDealer(db, dealerId)
  if (!dealer) return new Map()
  const vehicles = await findExported(db, dealerId, ids, siteUrl)
  return new Map(
    vehicles.map((vehicle) => [
      vehicle.ad.id,
      { ad: vehicle.ad, cells: header.map((name) => cellText(file, name, (column) => column.cell(vehicle, dealer))) },
    ]),
  )
}

function cellText({ columns }: OwnFile, name: string, cell: (column: FeedColumn) => ReturnType<FeedColumn['cell']>): string {
  const column = columns.find((known) => known.name === plain(name))
  return column
    ? withoutFormula(String(cell(column) ?? ''))
        .replaceAll('\0', '')
        .replace(/\r\n?/g, '\n')
    : ''
}

function plain(name: string): string {
  return name
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
}

/** «10006432» or, of a program that takes it for a measure, «10006432.0» and «10.006.432». */
function plainNumber(text: string | undefined): string {
  return (text ?? '')
    .trim()
    .replace(/[.,]0+$/, '')
    .replace(/[.\u00a0\u202f' ]/g, '')
}
