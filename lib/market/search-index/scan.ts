/** Number of ads that are looked at together: what is passed from one loop to the next stays in the fastest memory of the processor. */
export const blockSize = 4_096
/** One for each bit that a mask can have, and one for none. */
export const maxParts = 33

/** Number of codes of a word of flags: the values of its four bytes, one after the other. */
export const flagCodes = 4 * 256

/** What has a smaller or a larger key is not wanted. */
export type Bounds = { least: number; worst: number }

/** What a list is ordered by. */
export type KeysOf<Column> = { column: Column; sign: number; undeclared: number }

/*
 * One loop for each kind of column, over the slots that are left: `slots` has `count` of them, and those that pass move to the front. Whether one passes is
 * added as a number: a processor cannot guess the way a branch goes, and waits each time it is wrong.
 */

/** The slots that hold an ad. */
export function takeUsed(slots: Int32Array, vehicles: Uint16Array, from: number, to: number): number {
  let passed = 0
  for (let slot = from; slot < to; slot++) {
    slots[passed] = slot
    passed += Number(vehicles[slot] !== 0)
  }
  return passed
}

export function keepIntegers(slots: Int32Array, count: number, column: Int32Array, from: number, to: number): number {
  let passed = 0
  for (let place = 0; place < count; place++) {
    const slot = slots[place] ?? 0
    const value = column[slot] ?? 0
    slots[passed] = slot
    passed += Number(value >= from) & Number(value <= to)
  }
  return passed
}

export function keepFloats(slots: Int32Array, count: number, column: Float64Array, from: number, to: number): number {
  let passed = 0
  for (let place = 0; place < count; place++) {
    const slot = slots[place] ?? 0
    const value = column[slot] ?? 0
    slots[passed] = slot
    passed += Number(value >= from) & Number(value <= to)
  }
  return passed
}

export function keepFlagged(slots: Int32Array, count: number, column: Int32Array, mask: number): number {
  let passed = 0
  for (let place = 0; place < count; place++) {
    const slot = slots[place] ?? 0
    slots[passed] = slot
    passed += Number(((column[slot] ?? 0) & mask) === mask)
  }
  return passed
}

/** What has one of the flags, each in its own column. */
export function keepSomeFlagged(slots: Int32Array, count: number, columns: readonly Int32Array[], masks: Int32Array): number {
  let passed = 0
  for (let place = 0; place < count; place++) {
    const slot = slots[place] ?? 0
    let found = 0
    for (let flag = 0; flag < masks.length; flag++) found |= (columns[flag]?.[slot] ?? 0) & (masks[flag] ?? 0)
    slots[passed] = slot
    passed += Number(found !== 0)
  }
  return passed
}

export function keepPassing(slots: Int32Array, count: number, column: Int32Array, pass: Uint8Array): number {
  let passed = 0
  for (let place = 0; place < count; place++) {
    const slot = slots[place] ?? 0
    slots[passed] = slot
    passed += pass[column[slot] ?? 0] ?? 0
  }
  return passed
}

/** The slots that hold an ad and miss one filter at most by this column, with what they miss. */
export function takeSingleMisses(
  slots: Int32Array,
  masks: Int32Array,
  vehicles: Uint16Array,
  { column, miss }: { column: Uint16Array; miss: Int32Array },
  from: number,
  to: number,
): number {
  let passed = 0
  for (let slot = from; slot < to; slot++) {
    const mask = miss[column[slot] ?? 0] ?? 0
    slots[passed] = slot
    masks[passed] = mask
    passed += Number(vehicles[slot] !== 0) & Number((mask & (mask - 1)) === 0)
  }
  return passed
}

/** Adds to the mask of each slot what it misses by this column; keeps those that miss one filter at most. */
export function keepSingleMisses(slots: Int32Array, masks: Int32Array, count: number, column: Uint16Array, miss: Int32Array): number {
  let passed = 0
  for (let place = 0; place < count; place++) {
    const slot = slots[place] ?? 0
    const mask = (masks[place] ?? 0) | (miss[column[slot] ?? 0] ?? 0)
    slots[passed] = slot
    masks[passed] = mask
    passed += Number((mask & (mask - 1)) === 0)
  }
  return passed
}

/** Puts each slot with those that miss the same: none first, then by the bit of the single filter. `counts` grows by how many there are of each. */
export function sortByMiss(parts: Int32Array, counts: Int32Array, slots: Int32Array, masks: Int32Array, count: number): void {
  for (let place = 0; place < count; place++) {
    const part = partOf(masks[place] ?? 0)
    const end = counts[part] ?? 0
    parts[part * blockSize + end] = slots[place] ?? 0
    counts[part] = end + 1
  }
}

/** 0 for an ad that misses nothing, else one more than the number of the bit. */
export function partOf(mask: number): number {
  return 32 - Math.clz32(mask)
}

export function countCodes(counter: Int32Array, column: Uint16Array, slots: Int32Array, count: number): void {
  for (let place = 0; place < count; place++) {
    const code = column[slots[place] ?? 0] ?? 0
    counter[code] = (counter[code] ?? 0) + 1
  }
}

/** Each byte of a word of flags is counted as a code of its own: those of the lowest first. */
export function countFlags(counter: Int32Array, column: Int32Array, slots: Int32Array, count: number): void {
  for (let place = 0; place < count; place++) {
    const word = column[slots[place] ?? 0] ?? 0
    const [first, second, third, fourth] = [word & 255, 256 + ((word >>> 8) & 255), 512 + ((word >>> 16) & 255), 768 + (word >>> 24)]
    counter[first] = (counter[first] ?? 0) + 1
    counter[second] = (counter[second] ?? 0) + 1
    counter[third] = (counter[third] ?? 0) + 1
    counter[fourth] = (counter[fourth] ?? 0) + 1
  }
}

/** Keeps in `into` the slots that may stand among the first, and their keys: what is not declared goes behind everything, in either direction. */
export function takeBetterIntegers(
  into: Int32Array,
  keys: Float64Array,
  slots: Int32Array,
  count: number,
  by: KeysOf<Int32Array>,
  { least, worst }: Bounds,
): number {
  let passed = 0
  for (let place = 0; place < count; place++) {
    const slot = slots[place] ?? 0
    const value = by.column[slot] ?? 0
    const key = value === by.undeclared ? Infinity : by.sign * value
    if (key > worst || key < least) continue
    into[passed] = slot
    keys[passed] = key
    passed += 1
  }
  return passed
}

export function takeBetterFloats(
  into: Int32Array,
  keys: Float64Array,
  slots: Int32Array,
  count: number,
  by: KeysOf<Float64Array>,
  { least, worst }: Bounds,
): number {
  let passed = 0
  for (let place = 0; place < count; place++) {
    const slot = slots[place] ?? 0
    const value = by.column[slot] ?? 0
    const key = Number.isNaN(value) ? Infinity : by.sign * value
    if (key > worst || key < least) continue
    into[passed] = slot
    keys[passed] = key
    passed += 1
  }
  return passed
}

export function takeBetterListed(
  into: Int32Array,
  keys: Float64Array,
  slots: Int32Array,
  count: number,
  by: KeysOf<Int32Array> & { list: Float64Array },
  { least, worst }: Bounds,
): number {
  let passed = 0
  for (let place = 0; place < count; place++) {
    const slot = slots[place] ?? 0
    const value = by.list[by.column[slot] ?? 0] ?? 0
    const key = Number.isNaN(value) ? Infinity : value
    if (key > worst || key < least) continue
    into[passed] = slot
    keys[passed] = key
    passed += 1
  }
  return passed
}

/** Like `takeBetterFloats`, the latest first, with what the place of an ad takes off its moment. */
export function takeBetterDelayed(
  into: Int32Array,
  keys: Float64Array,
  slots: Int32Array,
  count: number,
  { column, spots, delays }: { column: Float64Array; spots: Int32Array; delays: Float64Array },
  { least, worst }: Bounds,
): number {
  let passed = 0
  for (let place = 0; place < count; place++) {
    const slot = slots[place] ?? 0
    const value = (delays[spots[slot] ?? 0] ?? Number.NaN) - (column[slot] ?? 0)
    const key = Number.isNaN(value) ? Infinity : value
    if (key > worst || key < least) continue
    into[passed] = slot
    keys[passed] = key
    passed += 1
  }
  return passed
}

/** Keeps what stands behind a position in the order: of those with its key the ones whose tie is decided for the position, and itself, go. */
export function keepBehind(
  slots: Int32Array,
  keys: Float64Array,
  count: number,
  { key, tie }: { key: number; tie: number },
  tieOf: (slot: number) => number,
): number {
  let passed = 0
  for (let place = 0; place < count; place++) {
    const slot = slots[place] ?? 0
    const own = keys[place] ?? 0
    slots[passed] = slot
    keys[passed] = own
    passed += Number(own > key || (own === key && tieOf(slot) > tie))
  }
  return passed
}
