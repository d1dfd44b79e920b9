import { expect } from 'vitest'
import { isStrongPassword } from '@/lib/kernel/validation/rules'
import { commonPasswords, isCommonPassword } from './common-password.server'

const capital = (word: string) => word.replace(/[a-z]/, (letter) => letter.toUpperCase())

const readable: Record<string, string> = { a: '@', e: '3', i: '1', o: '0', s: '$' }
const disguised = (word: string) => capital(word.replace(/[aeios]/g, (letter) => readable[letter] ?? letter))

/** What people make of a common password until the rule lets it pass. */
export const commonForms = [
  ...['1!', '123!', '2026!', '_99', '12345!', '.1990', 'd1!'].map((end) => ({
    form: `Word${end}`,
    make: (word: string) => capital(word) + end,
  })),
  { form: '1!Word', make: (word: string) => `1!${capital(word)}` },
  { form: 'WORDa1!', make: (word: string) => `${word.toUpperCase()}a1!` },
  { form: 'WordWord1!', make: (word: string) => `${capital(word)}${capital(word)}1!` },
  { form: 'Wordword1!', make: (word: string) => `${capital(word)}${word}1!` },
  { form: 'Word-Word1', make: (word: string) => `${capital(word)}-${capital(word)}1` },
  { form: 'Drow1!', make: (word: string) => `${capital(Array.from(word).reverse().join(''))}1!` },
  { form: 'W0rd1!', make: (word: string) => `${disguised(word)}1!` },
]
/** Passwords that have to be refused, of a hundred of each form. */
const least = 99.5

/** Tries one in `step` of all words. */
export function expectCommonRefused({ make }: (typeof commonForms)[number], step: number): void {
  const tries = commonPasswords
    .filter((_, place) => place % step === 0)
    .map(make)
    .filter(isStrongPassword)
  expect(tries.length).toBeGreaterThan(30_000 / step)
  expect((100 * tries.filter(isCommonPassword).length) / tries.length).toBeGreaterThanOrEqual(least)
}
