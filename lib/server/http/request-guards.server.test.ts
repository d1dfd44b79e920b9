import { expect, test } from 'vitest'
import { csrfTokenFor } from '@/lib/accounts/sessions/csrf.server'
import { randomToken } from '@/lib/kernel/tokens/random-token.server'
import { requireCsrfToken, requireSameOrigin, requireXhrHeader } from './request-guards.server'

const site = 'https://www.ingrana.example'
const host = 'www.ingrana.example'

test.each([
  { headers: { 'sec-fetch-site': 'same-origin' }, why: 'our own page' },
  { headers: { 'sec-fetch-site': 'none' }, why: 'the person at the browser' },
  { headers: { origin: site, host }, why: 'an older browser names our origin' },
  { headers: { referer: `${site}/accedi`, host }, why: 'or at least our page' },
  { headers: { origin: 'http://localhost:3000', host: 'localhost:3000' }, why: 'the site under a second name' },
  { headers: { host }, why: 'a program that tells nothing still needs the token' },
])('a write is let through: $why', ({ headers }) => {
  expect(() => requireSameOrigin(headers, site)).not.toThrow()
})

test.each([
  { headers: { 'sec-fetch-site': 'cross-site', origin: site, host }, why: 'another site' },
  { headers: { 'sec-fetch-site': 'same-site', host }, why: 'a neighbour under the same domain' },
  { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', host }, why: 'a form on another site' },
  { headers: { origin: 'https://evil.example', host }, why: 'a foreign origin' },
  { headers: { origin: 'null', host }, why: 'an origin that is hidden' },
  { headers: { origin: `${site}.evil.example`, host }, why: 'a name that begins like ours' },
  { headers: { origin: 'http://www.ingrana.example:81', host }, why: 'another port' },
  { headers: { referer: 'https://evil.example/?https://www.ingrana.example', host }, why: 'a foreign page' },
  { headers: { referer: 'nonsense', host }, why: 'a page that is no address' },
])('a write is refused: $why', ({ headers }) => {
  expect(() => requireSameOrigin(headers, site)).toThrow(expect.objectContaining({ code: 'forbidden' }))
})

test.each([
  { headers: { 'x-requested-with': 'XMLHttpRequest' }, isOurs: true },
  { headers: { 'x-requested-with': 'com.example.app' }, isOurs: false },
  { headers: {}, isOurs: false },
])('a script of ours is known by a header that no form can set: $headers', ({ headers, isOurs }) => {
  const check = expect(() => requireXhrHeader(headers))
  if (isOurs) check.not.toThrow()
  else check.toThrow(expect.objectContaining({ code: 'forbidden' }))
})

test('a write needs the csrf token that belongs to its cookie', async () => {
  const [session, visit] = [randomToken(), randomToken()]
  const jar = { '__Host-ingrana_session': session, '__Host-ingrana_visit': visit }
  const [ofSession, ofVisit, ofOther] = await Promise.all([session, visit, randomToken()].map((cookie) => csrfTokenFor(cookie)))
  const check = (token: unknown, cookies: Partial<Record<string, string>>) => expect(requireCsrfToken(token, cookies, site))
  await check(ofSession, jar).resolves.toBeUndefined()
  await check(await csrfTokenFor(session, 7), jar).resolves.toBeUndefined()
  await check(ofVisit, { '__Host-ingrana_visit': visit }).resolves.toBeUndefined()
  for (const token of [ofVisit, ofOther, '', undefined, [ofSession]]) await check(token, jar).rejects.toMatchObject({ code: 'forbidden' })
  for (const cookies of [{}, { '__Host-ingrana_session': '' }, { ingrana_session: session }])
    await check(ofSession, cookies).rejects.toMatchObject({ code: 'forbidden' })
})
