import { mendXml } from './mend-xml'
import { inPieces, readXml, type XmlReader } from './read-xml'
import { chooseList, type StockTable } from './stock-list'
import { TableText } from './table-text'

const mostColumns = 300

/** Whether a text begins as Excel 2003 writes a workbook in XML. */
export function isXmlWorkbook(start: string): boolean {
  return start.startsWith('<') && /<(?:\w{1,20}:)?Workbook\s[^>]{0,900}urn:schemas-microsoft-com:office:spreadsheet/.test(start)
}

/** One sheet of such a workbook, as CSV. */
export async function xmlWorkbookTable(bytes: Uint8Array, wanted: string | undefined): Promise<StockTable> {
  const reader = new WorkbookReader()
  await readXml(inPieces(mendXml(bytes)), reader)
  const { list, others } = chooseList(
    reader.sheets.map(({ name, table }) => ({ name, table, hasHeader: table.hasHeader, hasVehicles: table.hasVehicles })),
    wanted,
  )
  return { content: Buffer.from(list.table.text), list: list.name, others }
}

/** A cell may say its column; those between are empty. */
class WorkbookReader implements XmlReader {
  readonly sheets: { name: string; table: TableText }[] = []
  private row: string[] | undefined
  private isData = false

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const own = (attribute: string) => attributes[`ss:${attribute}`] ?? attributes[attribute]
    if (name === 'Worksheet') this.sheets.push({ name: own('Name') ?? '', table: new TableText() })
    if (name === 'Row') this.row = []
    if (name === 'Cell' && this.row) {
      const column = Math.min(mostColumns, Number(own('Index') ?? this.row.length + 1))
      while (this.row.length < column) this.row.push('')
    }
    if (name === 'Data') this.isData = true
  }

  text(text: string): void {
    const at = (this.row?.length ?? 0) - 1
    if (this.isData && this.row && at >= 0) this.row[at] = `${this.row[at] ?? ''}${text}`
  }

  close(name: string): void {
    if (name === 'Data') this.isData = false
    if (name !== 'Row' || !this.row) return
    this.sheets.at(-1)?.table.add(this.row)
    this.row = undefined
  }
}
