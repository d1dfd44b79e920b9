import { type Amount, minPrice, monthOf, numberAt, type Written } from './amounts'
import type { Token } from './tokens'
import { isYear } from './years'

const minBarePrice = 1_500

/** A number that says nothing of itself: a year, a price, or the displacement of a motorbike. Only where nothing else wants it. */
export function bareAmount(tokens: readonly Token[], at: number, thisYear: number, smallIs: 'bike' | 'car' | null): Amount | null {
  const number = numberAt(tokens, at)
  if (!number) return null
  const length = number.end - at
  if (isYear(number, thisYear)) return { value: number.value, low: null, limit: null, unit: 'anno', ...monthOf(number), at, length }
  const isDisplacement =
    smallIs === 'bike'
      ? isBikeDisplacement(number)
      : smallIs === 'car' && length === 1 && number.value >= 800 && number.value < minBarePrice && number.value % 100 === 0
  if (isDisplacement) return { value: number.value, low: null, limit: null, unit: 'cc', at, length }
  const round = number.scaled || number.value % 50 === 0
  const isPriced = /^(?:a|per)$/.test(tokens[at - 1]?.text ?? '')
  return round && number.value >= (isPriced ? minPrice : minBarePrice)
    ? { value: number.value, low: null, limit: null, unit: 'euro', at, length }
    : null
}

function isBikeDisplacement({ value, scaled }: Written): boolean {
  return !scaled && value >= 50 && value <= 1900 && value % 5 === 0
}
