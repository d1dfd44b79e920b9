import { dictionary } from '@zxcvbn-ts/language-common'
import { expect } from 'vitest'
import { isStrongPassword } from '@/lib/kernel/validation/rules'
import { isCommonPassword } from './common-password.server'
import { italianPasswordWords } from './italian-password-words'

/** What people add to a common password until the rule lets it pass. */
export const commonEndings = ['1!', '123!', '2026!', '_99']

/** At least 99 of 100 words, each changed until the rule lets it pass, are refused; of all words every so many is tried. */
export function expectCommonRefused(ending: string, step: number): void {
  const words = [...dictionary['passwords-common'], ...italianPasswordWords].filter((_, place) => place % step === 0)
  const tries = words.map((word) => word.replace(/[a-z]/, (letter) => letter.toUpperCase()) + ending).filter(isStrongPassword)
  expect(tries.length).toBeGreaterThan(30_000 / step)
  expect(tries.filter(isCommonPassword).length / tries.length).toBeGreaterThanOrEqual(0.99)
}
