import fc from 'fast-check'
import { expect, inject, onTestFinished, test } from 'vitest'
import { choiceCookie } from '@/lib/accounts/consent/privacy-choice'
import { openSession } from '@/lib/accounts/sessions/open-session.server'
import { cookieName } from '@/lib/accounts/sessions/session-cookie.server'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { openPageConfig } from '@/lib/experimentation/experiments/datafile/test-service'
import { browser, choice, uuid } from '@/lib/experimentation/experiments/test-visitor'
import { env } from '@/lib/kernel/config/env.server'
import { getDb } from '@/lib/kernel/db/db.server'
import { openFreshSite, openMarketSite } from './test-market-site'

/** Cookies by which two people are logged in, and their names. */
async function openSessions(): Promise<{ cookies: string[]; names: string[] }> {
  const users = [await addTestUser(getDb()), await addTestUser(getDb())]
  onTestFinished(async () => {
    for (const { id } of users) await getDb()`delete from app_user where id = ${id}`
  })
  const opened = await Promise.all(users.map(({ id }) => openSession(getDb(), { userId: id, userAgent: browser })))
  return {
    cookies: opened.map(({ token }) => `${cookieName('session', env().siteUrl)}=${token}`),
    names: users.map(({ email }) => email),
  }
}

const agents = [
  browser,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPad; CPU OS 17_0) Safari/604.1',
  'Googlebot/2.1 (+http://www.google.com/bot.html)',
]
const choices = [choice(['measurement']), choice([]), choice(['replay', 'social']), 'no choice'].map(
  (text) => `${choiceCookie}=${encodeURIComponent(text)}`,
)
const memories = ['ab_tests=10001%3A20001', 'ab_tests=10001%3A20002', 'ab_tests=999%3A1']
const cookies = (sessions: string[]) =>
  fc
    .tuple(
      fc.option(fc.constantFrom(...sessions, `${cookieName('device', env().siteUrl)}=x`, `${cookieName('form', env().siteUrl)}=e30`), {
        freq: 2,
      }),
      fc.option(fc.constantFrom(...choices)),
      fc.option(fc.constantFrom(`uuid=${uuid}`, 'uuid=00000000-0000-4000-8000-000000000001', 'uuid=none')),
      fc.option(fc.constantFrom(...memories)),
      fc.option(fc.constant('_ga=GA1.2.3')),
    )
    .map((parts) => parts.filter((part) => part !== null).join('; '))

/** What a visitor may send to spoil the page of others, or to get one that is not theirs. */
const poisons: Record<string, string>[] = [
  { host: 'altrove.example' },
  { 'x-forwarded-host': 'altrove.example', 'x-forwarded-proto': 'gopher', 'x-forwarded-for': '1.2.3.4', forwarded: 'host=altrove.example' },
  { 'x-original-url': '/accedi', 'x-rewrite-url': '/accedi' },
  { 'x-nextjs-data': '1', 'x-middleware-subrequest': 'pages/_middleware', 'x-middleware-prefetch': '1', 'x-middleware-invoke': '1' },
  { 'x-invoke-path': '/accedi', 'x-invoke-status': '500', 'x-invoke-error': '{}', 'x-matched-path': '/accedi', 'x-now-route-matches': '1' },
  { range: 'bytes=0-10', 'if-range': '"x"' },
  { accept: 'application/json', 'accept-language': 'de', 'accept-charset': 'utf-16', te: 'trailers' },
  { 'if-none-match': '"x"', 'if-modified-since': 'Thu, 01 Jan 2032 00:00:00 GMT', 'cache-control': 'no-cache', pragma: 'no-cache' },
  { referer: 'https://altrove.example/"><script>', origin: 'https://altrove.example', 'sec-fetch-site': 'cross-site' },
  { authorization: 'Basic eDp5', 'proxy-authorization': 'x', 'x-http-method-override': 'DELETE' },
]

test('each visitor gets the page that they would get without a cache, after any other visitors', async () => {
  const manager = await openPageConfig()
  const { cookies: sessions, names } = await openSessions()
  const [cached, fresh] = [await openMarketSite(() => manager.config), await openFreshSite()]
  await expect.poll(() => cached.heard.isConnected).toBe(true)
  const headers = fc
    .tuple(
      cookies(sessions),
      fc.constantFrom(...agents),
      fc.constantFrom('br', 'gzip', 'identity', '*', 'br;q=0, gzip'),
      fc.constantFrom({}, ...poisons),
    )
    .map(([cookie, agent, encoding, poison]) => ({
      'user-agent': agent,
      'accept-encoding': encoding,
      ...(cookie === '' ? {} : { cookie }),
      ...poison,
    }))
  const origins = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(headers, fc.constantFrom('/', '/annunci', '/annunci?utm_source=posta'), async (visitor, path) => {
      const got = await cached.get(path, visitor)
      const theirs = await fresh.get(path, visitor)
      expect(got.text).toBe(theirs.text)
      expect([got.status, got.headers['cache-control'], got.headers['set-cookie']]).toEqual([
        theirs.status,
        theirs.headers['cache-control'],
        theirs.headers['set-cookie'],
      ])
      const cookie = 'cookie' in visitor ? visitor.cookie : ''
      names.forEach((name, index) => expect(got.text.includes(name)).toBe(cookie.includes(sessions[index] ?? '')))
      if (cookie.includes('ingrana_') && !/^ingrana_privacy|; ingrana_privacy/.test(cookie)) expect(got.origin).toBe('bypass')
      origins.set(got.origin, (origins.get(got.origin) ?? 0) + 1)
    }),
    { numRuns: 600 * inject('shareOfRuns') },
  )
  for (const origin of ['hit', 'miss', 'bypass']) expect(origins.get(origin), origin).toBeGreaterThan(20)
})

test.each(poisons)('a first visitor who sends %o gets the plain page and spoils nothing for the next', async (poison) => {
  const [cached, fresh] = [await openMarketSite(), await openFreshSite()]
  await expect.poll(() => cached.heard.isConnected).toBe(true)
  const plain = await fresh.get('/annunci', { 'user-agent': browser })
  for (let time = 0; time < 3; time += 1) {
    const spoiled = await cached.get('/annunci', { 'user-agent': browser, ...poison })
    expect([spoiled.status, spoiled.text]).toEqual([200, plain.text])
  }
  const next = await cached.untilCached('/annunci', { 'user-agent': browser })
  expect([next.text, next.bytes.length]).toEqual([plain.text, plain.bytes.length])
  for (const { headers } of cached.rendered) expect(Object.keys(headers).toSorted()).toEqual(['host', 'user-agent'])
})

test('a rendering learns only the device type and the inputs of experiments from the request', async () => {
  const manager = await openPageConfig()
  const cached = await openMarketSite(() => manager.config)
  const cookie = `_ga=GA1; ${choices[0] ?? ''}; uuid=${uuid}; secret=1; ${memories[0] ?? ''}`
  await cached.get('/annunci', { 'user-agent': browser, cookie, referer: 'https://altrove.example', 'x-forwarded-for': '1.2.3.4' })
  expect(cached.rendered).toHaveLength(1)
  const { 'user-agent': agent, ...others } = cached.rendered[0]?.headers ?? {}
  expect(agent).not.toBe(browser)
  expect(others).toEqual({ host: 'ingrana.test', cookie: `${choices[0] ?? ''}; uuid=${uuid}; ${memories[0] ?? ''}` })
})
