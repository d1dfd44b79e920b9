import { expect, test } from 'vitest'
import { between, seededRandom } from '@/lib/market/search/engine/test-market'
import { FirstInOrder } from './first-in-order'

const blockSize = 500

const orders = {
  'all different': (place: number) => place * 2,
  'the best last': (place: number) => -place,
  'many equal ones': (_: number, random: number) => random % 40,
  'nothing declared': () => Infinity,
  'some not declared': (_: number, random: number) => (random % 3 === 0 ? Infinity : random),
}

test.each(Object.entries(orders))('takes what a sorted list has: %s', (_, keyOf) => {
  const random = seededRandom(7)
  const keys = Float64Array.from({ length: 9_000 }, (_, place) => keyOf(place, between(random, 0, 10_000)))
  const tieOf = (slot: number) => (slot * 7_919) % 9_001
  const slots = Int32Array.from(keys, (_, slot) => slot)
  const sorted = [...slots].sort((a, b) => (keys[a] === keys[b] ? tieOf(a) - tieOf(b) : (keys[a] ?? 0) < (keys[b] ?? 0) ? -1 : 1))
  for (const [from, wanted] of [
    [0, 21],
    [20, 41],
    [980, 1_001],
    [3_000, 3_021],
    [8_990, 9_500],
    [9_000, 9_500],
  ] as const) {
    const first = new FirstInOrder(wanted, tieOf)
    for (let start = 0; start < slots.length; start += blockSize)
      first.add(slots.subarray(start, start + blockSize), keys.subarray(start, start + blockSize), blockSize)
    expect(first.take(from)).toEqual(sorted.slice(from, wanted))
  }
})

test('a guess that lets too few in is noticed, and everything can be added once more', () => {
  const first = new FirstInOrder(5, (slot) => slot)
  first.worst = 2
  const add = () => {
    const better = Int32Array.of(0, 1, 2, 3, 4, 5).filter((slot) => slot <= first.worst)
    first.add(better, Float64Array.from(better), better.length)
  }
  add()
  expect([first.isShortOf(3), first.isShortOf(4)]).toEqual([false, true])
  first.clear()
  add()
  expect(first.isShortOf(1_000)).toBe(false)
  expect(first.take(3)).toEqual([3, 4])
})
