import { expect, test } from 'vitest'
import { backoffMs } from './backoff'

test.each([
  { failures: 0, least: 0, most: 0 },
  { failures: 1, least: 8_000, most: 9_000 },
  { failures: 2, least: 16_000, most: 17_000 },
  { failures: 3, least: 32_000, most: 33_000 },
  { failures: 4, least: 64_000, most: 65_000 },
  { failures: 5, least: 128_000, most: 129_000 },
  { failures: 6, least: 256_000, most: 257_000 },
  { failures: 7, least: 512_000, most: 513_000 },
  { failures: 8, least: 512_000, most: 513_000 },
  { failures: 1_000, least: 512_000, most: 513_000 },
])('after $failures failures in a row the wait is from $least to $most ms', ({ failures, least, most }) => {
  expect([backoffMs(failures, () => 0), backoffMs(failures, () => 0.9999)]).toEqual([least, most])
})
