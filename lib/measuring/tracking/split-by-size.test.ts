import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitBySize } from './split-by-size'

test('parts hold everything in order, and none that could be split is too long', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.integer({ min: 1, max: 60 }), (items, most) => {
      const parts = splitBySize(items, most)
      expect(parts.flat()).toEqual(items)
      for (const part of parts) expect(part.length === 1 || Buffer.byteLength(JSON.stringify(part)) <= most + 1).toBe(true)
    }),
  )
})

test('a usual batch stays whole', () => {
  expect(splitBySize(Array(10).fill({ text: 'x'.repeat(1_000) }))).toHaveLength(1)
})
