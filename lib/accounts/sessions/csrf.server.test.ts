import { expect, test } from 'vitest'
import { randomToken } from '@/lib/kernel/tokens/random-token.server'
import { csrfCookie, csrfTokenFor, isCsrfToken } from './csrf.server'
import { cookieLine, cookieName } from './session-cookie.server'

const [http, https] = ['http://localhost:3000', 'https://www.ingrana.example']

test('a token belongs to one cookie', async () => {
  const [mine, yours] = [randomToken(), randomToken()]
  const token = await csrfTokenFor(mine)
  expect(await isCsrfToken(token, mine)).toBe(true)
  expect(await isCsrfToken(token, yours)).toBe(false)
  expect(await isCsrfToken(mine, mine)).toBe(false)
})

test('the mark of an account is equal in all its sessions, is not the id, and belongs to one account', async () => {
  const cookie = randomToken()
  const [token, again, other] = [await csrfTokenFor(cookie, 7), await csrfTokenFor(randomToken(), 7), await csrfTokenFor(cookie, 8)]
  const marks = [token, again, other].map((text) => text.split('.')[0])
  expect(marks[0]).toMatch(/^[\w-]{16}$/)
  expect(marks[0]).toBe(marks[1])
  expect(marks[0]).not.toBe(marks[2])
  expect([await isCsrfToken(token, cookie), await isCsrfToken(again, cookie)]).toEqual([true, false])
})

test.each([undefined, null, '', 'x', 7, ['x'], {}])('a malformed token is refused: %j', async (given) => {
  expect(await isCsrfToken(given, randomToken())).toBe(false)
})

test('no token is valid without a cookie', async () => {
  expect(await isCsrfToken(await csrfTokenFor(''), undefined)).toBe(false)
})

test("the session's cookie counts before the one of an anonymous visitor, and a made-up one not at all", () => {
  const [session, visit] = [randomToken(), randomToken()]
  expect(csrfCookie({ ingrana_session: session, ingrana_visit: visit }, http)).toBe(session)
  expect(csrfCookie({ ingrana_session: 'x', ingrana_visit: visit }, http)).toBe(visit)
  expect(csrfCookie({ ingrana_session: '' }, http)).toBeUndefined()
  expect(csrfCookie({ ingrana_session: session }, https)).toBeUndefined()
})

test('cookies are out of reach of scripts and other sites, and on https bound to this host', () => {
  expect(cookieLine('session', 'v', http, 60)).toBe('ingrana_session=v; Max-Age=60; Path=/; HttpOnly; SameSite=Lax')
  expect(cookieLine('preSession', 'v', https)).toBe('__Host-ingrana_visit=v; Path=/; HttpOnly; Secure; SameSite=Lax')
  expect(cookieName('session', https)).toBe('__Host-ingrana_session')
})

test('ten thousand ids are all different and all of full length', () => {
  const ids = Array.from({ length: 10_000 }, randomToken)
  expect(new Set(ids).size).toBe(10_000)
  expect(ids.every((id) => Buffer.from(id, 'base64url').length === 32)).toBe(true)
})
