import { isVatNumber } from './rules'

/**
 * Whether the last digit of an Italian VAT number fits the ten before it: every second of them doubled, with its digits added up, the sum and the last
 * make a multiple of ten (D.P.R. 633/1972 as applied by the Agenzia delle Entrate; the formula of Luhn).
 */
export function hasRightCheckDigit(text: string): boolean {
  if (!isVatNumber(text)) return false
  let sum = 0
  for (const [at, digit] of Array.from(text, Number).entries()) {
    const weighed = at % 2 === 1 ? digit * 2 : digit
    sum += weighed > 9 ? weighed - 9 : weighed
  }
  return sum % 10 === 0
}
