// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCookie, removeCookie } from '@/lib/kernel/browser/cookies'
import { choiceText, maxUnproven, missingProofs, readChoice, type StoredChoice } from './choice-cookie'
import { bannerVersion, choiceCookie } from './privacy-choice'
import { findChoice, restoreNewerChoice, saveChoice, startConsent } from './save-choice'
import { onConsentChange, vendorConsent } from './vendor-consent'
import { findVisitorId } from './visitor-id'

const now = new Date('2026-11-21T10:00:00Z')
const names = () =>
  document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0])
    .filter((name) => name !== '')
    .sort()
const put = (text: string) => void (document.cookie = `${choiceCookie}=${encodeURIComponent(text)}; Path=/`)
const earlier = (change: Partial<StoredChoice>) =>
  choiceText({
    consentId: '0b7c1f9e-1111-4222-8333-444455556666',
    version: bannerVersion,
    purposes: ['measurement'],
    source: 'banner-accept',
    decidedAt: now,
    isRecorded: true,
    unproven: [],
    ...change,
  })

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  for (const name of names()) removeCookie(name ?? '')
  localStorage.clear()
})
afterEach(() => void vi.useRealTimers())

test('the consent library writes the cookie that we read and write ourselves', async () => {
  const choice = await saveChoice(['measurement', 'social'], 'preferences')
  expect(choice).toMatchObject({
    version: bannerVersion,
    purposes: ['measurement', 'social'],
    source: 'preferences',
    decidedAt: now,
    isRecorded: false,
    unproven: [],
  })
  expect(choice?.consentId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  const written = readCookie(choiceCookie)?.replace(/"services":\{.*?\},/, '"services":{},')
  expect(written).toBe(choice && choiceText(choice))
  expect(document.querySelector('[role=dialog], #cc-main')).toBeNull()
})

test('every change keeps the random id and moves the time; the same choice again is no choice', async () => {
  const first = await saveChoice([], 'banner-reject')
  vi.setSystemTime(now.getTime() + 60_000)
  expect(await saveChoice([], 'preferences')).toBeUndefined()
  expect(findChoice()?.decidedAt).toEqual(now)
  const second = await saveChoice(['replay'], 'preferences')
  expect(second?.consentId).toBe(first?.consentId)
  expect(second?.decidedAt.getTime()).toBe(now.getTime() + 60_000)
})

test('choices without a proof on the server stay in the cookie, oldest first, as many as fit', async () => {
  put(earlier({ version: bannerVersion - 1, isRecorded: false }))
  const old = readChoice(readCookie(choiceCookie))
  const first = await saveChoice(['measurement', 'replay', 'social'], 'banner-accept')
  expect(first && missingProofs(first)).toMatchObject([
    { consentId: old?.consentId, version: bannerVersion - 1, decidedAt: now },
    { consentId: first?.consentId, source: 'banner-accept' },
  ])
  for (let change = 1; change <= maxUnproven; change++) {
    vi.setSystemTime(now.getTime() + change * 60_000)
    await saveChoice(change % 2 ? [] : ['measurement', 'replay', 'social'], 'preferences')
  }
  const stored = findChoice()
  expect(stored?.unproven.map(({ decidedAt }) => (decidedAt.getTime() - now.getTime()) / 60_000)).toEqual([0, 1, 2, 3, 4, 5])
  expect(stored?.unproven.map(({ purposes }) => purposes.length)).toEqual([3, 0, 3, 0, 3, 0])
  expect(document.cookie.length, 'browsers keep 4096 bytes, attributes included').toBeLessThan(3_900)
})

test('a choice takes effect at once: the browser’s id and rate_app come and go with «Misurazione»', async () => {
  await saveChoice(['social'], 'preferences')
  expect(names()).toEqual([choiceCookie])
  await saveChoice(['measurement'], 'preferences')
  expect(names()).toEqual([choiceCookie, 'rate_app', 'uuid'])
  expect(readCookie('rate_app')).toBe('0')
  const id = findVisitorId()
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(localStorage.getItem('uuid')).toBe(id)
  await saveChoice(['measurement', 'replay'], 'preferences')
  expect(findVisitorId(), 'made once').toBe(id)
  localStorage.setItem('fs_optly_pending_events', '{}')
  sessionStorage.setItem('sentryReplaySession', '{}')
  document.cookie = 'ab_tests=a:b; Path=/'
  localStorage.setItem('watchListHasNotification', 'true')
  await saveChoice([], 'preferences')
  expect(names()).toEqual([choiceCookie])
  expect(Object.keys(localStorage)).toEqual(['watchListHasNotification'])
  expect(sessionStorage).toHaveLength(0)
})

test('a tracker that hears of the withdrawal and still stores something leaves nothing behind', async () => {
  await saveChoice(['measurement'], 'banner-accept')
  const stop = onConsentChange(() => localStorage.setItem('fs_optly_pending_events', '{}'))
  await saveChoice([], 'preferences')
  stop()
  expect(localStorage).toHaveLength(0)
})

test.each([
  { name: 'the cookie', lose: () => removeCookie('uuid') },
  { name: 'the copy', lose: () => localStorage.removeItem('uuid') },
  { name: 'the cookie and keeps nonsense', lose: () => void (document.cookie = 'uuid=<script>; Path=/') },
])('a browser that loses $name keeps its visitor id', async ({ lose }) => {
  await saveChoice(['measurement'], 'banner-accept')
  const id = findVisitorId()
  lose()
  startConsent(() => {})()
  expect([readCookie('uuid'), localStorage.getItem('uuid')]).toEqual([id, id])
})

test.each([
  { why: 'older than 190 days', text: earlier({ decidedAt: new Date(now.getTime() - 190 * 86_400_000) }) },
  { why: 'made on another version', text: earlier({ version: bannerVersion - 1 }) },
  { why: 'unreadable', text: '{"categories":7' },
])('a choice that is $why allows nothing, leaves nothing, and the next one counts', async ({ text }) => {
  put(text)
  document.cookie = 'uuid=0b7c1f9e-1111-4222-8333-444455556666; Path=/'
  const stop = startConsent(() => {})
  expect(await vendorConsent('experiments')).toBe(false)
  expect(names()).toEqual([choiceCookie])
  await saveChoice(['measurement'], 'banner-accept')
  expect(await vendorConsent('experiments')).toBe(true)
  stop()
})

test('a choice made in another tab counts here too, and is noticed when this tab is shown again', async () => {
  await saveChoice(['replay'], 'preferences')
  const heard = vi.fn()
  const stop = startConsent(heard)
  put(earlier({ purposes: [], decidedAt: new Date(now.getTime() + 1_000) }))
  expect(await vendorConsent('replay')).toBe(false)
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('focus'))
  expect(heard).toHaveBeenCalledTimes(1)
  expect(await saveChoice(['replay'], 'preferences'), 'not taken for unchanged').toMatchObject({ purposes: ['replay'] })
  stop()
})

test('a choice made in one tab stops the others at once, also while nobody looks at them', async () => {
  await saveChoice(['measurement'], 'preferences')
  const heard: boolean[] = []
  const stops = [startConsent(() => {}), onConsentChange((allows) => heard.push(allows('experiments')))]
  const other = new BroadcastChannel(choiceCookie)
  put(earlier({ purposes: [], decidedAt: new Date(now.getTime() + 1_000) }))
  other.postMessage('chosen')
  await expect.poll(() => heard).toEqual([false])
  expect(findVisitorId()).toBeUndefined()
  const notified = new Promise((resolve) => other.addEventListener('message', resolve, { once: true }))
  await saveChoice(['measurement'], 'preferences')
  await notified
  expect(heard, 'a tab is not notified of its own choice').toEqual([false, true])
  other.close()
  for (const stop of stops) stop()
})

test('a late answer with an earlier choice does not replace a later one, of this tab or another', async () => {
  vi.setSystemTime(now.getTime() + 60_000)
  const refusal = await saveChoice([], 'preferences')
  expect(refusal).toBeDefined()
  if (!refusal) return
  put(earlier({ purposes: ['measurement'], decidedAt: now }))
  restoreNewerChoice(refusal)
  expect(findChoice()?.purposes).toEqual([])
  const later = earlier({ purposes: ['social'], decidedAt: new Date(now.getTime() + 120_000) })
  put(later)
  restoreNewerChoice(refusal)
  expect(readCookie(choiceCookie)).toBe(later)
  expect(readChoice(later)?.purposes).toEqual(['social'])
})
