import { provinces } from '@/lib/market/places/place'
import type { PriceModel } from './price-model'

/**
 * What a place adds to the logarithm of an estimate, in the middle of the provinces that the model knows. An estimate without a province
 * leaves out what all of them have in common, which need not be nothing.
 */
export function meanPlaceEffect({ prices: { table, linear } }: PriceModel): number {
  const effectOf = (name: string) => linear.effects[table.numbers.get(name) ?? -1]
  const known = Object.entries(provinces).flatMap(([code, { region }]) => {
    const effect = effectOf(`province ${code}`)
    return effect === undefined ? [] : [effect + (effectOf(`region ${region}`) ?? 0)]
  })
  return known.length === 0 ? 0 : known.reduce((sum, effect) => sum + effect, 0) / known.length
}
