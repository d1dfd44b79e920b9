import { expect, test } from 'vitest'
import { indexLayout } from '@/lib/market/search-index/columns/index-layout.server'
import { estimateBytes } from './ad-index.server'
import { requireMemory } from './memory-needed'

test('a million ads take at most 200 MB', () => {
  expect(estimateBytes(indexLayout(), 1_000_000) / 2 ** 20).toBeLessThan(200)
})

test('An index that would not fit is refused at the start, with the memory it needs and what there is', () => {
  expect(() => requireMemory(100 * 2 ** 20, 1_000 * 2 ** 20)).not.toThrow()
  expect(() => requireMemory(100 * 2 ** 20, 160 * 2 ** 20)).not.toThrow()
  expect(() => requireMemory(100 * 2 ** 20 + 1, 160 * 2 ** 20)).toThrow()
  expect(() => requireMemory(100 * 2 ** 20, 160 * 2 ** 20 - 1)).toThrow()
  expect(() => requireMemory(100 * 2 ** 20, 120 * 2 ** 20)).toThrow(
    expect.objectContaining({ figures: { neededMb: 160, availableMb: 120 } }),
  )
})
