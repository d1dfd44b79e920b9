import { expect, test } from 'vitest'
import { between, seededRandom } from '@/lib/market/search/engine/test-market'
import { nearBands, saysSomething } from './hash-bands'

const random = seededRandom(3)
const anyHash = () =>
  BigInt.asIntN(
    64,
    BigInt(
      Array.from({ length: 4 }, () => between(random, 0, 65_535)).reduce(
        (bits, part) => `${bits}${part.toString(2).padStart(16, '0')}`,
        '0b',
      ),
    ),
  )

/** The four parts as the database has them: those of different places are different numbers. */
function bandsOf(hash: bigint): number[] {
  const bits = BigInt.asUintN(64, hash).toString(2).padStart(64, '0')
  return [0, 1, 2, 3].map((place) => Number(`0b${bits.slice(place * 16, place * 16 + 16)}`) + place * 65_536)
}

function turned(hash: bigint, bits: readonly number[]): bigint {
  return BigInt.asIntN(
    64,
    bits.reduce((all, bit) => all ^ (1n << BigInt(bit)), hash),
  )
}

test('A hash that differs in up to seven bits shares one of the bands that are looked up', () => {
  const evenly = [0, 1, 16, 17, 32, 33, 48]
  for (let count = 0; count < 200; count += 1) {
    const hash = anyHash()
    const some = Array.from({ length: 7 }, () => between(random, 0, 63))
    for (const bits of [[], some, evenly]) expect(bandsOf(turned(hash, bits)).some((band) => nearBands(hash).includes(band))).toBe(true)
  }
})

test('A hash that differs in two bits of every band is not looked for', () => {
  const hash = 0x1234_5678_9abc_def0n
  const far = turned(hash, [0, 1, 16, 17, 32, 33, 48, 49])
  expect(bandsOf(far).some((band) => nearBands(hash).includes(band))).toBe(false)
})

test('Each band is looked up once as it is and once with each of its sixteen bits turned', () => {
  expect(new Set(nearBands(-1n)).size).toBe(4 * 17)
})

test('a picture with fewer than eight edges, or fewer than eight places without one, looks like any other', () => {
  const edges = (count: number) => (1n << BigInt(count)) - 1n
  expect([0, 7, 8, 56, 57, 64].map((count) => saysSomething(BigInt.asIntN(64, edges(count))))).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
  ])
})
