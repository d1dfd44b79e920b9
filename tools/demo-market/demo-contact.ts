import type { Random } from './random'

/** Reserved top-level domain (RFC 2606): mail to it is never delivered. */
export const reservedTld = 'example'
/** The domain in which the private sellers of the demo market have their mailboxes. */
export const privateDomain = `privati.${reservedTld}`

/** «300 1234567»: no Italian number begins with 30 (mobile ones go on with 1 to 9), so nobody has it. */
export function demoPhone(random: Random): string {
  return `300 ${String(random.whole(0, 9_999_999)).padStart(7, '0')}`
}

/** Every private seller can be written to and called. */
export function privateContact(random: Random, name: string, index: number): { contactEmail: string; contactPhone: string } {
  return { contactEmail: `${name.toLowerCase()}.${index}@${privateDomain}`, contactPhone: demoPhone(random) }
}

/** Offices that issue numbers are 001 to 100, 120, 121, 888 and 999: what has this one in the middle was never given to anybody. */
const noOffice = '000'

/** «12345670006»: a partita IVA as forms and checks expect it, with its check digit, that nobody can have. A number for every dealer. */
export function demoVatNumber(seed: number, index: number): string {
  const taxpayer = String(((seed * 104_729 + (index + 1) * 7_919) % 9_999_999) + 1).padStart(7, '0')
  return `${taxpayer}${noOffice}${vatCheckDigit(taxpayer + noOffice)}`
}

/** The check digit by Luhn: every second of the ten digits counts twice, less nine where that has two digits. */
export function vatCheckDigit(digits: string): number {
  const sum = digits.split('').reduce((total, digit, index) => total + (index % 2 === 0 ? Number(digit) : doubled(Number(digit))), 0)
  return (10 - (sum % 10)) % 10
}

const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2)
