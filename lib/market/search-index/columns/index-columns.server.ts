import { groupSizeOf } from './code-groups'
import type { IndexLayout, NumberType } from './index-layout.server'

/** Bits of a word in a column of flags. */
export const bitsPerWord = 32

/** The columns, one array each; an ad has the same place, its slot, in all of them. */
export type IndexColumns = {
  ids: Float64Array
  /** 0: the slot is free. */
  vehicles: Uint16Array
  spots: Int32Array
  integers: Int32Array[]
  floats: Float64Array[]
  groups: Uint16Array[]
  /** 0: no price. */
  priceSteps: Uint16Array
  flags: Int32Array[]
  texts: Int32Array[]
}

/** Room for so many ads. */
export function emptyColumns(layout: IndexLayout, room: number): IndexColumns {
  for (const group of layout.groups) if (groupSizeOf(group) > 2 ** 16) throw new Error('a column with too many values')
  const places = numberPlaces(layout)
  const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make)
  return {
    ids: new Float64Array(room),
    vehicles: new Uint16Array(room),
    spots: new Int32Array(room),
    integers: times(places.filter((place) => !place.isFloat).length, () => new Int32Array(room)),
    floats: times(places.filter((place) => place.isFloat).length, () => new Float64Array(room)),
    groups: times(layout.groups.length, () => new Uint16Array(room)),
    priceSteps: new Uint16Array(room),
    flags: times(Math.ceil(layout.flags.length / bitsPerWord), () => new Int32Array(room)),
    texts: times(layout.texts.length, () => new Int32Array(room)),
  }
}

/** Copies the columns of the same ads with more room. */
export function grownColumns(columns: IndexColumns, room: number): IndexColumns {
  const int32 = (old: Int32Array) => grown(old, new Int32Array(room))
  const float64 = (old: Float64Array) => grown(old, new Float64Array(room))
  const uint16 = (old: Uint16Array) => grown(old, new Uint16Array(room))
  return {
    ids: float64(columns.ids),
    vehicles: uint16(columns.vehicles),
    spots: int32(columns.spots),
    integers: columns.integers.map(int32),
    floats: columns.floats.map(float64),
    groups: columns.groups.map(uint16),
    priceSteps: uint16(columns.priceSteps),
    flags: columns.flags.map(int32),
    texts: columns.texts.map(int32),
  }
}

type IndexArray = Float64Array | Int32Array | Uint16Array

function grown<A extends IndexArray>(old: A, larger: A): A {
  larger.set(old)
  return larger
}

/** Every array, always in the same order. */
export function arraysOf({ ids, vehicles, spots, integers, floats, groups, priceSteps, flags, texts }: IndexColumns): IndexArray[] {
  return [ids, vehicles, spots, ...integers, ...floats, ...groups, priceSteps, ...flags, ...texts]
}

/** The kind of array in which each number stands, and its place among them. */
export function numberPlaces({ numbers }: Pick<IndexLayout, 'numbers'>): { isFloat: boolean; place: number }[] {
  const counts = { integer: 0, float: 0 }
  return numbers.map(({ type }) => {
    const kind = isFloat(type) ? 'float' : 'integer'
    return { isFloat: kind === 'float', place: counts[kind]++ }
  })
}

function isFloat(type: NumberType): boolean {
  return type === 'float' || type === 'moment'
}
