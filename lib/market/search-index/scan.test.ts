import { expect, test } from 'vitest'
import {
  blockSize,
  countFlags,
  flagCodes,
  keepBehind,
  keepFlagged,
  keepFloats,
  keepIntegers,
  keepPassing,
  keepSingleMisses,
  maxParts,
  partOf,
  sortByMiss,
  takeBetterFloats,
  takeBetterIntegers,
  takeBetterListed,
  takeSingleMisses,
  takeUsed,
} from './scan'

const slotsOf = (...slots: number[]) => Int32Array.from(slots)
/** The slots 1, 3 and 4 of which the function leaves some. */
const passing = (keep: (slots: Int32Array, count: number) => number) => {
  const slots = slotsOf(1, 3, 4, 0)
  return [...slots.subarray(0, keep(slots, 3))]
}

test('A scan takes only slots with an ad, up to before its end', () => {
  const slots = new Int32Array(4)
  expect([...slots.subarray(0, takeUsed(slots, Uint16Array.of(7, 0, 5, 9, 0, 6), 1, 5))]).toEqual([2, 3])
})

test('limits of a number belong to what they let through', () => {
  const values = [0, 10, 99, 20, 30]
  expect(passing((slots, count) => keepIntegers(slots, count, Int32Array.from(values), 10, 20))).toEqual([1, 3])
  expect(passing((slots, count) => keepFloats(slots, count, Float64Array.from(values), 10, 20))).toEqual([1, 3])
  expect(passing((slots, count) => keepFloats(slots, count, Float64Array.of(0, 10, 0, Number.NaN, 30), 0, 99))).toEqual([1, 4])
})

test('An ad has to have every required item, and may have others', () => {
  expect(passing((slots, count) => keepFlagged(slots, count, Int32Array.of(0, 0b11, 0, 0b10, 0b111), 0b11))).toEqual([1, 4])
})

test('Each byte of 32 flags is counted apart, the highest bit among them', () => {
  const counts = new Int32Array(flagCodes)
  countFlags(counts, Int32Array.of(0, 0x80_00_02_01 | 0, 0, 0x01_00_02_01, 7), slotsOf(1, 3, 4), 2)
  expect(Object.fromEntries([...counts.entries()].filter(([, count]) => count > 0))).toEqual({
    1: 2,
    [256 + 2]: 2,
    [512]: 2,
    [768 + 128]: 1,
    [768 + 1]: 1,
  })
})

test('a code passes as the table says', () => {
  expect(passing((slots, count) => keepPassing(slots, count, Int32Array.of(0, 2, 0, 1, 2), Uint8Array.of(0, 0, 1)))).toEqual([1, 4])
})

test('An ad that misses one filter stays with its mask, an ad that misses two does not', () => {
  const [slots, masks] = [new Int32Array(4), new Int32Array(4)]
  const column = Uint16Array.of(0, 1, 2, 3)
  const miss = Int32Array.of(0, 0b1, 0b11, 0b100)
  const count = takeSingleMisses(slots, masks, Uint16Array.of(1, 1, 1, 1), { column, miss }, 0, 4)
  expect([...slots.subarray(0, count)]).toEqual([0, 1, 3])
  expect([...masks.subarray(0, count)]).toEqual([0, 0b1, 0b100])
  const second = keepSingleMisses(slots, masks, count, Uint16Array.of(1, 0, 0, 1), Int32Array.of(0, 0b100))
  expect([...slots.subarray(0, second)]).toEqual([0, 1, 3])
  expect([...masks.subarray(0, second)]).toEqual([0b100, 0b1, 0b100])
  const third = keepSingleMisses(slots, masks, second, Uint16Array.of(0, 1, 0, 0), Int32Array.of(0, 0b100))
  expect([...slots.subarray(0, third)]).toEqual([0, 3])
})

test('a slot without an ad misses nothing and is not taken', () => {
  const [slots, masks] = [new Int32Array(2), new Int32Array(2)]
  expect(takeSingleMisses(slots, masks, Uint16Array.of(0, 0), { column: new Uint16Array(2), miss: new Int32Array(1) }, 0, 2)).toBe(0)
})

test('ads stand with those that miss the same filter, those that miss none first', () => {
  expect([0, 0b1, 0b10, 0b100, 1 << 31].map(partOf)).toEqual([0, 1, 2, 3, maxParts - 1])
  const [parts, counts] = [new Int32Array(maxParts * blockSize), new Int32Array(maxParts)]
  sortByMiss(parts, counts, slotsOf(5, 6, 7, 8), Int32Array.of(0, 0b10, 0, 0b10), 4)
  expect([...counts.subarray(0, 3)]).toEqual([2, 0, 2])
  expect([...parts.subarray(0, 2), ...parts.subarray(2 * blockSize, 2 * blockSize + 2)]).toEqual([5, 7, 6, 8])
})

const bounds = { least: 10, worst: 30 }
const better = (take: (into: Int32Array, keys: Float64Array, slots: Int32Array) => number) => {
  const [into, keys] = [new Int32Array(5), new Float64Array(5)]
  const count = take(into, keys, slotsOf(0, 1, 2, 3, 4))
  return Array.from(into.subarray(0, count), (slot, place) => [slot, keys[place]])
}

test('Slots whose key lies within the bounds, ends included, are taken with their key', () => {
  const integers = { column: Int32Array.of(9, 10, 30, 31, -1), undeclared: -1 }
  expect(better((into, keys, slots) => takeBetterIntegers(into, keys, slots, 5, { ...integers, sign: 1 }, bounds))).toEqual([
    [1, 10],
    [2, 30],
  ])
  const floats = { column: Float64Array.of(9, 10, 30, 31, Number.NaN), undeclared: Number.NaN }
  expect(better((into, keys, slots) => takeBetterFloats(into, keys, slots, 5, { ...floats, sign: 1 }, bounds))).toEqual([
    [1, 10],
    [2, 30],
  ])
  const listed = { column: Int32Array.of(0, 1, 2, 3, 4), list: floats.column, sign: 1, undeclared: -1 }
  expect(better((into, keys, slots) => takeBetterListed(into, keys, slots, 5, listed, bounds))).toEqual([
    [1, 10],
    [2, 30],
  ])
})

test('Undeclared values sort last in either direction', () => {
  const all = { least: -Infinity, worst: Infinity }
  for (const sign of [1, -1]) {
    const integers = { column: Int32Array.of(5, -1, 7, 8, 9), undeclared: -1, sign }
    expect(better((into, keys, slots) => takeBetterIntegers(into, keys, slots, 2, integers, all))).toEqual([
      [0, 5 * sign],
      [1, Infinity],
    ])
    const floats = { column: Float64Array.of(5, Number.NaN, 7, 8, 9), undeclared: Number.NaN, sign }
    expect(better((into, keys, slots) => takeBetterFloats(into, keys, slots, 2, floats, all))).toEqual([
      [0, 5 * sign],
      [1, Infinity],
    ])
  }
})

test('behind a position stand larger keys, and equal ones that come after it; it itself does not', () => {
  const [slots, keys] = [slotsOf(1, 2, 3, 4, 5), Float64Array.of(1, 2, 2, 2, 3)]
  const count = keepBehind(slots, keys, 5, { key: 2, tie: 30 }, (slot) => slot * 10)
  expect([...slots.subarray(0, count)]).toEqual([4, 5])
  expect([...keys.subarray(0, count)]).toEqual([2, 3])
})
