import { expect } from 'vitest'
import { isStrongPassword } from '@/lib/kernel/validation/rules'
import { commonPasswords, isCommonPassword } from './common-password.server'

const capital = (word: string) => word.replace(/[a-z]/, (letter) => letter.toUpperCase())

/** What people make of a common password until the rule lets it pass, and of how many of a hundred that is noticed. */
export const commonForms = [
  ...['1!', '123!', '2026!', '_99'].map((end) => ({ form: `Word${end}`, least: 99, make: (word: string) => capital(word) + end })),
  { form: 'WORDa1!', least: 95, make: (word: string) => `${word.toUpperCase()}a1!` },
  { form: 'WordWord1!', least: 99, make: (word: string) => `${capital(word)}${capital(word)}1!` },
  { form: 'Wordword1!', least: 99, make: (word: string) => `${capital(word)}${word}1!` },
]

/** Of all words every so many is tried. */
export function expectCommonRefused({ make, least }: (typeof commonForms)[number], step: number): void {
  const tries = commonPasswords
    .filter((_, place) => place % step === 0)
    .map(make)
    .filter(isStrongPassword)
  expect(tries.length).toBeGreaterThan(30_000 / step)
  expect((100 * tries.filter(isCommonPassword).length) / tries.length).toBeGreaterThanOrEqual(least)
}
