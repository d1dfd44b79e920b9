import { expect, test } from 'vitest'
import { isStrongPassword } from '@/lib/kernel/validation/rules'
import { cpuMilliseconds } from '@/lib/kernel/validation/test-cpu-time'
import { isCommonPassword } from './common-password.server'
import { isDerivedFromContext } from './password'
import { hashPassword, verifyPassword } from './password-hash.server'
import { commonEndings, expectCommonRefused } from './test-common-passwords'

test.each(commonEndings)('common passwords are refused with a capital letter and %s', (ending) => expectCommonRefused(ending, 20))

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

test('without a hash nothing matches, and the work is as much', async () => {
  const hash = await hashPassword('Trifoglio+42')
  expect(await verifyPassword(null, 'Trifoglio+42')).toBe(false)
  expect(await verifyPassword(undefined, '')).toBe(false)
  const least = { known: Infinity, unknown: Infinity }
  for (let round = 0; round < 5; round += 1) {
    least.known = Math.min(least.known, await cpuMilliseconds(() => verifyPassword(hash, 'Altro+99')))
    least.unknown = Math.min(least.unknown, await cpuMilliseconds(() => verifyPassword(null, 'Altro+99')))
  }
  expect(least.unknown / least.known).toBeGreaterThan(0.7)
})
