import { AppError } from '@/lib/kernel/errors/app-error'
import { stateOfWords } from '@/lib/market/stock-import/cells/state-words'
import { type Column, columnNamed } from '@/lib/market/stock-import/columns/column'
import { noVehicles } from '@/lib/market/stock-import/no-vehicles'
import { mendXml } from './mend-xml'
import { inPieces, readXml, type XmlReader } from './read-xml'
import { holdsAround, lastWord, type Row, rowsTable } from './rows-table'
import { fieldOf, isNaming, isValueOf, type Place, Places, pathOf, VehicleSurvey } from './vehicle-survey'

/**
 * A feed as a table. A vehicle is the element, at whatever depth, with a make or a model under it; what stands around vehicles (place, dealer) holds for each of
 * theirs. Values may be texts, attributes, or elements that are named by an attribute. What is repeated within a vehicle (photographs) becomes one cell.
 */
export async function xmlTable(bytes: Uint8Array): Promise<string> {
  const text = mendXml(bytes)
  const survey = new VehicleSurvey()
  await readXml(inPieces(text), survey)
  const vehicles = survey.vehicles()
  if (vehicles.size === 0) throw new AppError('invalid', noVehicles.xml)
  const reader = new VehicleReader(vehicles)
  await readXml(inPieces(text), reader)
  return rowsTable(reader.rows)
}

const maxFields = 1_000

/** An element around vehicles, or a value there. */
type Scope = { name: string; values: Row; hasVehicles: boolean }

/** Reads the elements at these places as rows. */
class VehicleReader implements XmlReader {
  private readonly places = new Places()
  private readonly vehicles: WeakSet<Place> = new WeakSet()
  private readonly known: WeakSet<Place> = new WeakSet()
  /** What each open element is called. */
  private readonly names: string[] = []
  /** Scopes, one for each open element around vehicles, and one for the file. */
  private readonly scopes: Scope[] = [{ name: '', values: new Map(), hasVehicles: true }]
  private readonly read: { row: Row; around: readonly Scope[] }[] = []
  private row: { depth: number; values: Row } | undefined
  private value = ''

  constructor(private readonly paths: ReadonlySet<string>) {}

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.places.open(name)
    this.value = ''
    const field = fieldOf(name, attributes)
    this.names.push(field)
    if (this.isVehicle()) this.begin()
    else if (this.row === undefined) this.scopes.push({ name: field, values: new Map(), hasVehicles: false })
    for (const [attribute, value] of Object.entries(attributes)) {
      if ((field !== name && isNaming(attribute)) || /^xmlns(?::|$)/.test(attribute)) continue
      const isVehicle = this.row?.depth === this.names.length
      if (!isVehicle && isValueOf(field, attribute)) this.addValue(value)
      else if (this.row) add(this.row.values, [...this.namesInRow(), attribute], value)
      else add(this.scope(1).values, [attribute], value)
    }
  }

  text(text: string): void {
    this.value += text
  }

  close(): void {
    this.addValue(this.value)
    this.value = ''
    if (this.row?.depth === this.names.length) this.row = undefined
    else if (this.row === undefined) this.closeScope()
    this.names.pop()
    this.places.close()
  }

  get rows(): Row[] {
    return this.read.map(({ row, around }) => withSurroundings(row, around))
  }

  /** Whether a vehicle begins at this place; each is looked up once. */
  private isVehicle(): boolean {
    const place = this.places.current
    if (!this.known.has(place)) {
      this.known.add(place)
      if (this.paths.has(pathOf(place))) this.vehicles.add(place)
    }
    return this.row === undefined && this.vehicles.has(place)
  }

  private begin(): void {
    this.row = { depth: this.names.length, values: new Map() }
    for (const scope of this.scopes) scope.hasVehicles = true
    this.read.push({ row: this.row.values, around: [...this.scopes] })
  }

  /** The value of the open element belongs to the vehicle, or to the element around it. */
  private addValue(value: string): void {
    if (this.row) add(this.row.values, this.namesInRow(), value)
    else add(this.scope(2).values, this.names.slice(-1), value)
  }

  /** What an element without vehicles holds belongs to the one around it. */
  private closeScope(): void {
    const { values, hasVehicles } = this.scope(1)
    this.scopes.pop()
    if (!hasVehicles) for (const [name, value] of values) add(this.scope(1).values, [...this.names.slice(-1), name], value)
  }

  private namesInRow(): string[] {
    return this.names.slice(this.row?.depth ?? 0)
  }

  private scope(fromEnd: number): Scope {
    return this.scopes.at(-fromEnd) ?? { name: '', values: new Map(), hasVehicles: false }
  }
}

function add(values: Row, names: readonly string[], value: string): void {
  const text = value.trim()
  const name = names.join(' ')
  if (name === '' || text === '') return
  const before = values.get(name)
  if (before === undefined && values.size >= maxFields)
    throw new AppError('invalid', `nel file XML un veicolo ha più di ${maxFields} campi diversi`)
  values.set(name, before === undefined ? text : `${before}\n${text}`)
}

/** What stands around a vehicle holds for it where it says nothing itself; what is nearer counts more. */
function withSurroundings(row: Row, around: readonly Scope[]): Row {
  const all: Row = new Map(row)
  const own = new Set([...row.keys()].map((name) => columnNamed(name) ?? columnNamed(lastWord(name))))
  for (const scope of around.toReversed()) {
    const state = stateOfWords(scope.name)
    if (state !== undefined && state !== 'available' && !own.has('saleState')) all.set('stato vendita', scope.name) // «venduti»
    for (const [name, value] of scope.values) {
      const { column, header } = meaningAround(scope.name, name)
      if (column === undefined || !holdsAround.has(column) || own.has(column)) continue
      own.add(column)
      all.set(header, value)
    }
  }
  return all
}

/** «nome» of a «sede» is its place. */
function meaningAround(scope: string, name: string): { column: Column | undefined; header: string } {
  if (/^(?:nome|name|denominazione|descrizione|label)$/i.test(name)) return { column: columnNamed(scope), header: scope }
  return { column: columnNamed(name) ?? columnNamed(lastWord(name)), header: name }
}
