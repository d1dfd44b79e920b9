import { describe, expect, test } from 'vitest'
import { hashWithSalt } from '@/lib/accounts/users/password-hash.server'
import { newSecret, setupAddress, stepOfCode, tidyCode } from './one-time-code.server'
import { derivedRecoveryCodes, hashRecoveryCodes, newRecoveryCodes, placeOfHash } from './recovery-codes.server'
import { qrPath } from './second-factor.server'
import { codeAt } from './test-app'

/** «12345678901234567890» in base32: the key of the test vectors of RFC 6238, appendix B, of which apps show the last six digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1_000)

describe('a code of the app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is the one of RFC 6238 at second %i', (seconds, code) => {
    expect(codeAt(secret, at(seconds))).toBe(code)
    expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  test('is accepted one step early and one late, and no further', () => {
    const code = codeAt(secret, at(3_000))
    expect([2_940, 2_969, 2_970, 3_000, 3_029, 3_059, 3_060].map((second) => stepOfCode(secret, code, at(second)))).toEqual([
      undefined,
      undefined,
      100,
      100,
      100,
      100,
      undefined,
    ])
  })

  test.each(['', '28708', '2870822', 'abcdef', '２８７０８２', '-87082', '0x4617'])('is not «%s»', (typed) => {
    expect(stepOfCode(secret, typed, at(59))).toBeUndefined()
  })

  test('may be typed with blanks, and in the wide digits of some keyboards', () => {
    expect(tidyCode(' ２８７ 082 ')).toBe('287082')
  })
})

test('a new secret has 160 bits and is never the same', () => {
  const secrets = Array.from({ length: 1_000 }, newSecret)
  expect(new Set(secrets).size).toBe(1_000)
  expect(secrets.every((one) => /^[A-Z2-7]{32}$/.test(one))).toBe(true)
})

test('there are ten recovery codes, each of twelve digits, never the same', () => {
  const all = [newRecoveryCodes(), newRecoveryCodes()].flat()
  expect(new Set(all).size).toBe(20)
  expect(all.every((code) => /^\d{4}-\d{4}-\d{4}$/.test(code))).toBe(true)
})

test('a secret gives the codes of an older release in every round', () => {
  expect(derivedRecoveryCodes(secret, 1).slice(0, 2)).toEqual(['1536-1075-5541', '2868-4264-7547'])
  expect(
    new Set([derivedRecoveryCodes(secret, 1), derivedRecoveryCodes(secret, 2), derivedRecoveryCodes(newSecret(), 1)].flat()).size,
  ).toBe(30)
})

test('a recovery code is found by its hash, under its salt only', async () => {
  const codes = newRecoveryCodes()
  const { salt, hashes } = await hashRecoveryCodes(codes)
  const typed = tidyCode(codes[3] ?? '')
  expect(placeOfHash(hashes, await hashWithSalt(typed, salt))).toBe(3)
  expect(placeOfHash(hashes, await hashWithSalt(typed, (await hashRecoveryCodes([])).salt))).toBeUndefined()
  expect([placeOfHash(hashes, ''), placeOfHash([], hashes[0] ?? '')]).toEqual([undefined, undefined])
})

test('the square code holds what apps read, whatever the address of the account', () => {
  const address = new URL(setupAddress(secret, 'anna+1@esempio.it'))
  expect(address.protocol).toBe('otpauth:')
  expect(decodeURIComponent(address.pathname)).toMatch(/Ingrana:anna\+1@esempio\.it$/)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret, issuer: 'Ingrana', digits: '6', period: '30' })
  const { path, size } = qrPath(address.href)
  expect(size).toBeGreaterThanOrEqual(45)
  expect(path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
})
