const prefix = '+39'

/** An Italian mobile number in its one spelling, «+393331234567»; undefined for everything else. */
export function mobileOf(typed: string): string | undefined {
  const digits = typed.normalize('NFKC').replace(/[\s().[\]/-]/g, '')
  const [, number] = /^(?:\+39|0039|39(?=3\d{9}$))?(3\d{8,9})$/.exec(digits) ?? []
  return number === undefined ? undefined : prefix + number
}

/** «+39 333 123 4567», from the one spelling. */
export function mobileText(mobile: string): string {
  const number = mobile.slice(prefix.length)
  return `${prefix} ${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`
}

/** Whether «telefono verificato» is true beside a number; where no number is shown it says that the person has one. */
export function isVerifiedNumber(shown: string | null, verified: string | null): boolean {
  return verified !== null && (shown === null || shown === '' || mobileOf(shown) === verified)
}
