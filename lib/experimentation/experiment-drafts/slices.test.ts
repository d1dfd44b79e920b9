import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangesOf, type Slice, sizeOf, widen } from './slices'

test('an owner of buckets keeps its own and gets the first free ones', () => {
  const held = [
    { owner: 'a', from: 0, to: 500 },
    { owner: 'b', from: 500, to: 1_000 },
  ]
  expect(widen(held, new Map([['a', 1_000]]))).toEqual([
    { owner: 'a', from: 0, to: 500 },
    { owner: 'b', from: 500, to: 1_000 },
    { owner: 'a', from: 1_000, to: 1_500 },
  ])
})

test('slices cannot shrink, and cannot exceed all buckets', () => {
  const held = [{ owner: 'a', from: 0, to: 6_000 }]
  expect(widen(held, new Map([['a', 5_999]]))).toBeUndefined()
  expect(widen(held, new Map([['b', 4_001]]))).toBeUndefined()
  expect(widen(held, new Map([['b', 4_000]]))).toEqual([...held, { owner: 'b', from: 6_000, to: 10_000 }])
})

test('gaps between slices are filled first, in as many pieces as needed', () => {
  const held = [
    { owner: 'a', from: 100, to: 200 },
    { owner: 'b', from: 300, to: 9_900 },
  ]
  expect(widen(held, new Map([['c', 300]]))?.filter(({ owner }) => owner === 'c')).toEqual([
    { owner: 'c', from: 0, to: 100 },
    { owner: 'c', from: 200, to: 300 },
    { owner: 'c', from: 9_900, to: 10_000 },
  ])
})

test('ranges give free buckets to nobody', () => {
  expect(
    rangesOf([
      { owner: 'b', from: 300, to: 400 },
      { owner: 'a', from: 0, to: 100 },
      { owner: 'b', from: 400, to: 500 },
    ]),
  ).toEqual([
    { entityId: 'a', endOfRange: 100 },
    { entityId: '', endOfRange: 300 },
    { entityId: 'b', endOfRange: 500 },
  ])
  expect(rangesOf([])).toEqual([])
})

test('slices have their exact sizes and never overlap, however often they are widened', () => {
  const steps = fc.array(fc.record({ owner: fc.constantFrom('a', 'b', 'c'), more: fc.integer({ min: 0, max: 3_000 }) }), { maxLength: 8 })
  fc.assert(
    fc.property(steps, (requested) => {
      let slices: Slice[] = []
      for (const { owner, more } of requested) {
        const wanted = sizeOf(slices, owner) + more
        const total = slices.reduce((sum, { from, to }) => sum + to - from, 0)
        const next = widen(slices, new Map([[owner, wanted]]))
        expect(next === undefined).toBe(total + more > 10_000)
        slices = next ?? slices
        if (next) expect(sizeOf(slices, owner)).toBe(wanted)
        slices.forEach(({ from, to }, place) => expect(from >= (slices[place - 1]?.to ?? 0) && to > from && to <= 10_000).toBe(true))
      }
    }),
    { numRuns: 200 },
  )
})
