/** Whether the last of the eleven digits of an Italian VAT number belongs to the others (the check of Luhn). */
export function isVatNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text) || Number(text) === 0) return false
  const sum = Array.from(text).reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
