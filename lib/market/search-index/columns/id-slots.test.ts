import { expect, test } from 'vitest'
import { between, seededRandom } from '@/lib/market/search/engine/test-market'
import { IdSlots } from './id-slots'

/** Ids at whose places others stand, beyond 32 bits as well. */
const manyIds = Array.from({ length: 3_000 }, (_, number) => (number % 3 === 0 ? number + 4_294_967_296 * (number % 5) : number * 4_096))

function tableOf(ids: readonly number[]) {
  const bySlot = new Map<number, number>()
  const table = new IdSlots((slot) => bySlot.get(slot) ?? -1)
  for (const [slot, id] of ids.entries()) {
    bySlot.set(slot, id)
    table.add(id, slot)
  }
  return { table, bySlot }
}

test('Every id of a large table is found in its slot, the first slot as well, an unknown id nowhere', () => {
  const { table } = tableOf(manyIds)
  expect(manyIds.map((id) => table.find(id))).toEqual(manyIds.map((id) => manyIds.lastIndexOf(id)))
  expect([table.find(0.5), table.find(4_294_967_295)]).toEqual([undefined, undefined])
})

test('an id that is added again stands in its new slot alone', () => {
  const { table, bySlot } = tableOf([7])
  bySlot.set(3, 7)
  table.add(7, 3)
  expect(table.find(7)).toBe(3)
  table.remove(7)
  expect(table.find(7)).toBeUndefined()
})

test('after any order of additions and removals it says what a Map says', () => {
  const random = seededRandom(5)
  const known = new Map<number, number>()
  const { table, bySlot } = tableOf([])
  for (let step = 0; step < 9_000; step++) {
    const slot = between(random, 0, manyIds.length - 1)
    const id = slot * 128
    if (known.has(id)) {
      table.remove(id)
      known.delete(id)
    } else {
      bySlot.set(slot, id)
      table.add(id, slot)
      known.set(id, slot)
    }
  }
  expect(manyIds.map((_, slot) => table.find(slot * 128))).toEqual(manyIds.map((_, slot) => known.get(slot * 128)))
})

test('removing what is not there changes nothing', () => {
  const { table } = tableOf([1, 2, 3])
  table.remove(9)
  expect([1, 2, 3, 9].map((id) => table.find(id))).toEqual([0, 1, 2, undefined])
})

test('A table of slots is between a quarter and half full, with four bytes for each place', () => {
  for (const count of [1_000, 1_024, 1_025, 5_000]) {
    const { bytes } = tableOf(Array.from({ length: count }, (_, id) => id)).table
    expect(bytes / 4 / count).toBeGreaterThanOrEqual(2 * (1 - 1 / 1_024))
    expect(bytes / 4 / count).toBeLessThanOrEqual(4)
  }
})
