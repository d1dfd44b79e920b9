import type { Random } from './random'

/** Reserved top-level domain (RFC 2606): mail to it is never delivered. */
export const reservedTld = 'example'
/** Where the private sellers of the demo market have their mailboxes. */
export const privateDomain = `privati.${reservedTld}`

/** «300 1234567»: no Italian number begins with 30 (mobile ones go on with 1 to 9), so nobody has it. */
export function demoPhone(random: Random): string {
  return `300 ${String(random.whole(0, 9_999_999)).padStart(7, '0')}`
}

/** Every private seller can be written to and called. */
export function privateContact(random: Random, name: string, index: number): { contactEmail: string; contactPhone: string } {
  return { contactEmail: `${name.toLowerCase()}.${index}@${privateDomain}`, contactPhone: demoPhone(random) }
}
