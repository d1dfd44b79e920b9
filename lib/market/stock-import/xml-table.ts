import { AppError } from '@/lib/kernel/errors/app-error'
import { readXml, type XmlReader } from './read-xml'
import { TableText } from './table-text'

/**
 * A feed as a table: the elements that are repeated nearest to the root are the rows, what stands in them the columns, named as the
 * elements are. What is repeated within a row (photographs) becomes one cell.
 */
export async function xmlTable(bytes: Uint8Array): Promise<string> {
  const paths = new PathCount()
  await readXml(pieces(bytes), paths)
  const record = paths.record()
  if (record === undefined) throw new AppError('invalid', 'nel file XML non c’è un elenco di veicoli')
  const records = new RecordReader(record)
  await readXml(pieces(bytes), records)
  return tableOf(records.records)
}

const pieceBytes = 64 * 1024

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
}

type Path = { depth: number; count: number; hasElements: boolean }

/** Counts the elements by where they stand. */
class PathCount implements XmlReader {
  private readonly paths = new Map<string, Path>()
  private readonly open_: string[] = []

  open(name: string): void {
    const parent = this.paths.get(this.open_.join('/'))
    if (parent) parent.hasElements = true
    this.open_.push(name)
    const key = this.open_.join('/')
    const path = this.paths.get(key) ?? { depth: this.open_.length, count: 0, hasElements: false }
    path.count += 1
    this.paths.set(key, path)
  }

  text(): void {}

  close(): void {
    this.open_.pop()
  }

  /** The repeated element with elements in it that is nearest to the root; of a file with a single vehicle, the innermost. */
  record(): string | undefined {
    const rows = [...this.paths].filter(([, { hasElements, depth }]) => hasElements && depth > 1)
    const repeated = rows.filter(([, { count }]) => count > 1).toSorted(([, a], [, b]) => a.depth - b.depth || b.count - a.count)[0]
    return (repeated ?? rows.toSorted(([, a], [, b]) => b.depth - a.depth)[0])?.[0]
  }
}

type Row = Map<string, string>

/** Reads the elements at a path as rows. */
class RecordReader implements XmlReader {
  readonly records: Row[] = []
  private readonly open_: string[] = []
  private row: Row | undefined
  private value = ''

  constructor(private readonly record: string) {}

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.open_.push(name)
    this.value = ''
    if (this.open_.join('/') === this.record) this.records.push((this.row = new Map()))
    for (const [attribute, value] of Object.entries(attributes)) this.add([...this.within(), attribute].join(' '), value)
  }

  text(text: string): void {
    this.value += text
  }

  close(): void {
    this.add(this.within().join(' '), this.value)
    this.value = ''
    if (this.open_.join('/') === this.record) this.row = undefined
    this.open_.pop()
  }

  /** The names from the row on. */
  private within(): string[] {
    return this.open_.slice(this.record.split('/').length)
  }

  private add(name: string, value: string): void {
    const text = value.trim()
    if (this.row === undefined || name === '' || text === '') return
    const before = this.row.get(name)
    this.row.set(name, before === undefined ? text : `${before} ${text}`)
  }
}

/** The last of its names is enough where no other column has it too. */
function tableOf(records: readonly Row[]): string {
  const names = [...new Set(records.flatMap((row) => [...row.keys()]))]
  const last = (name: string) => name.slice(name.lastIndexOf(' ') + 1)
  const table = new TableText()
  table.add(names.map((name) => (names.filter((other) => last(other) === last(name)).length === 1 ? last(name) : name)))
  for (const row of records) table.add(names.map((name) => row.get(name) ?? ''))
  return table.text
}
