/**
 * A number as `Intl` writes it in Italian with groups always (1.275), to the nearest of its decimals, halves up. By hand, since the first `Intl` of a page takes a browser some 30 ms,
 * and every page has a price. `scale`: times ten so often, as a share in per cent.
 */
export function writtenNumber(value: number, minDecimals: number, maxDecimals: number, scale = 0): string {
  const digits = roundedDigits(value, maxDecimals + scale).padStart(maxDecimals + 1, '0')
  const point = digits.length - maxDecimals
  let decimals = digits.slice(point)
  while (decimals.length > minDecimals && decimals.endsWith('0')) decimals = decimals.slice(0, -1)
  const grouped = digits.slice(0, point).replace(/\B(?=(\d{3})+$)/g, '.')
  const sign = value < 0 && /[1-9]/.test(digits) ? '-' : ''
  return `${sign}${grouped}${decimals === '' ? '' : `,${decimals}`}`
}

/** The digits as they are written, up to so many behind the point. Of its text, since a number times 100 is often another one: 1.005. */
function roundedDigits(value: number, decimals: number): string {
  const [mantissa = '', exponent = '0'] = String(Math.abs(value)).split('e')
  const [whole = '', part = ''] = mantissa.split('.')
  const length = whole.length + Number(exponent) + decimals
  if (length < 0) return '0'
  const all = `${whole}${part}`
  return String(Number(all.padEnd(length, '0').slice(0, length)) + (all.charAt(length) >= '5' ? 1 : 0))
}
