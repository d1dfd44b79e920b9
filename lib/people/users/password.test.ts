import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isStrongPassword } from '@/lib/kernel/validation/rules'
import { isCommonPassword } from './common-password.server'
import { italianPasswordWords } from './italian-password-words'
import { isDerivedFromContext } from './password'
import { hashPassword, verifyPassword } from './password-hash.server'

/** What people do to a common password until the rule lets it pass. */
const recase = (word: string) => word.replace(/[a-z]/, (letter) => letter.toUpperCase())
const passing = (words: readonly string[], ending: string) => words.map((word) => recase(word) + ending).filter(isStrongPassword)

test.each(['1!', '123!', '2026!', '_99'])('at least 99 of 100 common passwords are refused with a capital letter and %s', (ending) => {
  const tries = passing([...dictionary['passwords-common'], ...italianPasswordWords], ending)
  expect(tries.length).toBeGreaterThan(30_000)
  expect(tries.filter(isCommonPassword).length / tries.length).toBeGreaterThanOrEqual(0.99)
})

test.each(['P@ssw0rd1', 'Pa$$word99!', '!Juventus1', 'Forza-Milan7', 'AMORE!mio10', 'Qwèrty!123'])(
  'a disguise does not help a common password: %s',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

/** A fixed sequence, so that the test never depends on luck. */
function strongPasswords(count: number, length: number): string[] {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%&*+-_?@'
  let state = 12_345
  const next = () => signs[(state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % signs.length] ?? ''
  const made: string[] = []
  while (made.length < count) {
    const password = Array.from({ length }, next).join('')
    if (isStrongPassword(password)) made.push(password)
  }
  return made
}

test('a thousand random passwords are accepted', () => {
  const refused = strongPasswords(1_000, 12).filter(
    (password) => isCommonPassword(password) || isDerivedFromContext(password, 'mario.rossi@esempio.it'),
  )
  expect(refused).toEqual([])
})

test.each([
  { password: 'Ingrana1!', refused: true, why: 'the name of the site' },
  { password: 'Automobile99$', refused: true, why: 'what the site is about' },
  { password: 'Vendi!2026', refused: true, why: 'what one does here' },
  { password: 'Mario.rossi1', refused: true, why: 'the own address' },
  { password: 'M4rior0ssi!', refused: true, why: 'the own address in disguise' },
  { password: 'Ingrana-Trifoglio7', refused: false, why: 'a word of the site among others' },
  { password: 'Mariorossi+Giraffa3', refused: false, why: 'the own address among others' },
])('$password refused: $refused ($why)', ({ password, refused }) => {
  expect(isDerivedFromContext(password, 'mario.rossi@esempio.it')).toBe(refused)
})

test('a hash is argon2id with at least 19 MiB and two passes, and matches its password only', async () => {
  const hash = await hashPassword('Trifoglio+42')
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(hash) ?? []
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456)
  expect(Number(passes)).toBeGreaterThanOrEqual(2)
  expect(await verifyPassword(hash, 'Trifoglio+42')).toBe(true)
  for (const wrong of ['Trifoglio+43', 'trifoglio+42', 'Trifoglio+42 ', 'Trifoglio+4', ''])
    expect(await verifyPassword(hash, wrong), wrong).toBe(false)
})

test('nothing of a password is cut off, and a letter composed in two ways is one', async () => {
  const hash = await hashPassword('Perché-12345678901é')
  expect(await verifyPassword(hash, 'Perché-12345678901è')).toBe(false)
  expect(await verifyPassword(hash, 'Perché-12345678901é'.normalize('NFD'))).toBe(true)
})

test('without a hash nothing matches, and the work takes as long', async () => {
  const hash = await hashPassword('Trifoglio+42')
  expect(await verifyPassword(null, 'Trifoglio+42')).toBe(false)
  expect(await verifyPassword(undefined, '')).toBe(false)
  const fastest = { known: Infinity, unknown: Infinity }
  for (let round = 0; round < 15; round += 1) {
    for (const [kind, given] of [
      ['known', hash],
      ['unknown', null],
    ] as const) {
      const start = performance.now()
      await verifyPassword(given, 'Altro+99')
      fastest[kind] = Math.min(fastest[kind], performance.now() - start)
    }
  }
  // The fastest of many runs is the work itself, whatever else the machine does.
  expect(fastest.unknown / fastest.known).toBeGreaterThan(0.7)
})
