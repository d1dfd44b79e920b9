import { cleanLines } from '@/lib/market/stock-import/cells/clean-text'
import { decoderFor, EncodingDetector } from './encoding'
import { TableText } from './table-text'

const mostColumns = 300
const tag = /<(\/?)(table|tr|td|th)(?=[\s>/])([^<>]{0,2000})>/gi
const image = /<img\s[^<>]{0,2000}?src\s*=\s*["']?([^"'\s<>]{1,2000})[^<>]{0,2000}>/gi

/** The table of vehicles in a web page, which is what many programs give as «.xls»; undefined where the page has none. */
export function htmlTable(bytes: Uint8Array): string | undefined {
  const reader = new TableReader()
  const html = textOf(bytes)
  let from = 0
  for (const { index, 0: whole, 1: closing = '', 2: name = '', 3: attributes = '' } of html.matchAll(tag)) {
    reader.text(html.slice(from, index))
    from = index + whole.length
    if (closing === '') reader.open(name.toLowerCase(), attributes)
    else reader.close(name.toLowerCase())
  }
  reader.close('table')
  return reader.tables.find((table) => table.hasVehicles)?.text
}

function textOf(bytes: Uint8Array): string {
  const survey = new EncodingDetector()
  survey.feed(bytes)
  const decoder = decoderFor(survey.encoding)
  return decoder.decode(bytes) + decoder.decode()
}

/** Pages of old programs leave out what ends a cell or a row. */
class TableReader {
  readonly tables: TableText[] = []
  private row: string[] | undefined
  private cell: string | undefined
  private span = 1

  open(name: string, attributes: string): void {
    this.endCell()
    if (name === 'td' || name === 'th') {
      this.row ??= []
      this.cell = ''
      this.span = Math.min(mostColumns, Number(/colspan\s*=\s*["']?(\d{1,3})/i.exec(attributes)?.[1] ?? 1))
      return
    }
    this.endRow()
    if (name === 'table') this.tables.push(new TableText())
    else this.row = []
  }

  text(html: string): void {
    if (this.cell !== undefined) this.cell += html
  }

  close(name: string): void {
    this.endCell()
    if (name === 'tr' || name === 'table') this.endRow()
  }

  private endCell(): void {
    if (this.cell === undefined || this.row === undefined) return
    this.row.push(cleanLines(this.cell.replace(image, '\n$1\n')))
    for (let more = 1; more < this.span && this.row.length < mostColumns; more += 1) this.row.push('')
    this.cell = undefined
  }

  private endRow(): void {
    if (this.row !== undefined && this.row.length > 0) {
      if (this.tables.length === 0) this.tables.push(new TableText())
      this.tables.at(-1)?.add(this.row)
    }
    this.row = undefined
  }
}
