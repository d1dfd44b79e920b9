import { expect, test } from 'vitest'
import { murmur3 } from './murmur3'

test.each([
  { text: '', seed: 0, hash: 0 },
  { text: '', seed: 1, hash: 0x514e28b7 },
  { text: 'test', seed: 0, hash: 0xba6bd213 },
  { text: 'test', seed: 0x9747b28c, hash: 0x704b81dc },
  { text: 'Hello, world!', seed: 0, hash: 0xc0363e43 },
  { text: 'Hello, world!', seed: 0x9747b28c, hash: 0x24884cba },
  { text: 'The quick brown fox jumps over the lazy dog', seed: 0, hash: 0x2e4ff723 },
])('the published hash of «$text» with seed $seed is $hash', ({ text, seed, hash }) => {
  expect(murmur3(text, seed)).toBe(hash)
})

test('the hash uses only the low byte of each character, as the vendor’s SDK does', () => {
  expect(murmur3('caff\u01e8', 1)).toBe(murmur3('caff\u00e8', 1))
})
