import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isStrongPassword } from '@/lib/kernel/validation/rules'
import { cpuMilliseconds } from '@/lib/kernel/validation/test-cpu-time'
import { isCommonPassword } from './common-password.server'
import { isDerivedFromContext, passwordBases, wordBases } from './password'
import { hashPassword, verifyPassword } from './password-hash.server'
import { commonForms, expectCommonRefused } from './test-common-passwords'

test.each(commonForms)('of a thousand common passwords written as $form at least 995 are refused', (form) => expectCommonRefused(form, 61))

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

test('a password is never cut off, and a letter composed in two ways is one', async () => {
  const hash = await hashPassword('Perché-12345678901é')
  expect(await verifyPassword(hash, 'Perché-12345678901è')).toBe(false)
  expect(await verifyPassword(hash, 'Perché-12345678901é'.normalize('NFD'))).toBe(true)
})

test('no password matches without a hash, and the work is as much', async () => {
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

test.each([
  {
    password: 'Juventus2026!',
    bases: [
      'juventus2026! 0',
      'juventus 2',
      'uventus 3',
      'juventu 3',
      'juvent 4',
      'juventus2o26i 2',
      'juventus2o 4',
      'uventus2o26i 3',
      'juventus2026 1',
      'juventus2o26 2',
      'uventus2026! 1',
      'juventus202 2',
      'juventus2o2 3',
      'juventus20 3',
      'juventus2 4',
    ],
  },
  { password: '!!Panda', bases: ['!!panda 0', 'panda 1', 'iipanda 2', 'iipand 3', 'ipanda 2', 'iipan 4', '!!pand 1', '!panda 1'] },
  {
    password: 'p@nd4rosa',
    bases: [
      'p@nd4rosa 0',
      'p@nd4ros 1',
      'nd4rosa 2',
      'p@nd4ro 2',
      'pandarosa 2',
      'pandaros 3',
      'andarosa 3',
      'pandaro 4',
      'pnd4rosa 1',
      'pnd4ros 2',
      'pnd4ro 3',
      '@nd4rosa 1',
      'ndarosa 3',
    ],
  },
  {
    password: 'pandapanda99',
    bases: [
      'pandapanda99 0',
      'pandapanda 1',
      'andapanda 2',
      'panda 1',
      'pandapand 2',
      'pandapan 3',
      'pandapandagg 2',
      'pandapandag 2',
      'andapandagg 3',
      'pandapanda9 1',
      'andapanda99 1',
    ],
  },
  { password: 'xgiraffay', bases: ['xgiraffay 0', 'xgiraffa 1', 'giraffay 1', 'xgiraff 2'] },
  { password: 'Èlite', bases: ['elite 0'] },
  {
    password: 'roma1234567',
    bases: [
      'roma1234567 0',
      'roma 1',
      'romai2eas6t 5',
      'romai2eas 6',
      'omai2eas6t 6',
      'roma123456 1',
      'romai2eas6 5',
      'oma1234567 1',
      'roma12345 2',
      'roma1234 3',
      'romai2ea 6',
      'roma123 4',
      'romai2e 6',
      'roma12 5',
      'romai2 6',
      'roma1 6',
      'romai 7',
    ],
  },
  { password: 'pan-da', bases: ['pan-da 0', 'pan-d 1', 'an-da 1', 'panda 1'] },
  {
    password: 'mare9z9',
    bases: ['mare9z9 0', 'mare9z 1', 'are9z 2', 'maregzg 2', 'maregz 2', 'aregzg 3', 'mareg 3', 'aregz 3', 'are9z9 1', 'mare9 2'],
  },
])('the words that $password is made from, each with the signs beside it: $bases', ({ password, bases }) => {
  expect(passwordBases(password).map(({ text, own }) => `${text} ${own}`)).toEqual(bases)
})

test('a common word is found as written, in letters for digits, and without signs at its ends', () => {
  expect(new Set(wordBases('ju-ve99'))).toEqual(new Set(['ju-ve99', 'ju-ve', 'ju-vegg', 'juve99', 'juve']))
  expect(new Set(wordBases('p4nda'))).toEqual(new Set(['p4nda', 'panda']))
})

test.each([
  { password: 'Auto7x!!', refused: true, why: 'a short word of the site beside two letters' },
  { password: 'Xkq9auto', refused: true, why: 'three letters beside a short word' },
  { password: 'Xkqw9auto', refused: false, why: 'four letters beside it' },
])('$password refused: $refused ($why)', ({ password, refused }) => {
  expect(isDerivedFromContext(password, 'ab@esempio.it')).toBe(refused)
})
