/** Pictures whose hashes differ in so many of their 64 bits are the same: chosen by difference-hash.server.test.ts. */
export const sameWithinBits = 6

const bands = 4
const bandBits = 16
const bandMask = 0xffffn

/**
 * The parts of 16 bits, as `hash_bands` in the database has them, that a hash within 7 bits of this one shares at least one of: each part itself, and with
 * one bit turned. If all four differed in two bits or more, the hashes would differ in 8.
 */
export function nearBands(hash: bigint): number[] {
  const unsigned = BigInt.asUintN(bands * bandBits, hash)
  return Array.from({ length: bands }, (_, place) => {
    const band = Number((unsigned >> BigInt((bands - 1 - place) * bandBits)) & bandMask)
    const turned = Array.from({ length: bandBits }, (_, bit) => band ^ (1 << bit))
    return [band, ...turned].map((value) => value + place * 2 ** bandBits)
  }).flat()
}

const minEdges = 8

/** Whether a hash can tell a picture from others: a plain one, such as a wall or a covered lens, looks like every other. */
export function saysSomething(hash: bigint): boolean {
  const edges = BigInt.asUintN(bands * bandBits, hash)
    .toString(2)
    .replaceAll('0', '').length
  return edges >= minEdges && edges <= bands * bandBits - minEdges
}
