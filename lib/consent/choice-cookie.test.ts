import { expect, test } from 'vitest'
import { choiceText, cookieAllows, readChoice, recordedCookieLine, type KeptChoice } from './choice-cookie'
import { bannerVersion, choiceDays } from './privacy-choice'

const choice: KeptChoice = { consentId: '0b7c1f9e-1111-4222-8333-444455556666', version: 1, purposes: ['measurement', 'social'], source: 'preferences', decidedAt: new Date('2026-11-21T10:00:00.123Z'), isRecorded: false }

test('a choice that is written is read again', () => {
  expect(readChoice(choiceText(choice))).toEqual(choice)
})

test('purposes we do not have are not read', () => {
  expect(readChoice(choiceText(choice).replace('"necessary"', '"inventato","necessary"'))?.purposes).toEqual(['measurement', 'social'])
})

const without = (key: string) => JSON.stringify(JSON.parse(choiceText(choice), (name, value: unknown) => (name === key ? undefined : value)))
test.each([undefined, '', '{', 'null', '[]', '1', '{}', without('consentId'), without('revision'), without('categories'), without('lastConsentTimestamp'), without('data'), choiceText(choice).replace('2026-11-21T10:00:00.123Z","expi', 'ieri","expi'), choiceText(choice).replace('"preferences"', '"altro"')])('what is no choice of ours is none: %s', (text) => {
  expect(readChoice(text)).toBeUndefined()
})

test('the server writes the same choice again, marked, for 190 days, and over https alone where the site has it', () => {
  const line = recordedCookieLine(choiceText(choice), 'https://www.ingrana.it')
  const [, value = '', attributes] = /^ingrana_privacy=([^;]+); (.*)$/.exec(line) ?? []
  expect(readChoice(decodeURIComponent(value))).toEqual({ ...choice, isRecorded: true })
  expect(attributes).toBe(`Path=/; Max-Age=${190 * 86_400}; SameSite=Lax; Secure`)
  expect(recordedCookieLine(choiceText(choice), 'http://localhost:3000')).not.toContain('Secure')
})

const now = choice.decidedAt.getTime()
const text = (change: Partial<KeptChoice> = {}) => choiceText({ ...choice, ...change })

test('the server reads from the cookie which vendors may work', () => {
  expect(cookieAllows(text(), 'experiments', now)).toBe(true)
  expect(cookieAllows(text(), 'facebook', now)).toBe(true)
  expect(cookieAllows(text(), 'replay', now)).toBe(false)
})

test.each([
  { why: 'no cookie', cookie: undefined },
  { why: 'an empty one', cookie: '' },
  { why: 'nonsense', cookie: '{"categories":["measurement"]}' },
  { why: 'a refusal', cookie: text({ purposes: [] }) },
  { why: 'another purpose', cookie: text({ purposes: ['replay', 'social'] }) },
  { why: 'an earlier version', cookie: text({ version: bannerVersion - 1 }) },
  { why: 'a choice that is too old', cookie: text({ decidedAt: new Date(now - choiceDays * 86_400_000) }) },
])('with $why the server allows nothing', ({ cookie }) => {
  expect(cookieAllows(cookie, 'experiments', now)).toBe(false)
})
