import type { ZipParts } from '@/lib/kernel/archives/zip-file.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { readXml, type XmlReader } from './read-xml'
import { chooseList, type Glance, missing, type StockTable } from './stock-list'
import { TableText } from './table-text'

const maxColumns = 500
/** Most different texts of cells; 90,000 vehicles have some hundred thousand. */
const maxStrings = 2_000_000

export function isSpreadsheet(zip: ZipParts): boolean {
  return zip.has('[Content_Types].xml') || zip.names.some((name) => /(?:^|\/)workbook\d*\.xml$/i.test(name))
}

/**
 * One visible sheet of an XLSX file, as CSV; dates as «2024-12-31», which leaves no doubt. Parts are found by their relations, whatever they are called (ECMA-376, part 2, 9.3; part 1,
 * 12.3), since other programs than Excel call them otherwise.
 */
export async function spreadsheetTable(zip: ZipParts, wanted?: string): Promise<StockTable> {
  const part = async <Reader extends XmlReader>(name: string | undefined, reader: Reader): Promise<Reader> => {
    if (name !== undefined && zip.has(name)) await readXml(textOf(zip.stream(name)), reader).catch(brokenFile)
    return reader
  }
  const relationsOf = async (name: string) => part(relationsPart(name), new Relations(folderOf(name)))
  const workbook = (await relationsOf('')).ofType('officeDocument') ?? 'xl/workbook.xml'
  const { sheets, is1904 } = await part(workbook, new Workbook())
  const relations = await relationsOf(workbook)
  const { strings } = await part(relations.ofType('sharedStrings') ?? `${folderOf(workbook)}sharedStrings.xml`, new SharedStrings())
  const { dateStyles } = await part(relations.ofType('styles') ?? `${folderOf(workbook)}styles.xml`, new Styles())
  const read = async (at: string, isGlance: boolean) => (await part(at, new Sheet({ strings, dateStyles, is1904 }, isGlance))).table
  const lists: (Glance & { at: string })[] = []
  for (const { name, relation } of sheets) {
    const at = relations.targets.get(relation)
    if (at === undefined || !zip.has(at)) continue
    const { hasHeader, hasVehicles } = await read(at, true)
    lists.push({ name, at, hasHeader, hasVehicles })
  }
  if (lists.length === 0) throw missing(wanted)
  const { list, others } = chooseList(lists, wanted)
  return { content: Buffer.from((await read(list.at, false)).text), list: list.name, others }
}

function brokenFile(cause: unknown): never {
  throw cause instanceof AppError ? cause : new AppError('invalid', 'il file Excel è rotto, o protetto da una password', { cause })
}

function folderOf(part: string): string {
  return part.slice(0, part.lastIndexOf('/') + 1)
}

/** Name of the file of the relations of a part; those of the whole package for none. */
function relationsPart(part: string): string {
  return `${folderOf(part)}_rels/${part.slice(folderOf(part).length)}.rels`
}

/** The parts of a workbook are UTF-8, or say with their first bytes that they are UTF-16. */
async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(
      chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : chunk[0] === 0xfe && chunk[1] === 0xff ? 'utf-16be' : 'utf-8',
    )
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder?.decode() ?? ''
}

const ignored = { open() {}, text() {}, close() {} }

class Workbook implements XmlReader {
  /** The visible ones. */
  readonly sheets: { name: string; relation: string }[] = []
  is1904 = false
  readonly text = ignored.text
  readonly close = ignored.close

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'workbookPr') this.is1904 = isYes(attributes['date1904'])
    const relation = Object.keys(attributes).find((attribute) => /:id$/i.test(attribute)) // the prefix is the program's own
    if (name === 'sheet' && relation !== undefined && !/hidden/i.test(attributes['state'] ?? ''))
      this.sheets.push({ name: attributes['name'] ?? '', relation: attributes[relation] ?? '' })
  }
}

class Relations implements XmlReader {
  readonly targets = new Map<string, string>()
  private readonly types = new Map<string, string>()
  readonly text = ignored.text
  readonly close = ignored.close

  constructor(private readonly folder: string) {}

  open(name: string, { Id: id, Target: target, Type: type }: Readonly<Record<string, string>>): void {
    if (name !== 'Relationship' || id === undefined || target === undefined) return
    const part = partAt(this.folder, target)
    this.targets.set(id, part)
    const kind = type?.slice(type.lastIndexOf('/') + 1) // the names of «transitional» and «strict» end alike
    if (kind !== undefined && !this.types.has(kind)) this.types.set(kind, part)
  }

  ofType(kind: string): string | undefined {
    return this.types.get(kind)
  }
}

/** A target is written from the folder of the part, or from the root. */
function partAt(folder: string, target: string): string {
  const path = target.replaceAll('\\', '/')
  const parts = (path.startsWith('/') ? path : `${folder}${path}`).split('/')
  return parts
    .reduce<string[]>((all, part) => (part === '..' ? all.slice(0, -1) : part === '.' || part === '' ? all : [...all, part]), [])
    .join('/')
}

/** The texts that cells name by their number; readings of Asian signs are left out. */
class SharedStrings implements XmlReader {
  readonly strings: string[] = []
  private value = ''
  private inText = false
  private inReading = false

  open(name: string): void {
    if (name === 'si') this.value = ''
    if (name === 'rPh') this.inReading = true
    this.inText = name === 't' && !this.inReading
  }

  text(text: string): void {
    if (this.inText) this.value += text
  }

  close(name: string): void {
    if (name === 't') this.inText = false
    if (name === 'rPh') this.inReading = false
    if (name === 'si' && this.strings.push(unescaped(this.value)) > maxStrings)
      throw new AppError('tooLarge', 'more texts than any stock has', { shownText: 'Il file Excel ha più testi di qualunque stock.' })
  }
}

/** Which styles of cells show a date: formats of its own with a day or a year in them, and those every program knows. */
class Styles implements XmlReader {
  readonly dateStyles = new Set<number>()
  private readonly dateFormats = new Set([14, 15, 16, 17, 22])
  private inCells = false
  private styles = 0
  readonly text = ignored.text

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'numFmt' && /[dy]/i.test((attributes['formatCode'] ?? '').replace(/"[^"]*"|\[[^\]]*\]/g, '')))
      this.dateFormats.add(Number(attributes['numFmtId']))
    if (name === 'cellXfs') this.inCells = true
    if (name === 'xf' && this.inCells) {
      if (this.dateFormats.has(Number(attributes['numFmtId']))) this.dateStyles.add(this.styles)
      this.styles += 1
    }
  }

  close(name: string): void {
    if (name === 'cellXfs') this.inCells = false
  }
}

type Cell = { column: number; type: string; style: number }

class Sheet implements XmlReader {
  readonly table = new TableText()
  private row: string[] = []
  private cell: Cell | undefined
  private value = ''
  private inValue = false

  constructor(
    private readonly book: { strings: readonly string[]; dateStyles: ReadonlySet<number>; is1904: boolean },
    private readonly isGlance: boolean,
  ) {}

  get isEnough(): boolean {
    return this.isGlance && this.table.showsEnough
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') this.row = []
    if (name === 'c') {
      const column = attributes['r'] === undefined ? this.row.length : columnOf(attributes['r'])
      this.cell = { column, type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0) }
      this.value = ''
    }
    this.inValue = name === 'v' || (name === 't' && this.cell?.type === 'inlineStr')
  }

  text(text: string): void {
    if (this.inValue) this.value += text
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.inValue = false
    if (name === 'c' && this.cell) {
      if (this.cell.column < maxColumns) this.put(this.cell.column, this.shown(this.cell))
      this.cell = undefined
    }
    if (name === 'row') this.table.add(this.row)
  }

  private put(column: number, text: string): void {
    while (this.row.length < column) this.row.push('')
    this.row[column] = text
  }

  private shown({ type, style }: Cell): string {
    if (type === 's') return this.book.strings[Number(this.value)] ?? ''
    if (type === 'e') return ''
    if (type === 'b') return this.value === '1' ? 'sì' : 'no'
    if (type !== 'n' || this.value === '') return unescaped(this.value)
    const number = Number(this.value)
    if (!Number.isFinite(number)) return this.value
    return this.book.dateStyles.has(style) ? dateText(number, this.book.is1904) : String(Number(number.toPrecision(15)))
  }
}

/** «_x000D_» is a sign that XML cannot hold, «_x005F_» the line that begins such a code (ECMA-376, part 1, 22.9.2.19). */
function unescaped(text: string): string {
  return text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** «AB12» is column 27, counted from 0. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A'
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Days since the end of 1899, of which Excel counts one that never was (29 February 1900); or since 1904. ECMA-376, part 1, 18.17.4. */
function dateText(days: number, is1904: boolean): string {
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const date = new Date(epoch + Math.floor(days) * 86_400_000)
  if (Number.isNaN(date.getTime())) return String(days)
  return date.toISOString().slice(0, 10)
}

function isYes(text: string | undefined): boolean {
  return text === '1' || text === 'true'
}
