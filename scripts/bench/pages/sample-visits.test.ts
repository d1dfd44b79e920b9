import { expect, test } from 'vitest'
import { addressSampler, chosenFrom } from './sample-visits'

const addresses = Array.from({ length: 1_000 }, (_, index) => `/${index}`)
const countsOf = (next: () => string) => {
  const counts = new Map<string, number>()
  for (let time = 0; time < 50_000; time += 1) {
    const address = next()
    counts.set(address, (counts.get(address) ?? 0) + 1)
  }
  return [...counts.values()].sort((a, b) => b - a)
}

test('sampled evenly, no address of a thousand comes much more often than the others', () => {
  const counts = countsOf(addressSampler(addresses, 'evenly', 1))
  expect(counts).toHaveLength(1_000)
  expect(counts[0]).toBeLessThan(100)
})

test('by popularity the first address is sampled twice as often as the second and ten times as the tenth', () => {
  const counts = countsOf(addressSampler(addresses, 'by popularity', 1))
  expect((counts[0] ?? 0) / (counts[1] ?? 1)).toBeCloseTo(2, 0)
  expect((counts[0] ?? 0) / (counts[9] ?? 1)).toBeGreaterThan(8)
})

test('a seed determines the sampled addresses and choices', () => {
  const three = (seed: number) => Array.from({ length: 3 }, addressSampler(addresses, 'evenly', seed))
  expect(three(1)).toEqual(three(1))
  expect(three(1)).not.toEqual(three(2))
  expect(chosenFrom(addresses, 400, 1)).toEqual(chosenFrom(addresses, 400, 1))
  expect(new Set(chosenFrom(addresses, 400, 1)).size).toBe(400)
})
