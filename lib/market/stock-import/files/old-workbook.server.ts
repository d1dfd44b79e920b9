import { AppError } from '@/lib/kernel/errors/app-error'
import { chooseList, type Glance, missing, type StockTable } from './stock-list'
import { TableText } from './table-text'

const maxColumns = 256

/** One visible sheet of an old workbook (.xls of Excel 5 to 2003), as CSV; dates as «2024-12-31», which leaves no doubt. */
export async function oldWorkbookTable(bytes: Buffer, wanted?: string): Promise<StockTable> {
  const { read } = await import('@e965/xlsx') // large, and seldom needed
  const book = readOrRefuse(() =>
    read(bytes, { type: 'buffer', dense: true, cellFormula: false, cellHTML: false, cellText: false, cellDates: true, UTC: true }),
  )
  const lists: (Glance & { table: TableText })[] = book.SheetNames.flatMap((name, at) => {
    if ((book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0) return []
    const table = tableOf(book.Sheets[name]?.['!data'] ?? [])
    return [{ name, table, hasHeader: table.hasHeader, hasVehicles: table.hasVehicles }]
  })
  if (lists.length === 0) throw missing(wanted)
  const { list, others } = chooseList(lists, wanted)
  return { content: Buffer.from(list.table.text), list: list.name, others }
}

function readOrRefuse<T>(read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new AppError('invalid', 'è un file Excel di vecchio tipo (.xls) rotto o protetto da una password: salvalo come .xlsx o CSV', {
      cause,
    })
  }
}

type CellValue = { t: string; v?: string | number | boolean | Date }

function tableOf(rows: readonly (readonly (CellValue | undefined)[] | undefined)[]): TableText {
  const table = new TableText()
  for (let at = 0; at < rows.length; at += 1) table.add(Array.from(rows[at]?.slice(0, maxColumns) ?? [], shown))
  return table
}

function shown(cell: CellValue | undefined): string {
  if (!cell || cell.t === 'e' || cell.v === undefined) return ''
  if (typeof cell.v === 'boolean') return cell.v ? 'sì' : 'no'
  if (typeof cell.v === 'number') return String(Number(cell.v.toPrecision(15)))
  if (typeof cell.v === 'string') return cell.v
  return cell.v.toISOString().slice(0, 10)
}
