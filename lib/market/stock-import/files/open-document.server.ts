import type { ZipParts } from '@/lib/kernel/archives/zip-file.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { readXml, type XmlReader } from './read-xml'
import { chooseList, type Glance, missing, type StockTable } from './stock-list'
import { TableText } from './table-text'

const content = 'content.xml'
const maxColumns = 500
const maxSheets = 1_000
/** Most empty rows that stand between others; those at the end are left out. */
const maxEmptyRows = 1_000

export function isOpenDocument(zip: ZipParts): boolean {
  return zip.has('mimetype') && zip.has(content)
}

/** One visible sheet of an ODS file (OpenDocument 1.3, part 3, 9), as CSV; dates as «2024-12-31», which leaves no doubt. */
export async function openDocumentTable(zip: ZipParts, wanted?: string): Promise<StockTable> {
  const glance = await readDocument(zip, new Document(() => true))
  const lists: (Glance & { at: number })[] = glance.tables.flatMap(({ name, table, isHidden }, at) =>
    isHidden ? [] : [{ name, at, hasHeader: table.hasHeader, hasVehicles: table.hasVehicles }],
  )
  if (lists.length === 0) throw missing(wanted)
  const { list, others } = chooseList(lists, wanted)
  const { tables } = await readDocument(zip, new Document((at) => at !== list.at))
  return { content: Buffer.from(tables[list.at]?.table.text ?? ''), list: list.name, others }
}

async function readDocument(zip: ZipParts, document: Document): Promise<Document> {
  try {
    await readXml(textOf(zip), document)
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('invalid', 'il foglio ODS è rotto, o protetto da una password', { cause })
  }
  return document
}

async function* textOf(zip: ZipParts): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const piece of zip.stream(content)) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}

type Attributes = Readonly<Record<string, string>>
type Cell = { text: string; repeated: number }

class Document implements XmlReader {
  readonly tables: { name: string; table: TableText; isHidden: boolean }[] = []
  private readonly hiddenStyles = new Set<string>()
  private style = ''
  private row: Cell[] = []
  private rowRepeated = 1
  private emptyRows = 0
  private cell: { attributes: Attributes; paragraphs: string[] } | undefined
  /** How deep we are in what a cell shows beside its value: remarks and pictures. */
  private aside = 0

  /** `isGlance`: of which tables only the first rows are read. */
  constructor(private readonly isGlance: (at: number) => boolean) {}

  open(name: string, attributes: Attributes): void {
    if (asides.has(name)) this.aside += 1
    if (this.aside > 0) return
    if (name === 'style') this.style = attributes['style:name'] ?? ''
    if (name === 'table-properties' && attributes['table:display'] === 'false') this.hiddenStyles.add(this.style)
    if (name === 'table') this.begin(attributes)
    if (name === 'table-row') {
      this.row = []
      this.rowRepeated = timesIn(attributes['table:number-rows-repeated'])
    }
    if (name === 'table-cell' || name === 'covered-table-cell') this.cell = { attributes, paragraphs: [] }
    if (name === 'p') this.cell?.paragraphs.push('')
    if (name === 's') this.text(' '.repeat(Math.min(timesIn(attributes['text:c']), 100)))
    if (name === 'tab' || name === 'line-break') this.text(' ')
  }

  text(text: string): void {
    const paragraphs = this.cell?.paragraphs
    if (this.aside === 0 && paragraphs && paragraphs.length > 0) paragraphs.push((paragraphs.pop() ?? '') + text)
  }

  close(name: string): void {
    if (asides.has(name)) {
      this.aside -= 1
      return
    }
    if (this.aside > 0) return
    if ((name === 'table-cell' || name === 'covered-table-cell') && this.cell) {
      const { attributes, paragraphs } = this.cell
      this.row.push({ text: shown(attributes, paragraphs), repeated: timesIn(attributes['table:number-columns-repeated']) })
      this.cell = undefined
    }
    if (name === 'table-row') this.endRow()
  }

  private begin(attributes: Attributes): void {
    if (this.tables.length >= maxSheets) throw new AppError('invalid', 'il file ha più fogli di qualunque stock')
    const isHidden = this.hiddenStyles.has(attributes['table:style-name'] ?? '')
    this.tables.push({ name: attributes['table:name'] ?? '', table: new TableText(), isHidden })
    this.emptyRows = 0
  }

  private endRow(): void {
    const open = this.tables.at(-1)
    if (!open || (this.isGlance(this.tables.length - 1) && open.table.showsEnough)) return
    const cells = cellsOf(this.row)
    if (cells.length === 0) {
      this.emptyRows = Math.min(this.emptyRows + this.rowRepeated, maxEmptyRows)
      return
    }
    for (; this.emptyRows > 0; this.emptyRows -= 1) open.table.add([])
    for (let time = 0; time < this.rowRepeated; time += 1) open.table.add(cells)
  }
}

const asides = new Set(['annotation', 'shapes', 'frame', 'custom-shape'])

/** Cells of a row without the empty ones at the end, of which every row has a thousand. */
function cellsOf(row: readonly Cell[]): string[] {
  const cells: string[] = []
  const last = row.findLastIndex(({ text }) => text !== '')
  for (const { text, repeated } of row.slice(0, last + 1))
    for (let time = 0; time < repeated && cells.length < maxColumns; time += 1) cells.push(text)
  return cells
}

function timesIn(text: string | undefined): number {
  const times = Number(text ?? 1)
  return Number.isInteger(times) && times > 0 ? times : 1
}

function shown(attributes: Attributes, paragraphs: readonly string[]): string {
  const text = paragraphs.join('\n')
  const type = attributes['office:value-type']
  if (type === 'date') return dateIn(attributes['office:date-value']) ?? text
  if (type === 'boolean') return attributes['office:boolean-value'] === 'true' ? 'sì' : 'no'
  if (type === 'float' || type === 'currency' || type === 'percentage') return attributes['office:value'] ?? text
  if (/^(?:#[A-Z/0!?]{2,10}|Err:\d+)$/.test(text)) return '' // a formula that has no value
  return attributes['office:string-value'] ?? text
}

function dateIn(text: string | undefined): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0]
}
