import { expect, test } from 'vitest'
import { keepTurnkey, type TurnkeyPrices, takeBetterTurnkey, turnkeyPrice } from './turnkey-scan'

/** Prices by slot: known; without a price; registered too early; without a registration; not put into another name; of a power without costs. */
const turnkey: TurnkeyPrices = {
  undeclared: -1,
  historicUntil: 100,
  prices: Int32Array.of(1_000, -1, 1_000, 2_000, 1_000, 1_000),
  powers: Int32Array.of(1, 1, 1, 1, 1, 9),
  registrations: Int32Array.of(101, 101, 100, -1, 101, 101),
  costs: Float64Array.of(Number.NaN, 500),
  offers: Uint16Array.of(1, 1, 1, 1, 2, 1),
  transferred: Uint8Array.of(0, 1, 0),
}

test('the price «chiavi in mano» is the price and its transfer, and unknown where a part of it is', () => {
  expect([0, 1, 2, 3, 4, 5].map((slot) => turnkeyPrice(turnkey, slot))).toEqual([
    1_500,
    Number.NaN,
    Number.NaN,
    2_500,
    Number.NaN,
    Number.NaN,
  ])
})

test('Limits of the turnkey price include their ends and exclude unknown prices, which sort last', () => {
  const passing = (low: number, high: number) => {
    const slots = Int32Array.of(0, 1, 3, 5)
    return [...slots.subarray(0, keepTurnkey(slots, 4, turnkey, low, high))]
  }
  expect([passing(1_500, 2_500), passing(1_501, 2_500), passing(1_500, 2_499), passing(-Infinity, Infinity)]).toEqual([
    [0, 3],
    [3],
    [0],
    [0, 3],
  ])
  const better = (least: number, worst: number) => {
    const [into, keys] = [new Int32Array(4), new Float64Array(4)]
    const count = takeBetterTurnkey(into, keys, Int32Array.of(0, 1, 3, 5), 4, turnkey, { least, worst })
    return Array.from(into.subarray(0, count), (slot, place) => [slot, keys[place]])
  }
  expect(better(1_500, 2_500)).toEqual([
    [0, 1_500],
    [3, 2_500],
  ])
  expect(better(1_501, Infinity)).toEqual([
    [1, Infinity],
    [3, 2_500],
    [5, Infinity],
  ])
})
