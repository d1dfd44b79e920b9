import { expect, test } from 'vitest'
import { bucketOf, ownerOf } from './bucketer'

test('a visitor falls into one of 10000 buckets, the first and the last included', () => {
  const seen = new Set(Array.from({ length: 200_000 }, (_, visitor) => bucketOf(String(visitor), 'esperimento')))
  expect([seen.size, Math.min(...seen), Math.max(...seen)]).toEqual([10_000, 0, 9_999])
})

const halves = [
  { entityId: 'a', endOfRange: 5_000 },
  { entityId: 'b', endOfRange: 10_000 },
]
const holed = [
  { entityId: 'a', endOfRange: 1_000 },
  { entityId: '', endOfRange: 9_000 },
  { entityId: 'a', endOfRange: 9_500 },
]
test.each([
  { bucket: 0, ranges: halves, owner: 'a', why: 'the first bucket' },
  { bucket: 4_999, ranges: halves, owner: 'a', why: 'the last of the first range' },
  { bucket: 5_000, ranges: halves, owner: 'b', why: 'the end of a range is not in it' },
  { bucket: 9_999, ranges: halves, owner: 'b', why: 'the last bucket' },
  { bucket: 999, ranges: holed, owner: 'a', why: 'before the hole' },
  { bucket: 1_000, ranges: holed, owner: '', why: 'the hole is of nobody' },
  { bucket: 9_000, ranges: holed, owner: 'a', why: 'a variation may have two ranges' },
  { bucket: 9_500, ranges: holed, owner: null, why: 'after the last range' },
  { bucket: 0, ranges: [{ entityId: 'a', endOfRange: 0 }], owner: null, why: 'an empty range' },
  { bucket: 0, ranges: [], owner: null, why: 'no traffic at all' },
  {
    bucket: 5,
    ranges: [
      { entityId: 'a', endOfRange: 10 },
      { entityId: 'b', endOfRange: 6 },
    ],
    owner: 'a',
    why: 'the first range that ends above it, in the order of the file',
  },
])('bucket $bucket belongs to «$owner»: $why', ({ bucket, ranges, owner }) => {
  expect(ownerOf(bucket, ranges)).toBe(owner)
})
