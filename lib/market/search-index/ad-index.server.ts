import type { Category } from '@/lib/market/catalogue/category'
import { groupSizeOf, sizeOf } from '@/lib/market/search-index/columns/code-groups'
import { IdSlots } from '@/lib/market/search-index/columns/id-slots'
import {
  arraysOf,
  bitsPerWord,
  emptyColumns,
  grownColumns,
  type IndexColumns,
  numberPlaces,
} from '@/lib/market/search-index/columns/index-columns.server'
import type { IndexLayout } from '@/lib/market/search-index/columns/index-layout.server'
import { LocationTable } from '@/lib/market/search-index/columns/location-table'
import { priceStepCode, priceStepCodes } from '@/lib/market/search-index/columns/price-steps'
import { fieldPlaces, flagColumns, listSeparator } from '@/lib/market/search-index/columns/row-sql.server'
import { TextTable } from '@/lib/market/search-index/columns/text-table'
import { VehicleCodes } from '@/lib/market/search-index/columns/vehicle-codes.server'
import { flagCodes } from './scan'

/** Number that no ad has: where it stands nothing is declared. */
export const undeclared = -(2 ** 31)
/** How much more room is made at a time than is needed. */
const growth = 1.1
const smallest = 4_096

/** All published ads of a category, column by column in typed arrays: what a search reads from the first to the last. */
export class AdIndex {
  readonly vehicleCodes: VehicleCodes
  readonly spotTable = new LocationTable()
  readonly textTables: TextTable[]
  columns: IndexColumns
  /** How many ads have each code. */
  readonly totals: Record<'vehicles' | 'priceSteps', Int32Array> & Record<'groups' | 'flags', readonly Int32Array[]>
  /** Slots up to here have been used. */
  end = 0
  private readonly freeSlots: number[] = []
  private readonly slots = new IdSlots((slot) => this.columns.ids[slot] ?? 0)
  private readonly readers: ((fields: readonly string[], slot: number) => void)[]

  constructor(
    readonly layout: IndexLayout,
    readonly category: Category,
    expected = 0,
  ) {
    this.vehicleCodes = new VehicleCodes(category)
    this.textTables = layout.texts.map(() => new TextTable())
    this.columns = emptyColumns(layout, Math.max(smallest, Math.ceil(expected * growth)))
    this.totals = {
      vehicles: new Int32Array(this.vehicleCodes.size),
      priceSteps: new Int32Array(priceStepCodes),
      groups: layout.groups.map((group) => new Int32Array(groupSizeOf(group))),
      flags: this.columns.flags.map(() => new Int32Array(flagCodes)),
    }
    this.readers = fieldReaders(this)
  }

  get count(): number {
    return this.end - this.freeSlots.length
  }

  /** What the arrays take of the memory. */
  get bytes(): number {
    return arraysOf(this.columns).reduce((sum, array) => sum + array.byteLength, this.slots.bytes)
  }

  /** Takes in an ad, whether it is known already or not, by the fields of its row; answers its id. */
  put(fields: readonly string[]): number {
    const id = Number(fields[0])
    const known = this.slots.find(id)
    const slot = known ?? this.takeSlot()
    if (known !== undefined) this.addToTotals(slot, -1)
    for (const read of this.readers) read(fields, slot)
    this.addToTotals(slot, 1)
    if (known === undefined) this.slots.add(id, slot)
    return id
  }

  remove(id: number): void {
    const slot = this.slots.find(id)
    if (slot === undefined) return
    this.slots.remove(id)
    this.addToTotals(slot, -1)
    this.columns.vehicles[slot] = 0
    this.freeSlots.push(slot)
  }

  /** Restores the index after a snapshot filled its arrays and tables. It may have changed meanwhile: of an ad in two slots one is let go. */
  restore(slots: number): void {
    this.end = slots
    for (let slot = 0; slot < slots; slot++) {
      const id = this.columns.ids[slot] ?? 0
      const isTaken = this.columns.vehicles[slot] !== 0 && this.slots.find(id) === undefined
      if (isTaken) {
        this.slots.add(id, slot)
        this.addToTotals(slot, 1)
      } else {
        this.columns.vehicles[slot] = 0
        this.freeSlots.push(slot)
      }
    }
  }

  private addToTotals(slot: number, ads: 1 | -1): void {
    const { columns, totals } = this
    addAt(totals.vehicles, columns.vehicles[slot], ads)
    addAt(totals.priceSteps, columns.priceSteps[slot], ads)
    for (const [place, total] of totals.groups.entries()) addAt(total, columns.groups[place]?.[slot], ads)
    for (const [place, total] of totals.flags.entries()) addFlags(total, columns.flags[place]?.[slot] ?? 0, ads)
  }

  private takeSlot(): number {
    const freed = this.freeSlots.pop()
    if (freed !== undefined) return freed
    if (this.end === this.columns.ids.length) this.columns = grownColumns(this.columns, Math.ceil(this.end * growth))
    return this.end++
  }
}

function addAt(counts: Int32Array, code = 0, ads: number): void {
  counts[code] = (counts[code] ?? 0) + ads
}

/** Counts a word of flags as `countFlags` does. */
function addFlags(counts: Int32Array, word: number, ads: number): void {
  for (let byte = 0; byte < 4; byte++) addAt(counts, byte * 256 + ((word >>> (byte * 8)) & 255), ads)
}

/** What an index of so many ads takes of the memory, about. */
export function estimateBytes(layout: IndexLayout, ads: number): number {
  const sample = new AdIndex(layout, 'auto', smallest)
  return (sample.bytes / sample.columns.ids.length) * ads * growth
}

function fieldReaders(index: AdIndex): ((fields: readonly string[], slot: number) => void)[] {
  const { layout, spotTable, textTables, vehicleCodes } = index
  const places = fieldPlaces(layout)
  const readNumbers = numberReader(index, places.numbers)
  const readGroups = groupReader(index, places.codes)
  const readFlags = flagReader(index, places.flags)
  return [
    (fields, slot) => {
      const [id = '', , make = '', model = '', latitude = '', longitude = ''] = fields
      index.columns.ids[slot] = Number(id)
      index.columns.vehicles[slot] = vehicleCodes.codeOf(make, model)
      index.columns.spots[slot] = spotTable.codeOf(latitude, longitude)
    },
    readNumbers,
    (_, slot) => {
      index.columns.priceSteps[slot] = priceStepCode(integersOf(index, 'priceCents')[slot] ?? undeclared)
    },
    readGroups,
    readFlags,
    (fields, slot) => {
      for (const [place, table] of textTables.entries()) {
        const column = index.columns.texts[place]
        if (column) column[slot] = table.codeOf(fields[places.texts + place] ?? '')
      }
    },
  ]
}

type FieldReader = (fields: readonly string[], slot: number) => void

function numberReader(index: AdIndex, from: number): FieldReader {
  const places = numberPlaces(index.layout)
  return (fields, slot) => {
    for (const [number, { isFloat, place }] of places.entries()) {
      const field = fields[from + number] ?? ''
      const column = isFloat ? index.columns.floats[place] : index.columns.integers[place]
      if (column) column[slot] = field === '' ? (isFloat ? Number.NaN : undeclared) : declared(Number(field))
    }
  }
}

function declared(value: number): number {
  if (value === undeclared || Number.isNaN(value)) throw new Error('a number that stands for none')
  return value
}

function groupReader(index: AdIndex, from: number): FieldReader {
  let field = from
  const groups = index.layout.groups.map((group) => {
    let weight = 1
    return group.map((column) => {
      const codes = new Map(column.values.map((value, code) => [value, (code + 1) * weight]))
      weight *= sizeOf(column)
      return { field: field++, codes }
    })
  })
  return (fields, slot) => {
    for (const [place, group] of groups.entries()) {
      let code = 0
      for (const { field, codes } of group) code += codes.get(fields[field] ?? '') ?? 0
      const column = index.columns.groups[place]
      if (column) column[slot] = code
    }
  }
}

function flagReader(index: AdIndex, from: number): FieldReader {
  const { flags, lists } = index.layout
  const columns = flagColumns(index.layout).map((column, place) => ({
    field: from + place,
    isList: lists.includes(column),
    bits: new Map(flags.flatMap((flag, bit) => (flag.column === column ? [[flag.value, bit]] : []))),
  }))
  return (fields, slot) => {
    const words = index.columns.flags
    for (const word of words) word[slot] = 0
    for (const { field, isList, bits } of columns) {
      const text = fields[field] ?? ''
      for (const value of isList ? text.split(listSeparator) : [text]) {
        const bit = bits.get(value)
        const word = bit === undefined ? undefined : words[Math.floor(bit / bitsPerWord)]
        if (word && bit !== undefined) word[slot] = (word[slot] ?? 0) | (1 << (bit % bitsPerWord))
      }
    }
  }
}

/** Which bit of which word stands for a flag. */
export function flagBit({ flags }: Pick<IndexLayout, 'flags'>, column: string, value: string): { word: number; mask: number } | undefined {
  const bit = flags.findIndex((flag) => flag.column === column && flag.value === value)
  return bit < 0 ? undefined : { word: Math.floor(bit / bitsPerWord), mask: 1 << (bit % bitsPerWord) }
}

/** The array of a column of whole numbers. */
export function integersOf({ layout, columns }: AdIndex, column: string): Int32Array {
  const { isFloat, place } = known(numberPlaces(layout)[layout.numbers.findIndex((each) => each.column === column)])
  return known(isFloat ? undefined : columns.integers[place])
}

/** The array of a column of other numbers, moments among them. */
export function floatsOf({ layout, columns }: AdIndex, column: string): Float64Array {
  const { isFloat, place } = known(numberPlaces(layout)[layout.numbers.findIndex((each) => each.column === column)])
  return known(isFloat ? columns.floats[place] : undefined)
}

/** The layout has everything that a filter of the same table needs. */
export function known<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('the index has no such column')
  return part
}
