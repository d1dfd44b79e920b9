import type { Bounds } from '@/lib/market/search-index/scan'

/** All that the price «chiavi in mano» of a car is computed from: its columns, and what the transfer costs by power. */
export type TurnkeyPrices = {
  prices: Int32Array
  powers: Int32Array
  registrations: Int32Array
  undeclared: number
  /** Costs by power in kilowatts, in cents. */
  costs: Float64Array
  /** A car registered on this day or before has no known costs. */
  historicUntil: number
  offers: Uint16Array
  /** Flags by the code of an offer: 1 where it is put into another name. */
  transferred: Uint8Array
}

/** Cents; not a number where something of it is not known. */
export function turnkeyPrice(by: TurnkeyPrices, slot: number): number {
  const price = by.prices[slot] ?? 0
  const registration = by.registrations[slot] ?? 0
  const isKnown =
    price !== by.undeclared &&
    (registration > by.historicUntil || registration === by.undeclared) &&
    by.transferred[by.offers[slot] ?? 0] === 1
  return isKnown ? price + (by.costs[by.powers[slot] ?? 0] ?? Number.NaN) : Number.NaN
}

export function keepTurnkey(slots: Int32Array, count: number, by: TurnkeyPrices, low: number, high: number): number {
  let passed = 0
  for (let place = 0; place < count; place++) {
    const slot = slots[place] ?? 0
    const price = turnkeyPrice(by, slot)
    slots[passed] = slot
    passed += Number(price >= low && price <= high)
  }
  return passed
}

export function takeBetterTurnkey(
  into: Int32Array,
  keys: Float64Array,
  slots: Int32Array,
  count: number,
  by: TurnkeyPrices,
  { least, worst }: Bounds,
): number {
  let passed = 0
  for (let place = 0; place < count; place++) {
    const slot = slots[place] ?? 0
    const price = turnkeyPrice(by, slot)
    const key = Number.isNaN(price) ? Infinity : price
    if (key > worst || key < least) continue
    into[passed] = slot
    keys[passed] = key
    passed += 1
  }
  return passed
}
