import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findValidChoice } from '@/lib/accounts/consent/choice-cookie'
import { choiceCookie } from '@/lib/accounts/consent/privacy-choice'
import { storageInventory } from '@/lib/accounts/consent/storage-inventory'
import { cookieName } from '@/lib/accounts/sessions/session-cookie.server'
import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { indexDatafile } from '@/lib/experimentation/experiments/decision/project-config'
import { experimentOf, validDatafile } from '@/lib/experimentation/experiments/decision/test-datafiles'
import { comesFromElsewhere } from '@/lib/experimentation/experiments/find-page-experiments.server'
import { resolvePageExperiments } from '@/lib/experimentation/experiments/resolve-page-experiments'
import { browser, choice, uuid } from '@/lib/experimentation/experiments/test-visitor'
import { deviceTypeOf } from '@/lib/kernel/browser/device-type'
import { readCookies } from '@/lib/kernel/browser/read-cookies.server'
import { env } from '@/lib/kernel/config/env.server'
import { isBotAgent } from '@/lib/tracking/bot-agent'
import { decidingCookies, visitOf } from './visit.server'

/** One experiment for everybody, one for those who come to a list, one for those who were here before. */
const audience = (id: string, name: string, value: string) => ({
  id,
  name: id,
  conditions: ['or', { type: 'custom_attribute', name, match: 'exact', value }],
})
const config = indexDatafile(
  readDatafile(
    JSON.stringify(
      validDatafile({
        typedAudiences: [audience('arriving', 'landingPage', 'list'), audience('returning', 'visit', 'returning')],
        experiments: [
          experimentOf(),
          experimentOf({ id: '10002', key: 'welcome', audienceIds: ['arriving'] }),
          experimentOf({ id: '10003', key: 'again', audienceIds: ['returning'] }),
        ],
      }),
    ),
  ),
)
type Headers = { cookie?: string; 'user-agent'?: string; referer?: string }
const visit = (headers: Headers, address = '/usate') => visitOf(headers, address, () => config)
const consent = `${choiceCookie}=${encodeURIComponent(choice(['measurement']))}`

test('every cookie of ours is personal, or decides what a page shows, or is read by no page', () => {
  const readByNoPage = ['rate_app', '_GRECAPTCHA']
  for (const { name, place } of storageInventory) {
    if (place !== 'cookie') continue
    const deciding: readonly string[] = decidingCookies
    const isPersonal = visit({ cookie: `${name}=x` }) === undefined
    expect([isPersonal, deciding.includes(name), readByNoPage.includes(name)].filter(Boolean), name).toHaveLength(1)
  }
})

test('a request with a personal cookie gets a personal page, wherever the cookie stands', () => {
  for (const kind of ['session', 'device', 'preSession', 'form', 'social'] as const)
    for (const siteUrl of ['https://ingrana.it', 'http://localhost'])
      for (const [before, value, after] of [
        ['', '', ''],
        ['a=b; ', 'x', '; c=d'],
        [`${consent}; `, '"', ''],
        ['a="; ', '%', ''],
      ])
        expect(visit({ cookie: `${before}${cookieName(kind, siteUrl)}=${value}${after}`, 'user-agent': browser })).toBeUndefined()
})

test('cookies of other sites change nothing of a page', () => {
  expect(visit({ cookie: '_ga=GA1.2; x=1; rate_app=0', 'user-agent': browser })).toBe(visit({ 'user-agent': browser }))
})

test('the user agent that stands for a device type is of this type, and no bot', () => {
  for (const agent of [browser, 'Mozilla/5.0 (iPhone) Mobile', 'Mozilla/5.0 (iPad)', undefined, 'Googlebot/2.1']) {
    const stands = visit(agent === undefined ? {} : { 'user-agent': agent })?.headers['user-agent']
    expect([deviceTypeOf(stands), isBotAgent(stands)]).toEqual([deviceTypeOf(agent), false])
  }
})

const agents = fc.constantFrom(
  browser,
  'Mozilla/5.0 (iPhone) Mobile',
  'Mozilla/5.0 (iPad) Safari',
  'Googlebot/2.1 (+http://www.google.com/bot.html)',
  '',
)
const cookieValues = {
  [choiceCookie]: fc.constantFrom(
    undefined,
    choice(['measurement']),
    choice(['measurement'], { decidedAt: new Date(Date.now() - 2 * 86_400_000) }),
    choice([]),
    choice(['replay']),
    choice(['measurement'], { version: 0 }),
    '{',
    '"',
  ),
  uuid: fc.oneof(fc.constantFrom(undefined, uuid, 'no id'), fc.uuid({ version: 4 })),
  ab_tests: fc.constantFrom(undefined, '10001:20001', '10001:20002', '999:1', '10001:20002,5:6', '%', ';', 'x'.repeat(200)),
  _ga: fc.constantFrom(undefined, 'GA1'),
}
const jars = fc.record(cookieValues).map((jar) =>
  Object.entries(jar)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('; '),
)
const referers = fc.constantFrom(
  '',
  `${env().siteUrl}/usate/fiat?x=1`,
  env().siteUrl,
  'https://www.google.com/',
  `${env().siteUrl}.example/`,
)
const visitors = fc.record({ cookie: jars, 'user-agent': agents, referer: referers })

/** What the page of this visitor depends on, by the function that our pages call. */
function shownTo({ cookie, referer, 'user-agent': userAgent }: Headers & { 'user-agent': string }) {
  const deviceType = deviceTypeOf(userAgent)
  const cookies = readCookies(cookie ?? '')
  return {
    deviceType,
    showsPrivacyBanner: findValidChoice(cookies[choiceCookie]) === undefined,
    experiments: resolvePageExperiments(
      {
        cookies,
        userAgent,
        deviceType,
        preview: undefined,
        address: '/usate',
        isLanding: comesFromElsewhere(referer === undefined ? {} : { referer }),
        account: undefined,
      },
      () => config,
    ),
  }
}

test('the headers for a rendering reproduce the page of the visitor and identify nobody', () => {
  fc.assert(
    fc.property(visitors, (visitor) => {
      const found = visit(visitor)
      if (!found) throw new Error('none of these cookies is personal')
      expect(shownTo(found.headers)).toEqual(shownTo(visitor))
      expect(found.headers.cookie ?? '').not.toContain('_ga')
      expect([undefined, env().siteUrl]).toContain(found.headers.referer)
    }),
    { numRuns: 500 },
  )
})

test('two visitors share a page if and only if they would see the same', () => {
  fc.assert(
    fc.property(visitors, visitors, (one, other) => {
      expect(visit(one)?.view === visit(other)?.view).toBe(JSON.stringify(shownTo(one)) === JSON.stringify(shownTo(other)))
    }),
    { numRuns: 1_000 },
  )
})
