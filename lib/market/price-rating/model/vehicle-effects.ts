import { provinces } from '@/lib/market/places/place'
import { parts } from './feature'
import { lookUp } from './feature-table'
import { effectsOf, type FittedTable } from './linear-model'
import { featuresOf } from './price-features'
import { type TypicalPowers, withTypicalPower } from './typical-power'
import type { ValuedVehicle } from './valued-vehicle'

const place = parts.indexOf('place')

/**
 * What each part of a vehicle adds to the logarithm of its estimate. A vehicle of no province stands in the mean of them all, unless the model has
 * learnt what vehicles without one are asked for: what all places have in common stands in their effects, and would be left out.
 */
export function vehicleEffects({ prices, powers }: { prices: FittedTable; powers: TypicalPowers }, vehicle: ValuedVehicle): Float64Array {
  const effects = effectsOf(prices, lookUp(prices.table, featuresOf(withTypicalPower(powers, vehicle))))
  if (vehicle.province === null && !prices.table.numbers.has('province null'))
    effects[place] = (effects[place] ?? 0) + meanPlaceEffect(prices)
  return effects
}

/** In the middle of the provinces that the model knows. */
function meanPlaceEffect({ table, linear }: FittedTable): number {
  const effectOf = (name: string) => linear.effects[table.numbers.get(name) ?? -1]
  const known = Object.entries(provinces).flatMap(([code, { region }]) => {
    const effect = effectOf(`province ${code}`)
    return effect === undefined ? [] : [effect + (effectOf(`region ${region}`) ?? 0)]
  })
  return known.length === 0 ? 0 : known.reduce((sum, effect) => sum + effect, 0) / known.length
}
