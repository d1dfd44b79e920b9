import type { Random } from './random'

/** A top-level domain that will never exist (RFC 2606): no mail reaches anybody there. */
export const nowhere = 'example'

/** «300 1234567»: no Italian number begins with 30 (mobile ones go on with 1 to 9), so nobody has it. */
export function demoPhone(random: Random): string {
  return `300 ${String(random.whole(0, 9_999_999)).padStart(7, '0')}`
}

/** Most private sellers leave an address and a number; some only one of them, a few nothing. */
export function privateContact(random: Random, name: string, index: number): { contactEmail: string | null; contactPhone: string | null } {
  const [email, phone] = [`${name.toLowerCase()}.${index}@privati.${nowhere}`, demoPhone(random)]
  return { contactEmail: random.chance(0.92) ? email : null, contactPhone: random.chance(0.8) ? phone : null }
}
