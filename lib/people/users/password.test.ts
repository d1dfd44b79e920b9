import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isStrongPassword } from '@/lib/kernel/validation/rules'
import { cpuMilliseconds } from '@/lib/kernel/validation/test-cpu-time'
import { isCommonPassword } from './common-password.server'
import { isDerivedFromContext } from './password'
import { hashPassword, verifyPassword } from './password-hash.server'
import { commonForms, expectCommonRefused } from './test-common-passwords'

test.each(commonForms)('of a hundred common passwords written as $form at least $least are refused', (form) =>
  expectCommonRefused(form, 20),
)

test.each([
  ...['P@ssw0rd1', 'Pa$$word99!', '!Juventus1', 'Forza-Milan7', 'AMORE!mio10', 'Qwèrty!123'],
  ...['PASSWORDa1!', 'JUVENTUSab1!', 'MonkeyMonkey1!', 'Dragon-dragon1', 'Yeknom1!', 'Linkedin1!', 'Abc123123!'],
])('a disguise does not help a common password: %s', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

const signs = fc.constantFrom(...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%&*+-_?@'))
const random = (minLength: number, maxLength: number) =>
  fc
    .array(signs, { minLength, maxLength })
    .map((chosen) => chosen.join(''))
    .filter(isStrongPassword)
const isRefused = (password: string) => isCommonPassword(password) || isDerivedFromContext(password, 'mario.rossi@esempio.it')

test('no random password of twelve to twenty signs, as a manager makes them, is refused', () => {
  fc.assert(
    fc.property(random(12, 20), (password) => !isRefused(password)),
    { numRuns: 2_000, seed: 7 },
  )
})

test('of the shortest random passwords hardly one in a thousand happens to be made of a common word', () => {
  const refused = fc.sample(random(8, 8), { numRuns: 3_000, seed: 7 }).filter(isRefused)
  expect(refused.length).toBeLessThanOrEqual(3)
})

test('the longest password is judged in a few milliseconds', async () => {
  isCommonPassword('') // reads the lists
  const longest = ['Xk9#mQ2$vLp8!zRt4&Wn', 'Aa1!Aa1!Aa1!Aa1!Aa1!', '11111111111111111aA!', 'aAaAaAaAaAaAaAaAaA1!']
  for (const password of longest)
    expect((await cpuMilliseconds(async () => Array.from({ length: 100 }, () => isRefused(password)))) / 100, password).toBeLessThan(5)
})

test.each([
  { password: 'Ingrana1!', refused: true, why: 'the name of the site' },
  { password: 'Automobile99$', refused: true, why: 'what the site is about' },
  { password: 'Vendi!2026', refused: true, why: 'what one does here' },
  { password: 'Mario.rossi1', refused: true, why: 'the own address' },
  { password: 'M4rior0ssi!', refused: true, why: 'the own address in disguise' },
  { password: 'Vendi-auto1', refused: true, why: 'two words of the site' },
  { password: 'AutoMoto-Camper1!', refused: true, why: 'three of them' },
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
