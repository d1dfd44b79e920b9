import { expect, test } from 'vitest'
import { choiceText, cookieAllows, cookieRefuses, missingProofs, readChoice, type StoredChoice, withProof } from './choice-cookie'
import { choiceCookieLine } from './choice-cookie-line.server'
import { bannerVersion, choiceDays } from './privacy-choice'

const choice: StoredChoice = {
  consentId: '0b7c1f9e-1111-4222-8333-444455556666',
  version: bannerVersion,
  purposes: ['measurement', 'social'],
  source: 'preferences',
  decidedAt: new Date('2026-11-21T10:00:00.123Z'),
  isRecorded: false,
  unproven: [],
}

test('a choice that is written is read again', () => {
  expect(readChoice(choiceText(choice))).toEqual(choice)
})

test('purposes we do not have are not read', () => {
  expect(readChoice(choiceText(choice).replace('"necessary"', '"inventato","necessary"'))?.purposes).toEqual(['measurement', 'social'])
})

const without = (key: string) =>
  JSON.stringify(JSON.parse(choiceText(choice), (name, value: unknown) => (name === key ? undefined : value)))
test.each([
  undefined,
  '',
  '{',
  'null',
  '[]',
  '1',
  '{}',
  without('consentId'),
  without('revision'),
  without('categories'),
  without('lastConsentTimestamp'),
  without('data'),
  choiceText(choice).replace('2026-11-21T10:00:00.123Z","expi', 'ieri","expi'),
  choiceText(choice).replace('"preferences"', '"altro"'),
])('a cookie in a foreign form is no choice: %s', (text) => {
  expect(readChoice(text)).toBeUndefined()
})

const before = {
  consentId: choice.consentId,
  version: bannerVersion,
  purposes: [],
  source: 'banner-close' as const,
  decidedAt: new Date('2026-11-21T09:00:00Z'),
}
const { isRecorded: _, unproven: __, ...proof } = choice

test('choices without a proof are written and read beside the current one, without foreign entries', () => {
  const stored = { ...choice, unproven: [before] }
  expect(readChoice(choiceText(stored))).toEqual(stored)
  expect(readChoice(choiceText(stored).replace('"unproven":[', '"unproven":[null,7,{"consentId":1},'))).toEqual(stored)
})

test('each proof that arrives takes its own choice off the missing ones', () => {
  const stored = { ...choice, unproven: [before] }
  expect(missingProofs(stored)).toEqual([before, proof])
  expect(withProof(stored, before)).toEqual({ ...choice, unproven: [] })
  expect(withProof(stored, proof)).toEqual({ ...stored, isRecorded: true })
  expect(missingProofs({ ...stored, isRecorded: true })).toEqual([before])
  expect(withProof(choice, before), 'not missing').toBeUndefined()
  expect(withProof({ ...choice, isRecorded: true }, proof), 'not missing any more').toBeUndefined()
})

test('the server writes the same choice again, for 190 days, and over https alone where the site has it', () => {
  const line = choiceCookieLine(choice, 'https://www.ingrana.it')
  const [, value = '', attributes] = /^ingrana_privacy=([^;]+); (.*)$/.exec(line) ?? []
  expect(readChoice(decodeURIComponent(value))).toEqual(choice)
  expect(attributes).toBe(`Max-Age=${190 * 86_400}; Path=/; Secure; SameSite=Lax`)
  expect(choiceCookieLine(choice, 'http://localhost:3000')).not.toContain('Secure')
})

const now = choice.decidedAt.getTime()
const text = (change: Partial<StoredChoice> = {}) => choiceText({ ...choice, ...change })

test.each([
  { who: 'a visitor who refused', cookie: text({ purposes: [] }), refuses: true },
  { who: 'a visitor who allowed something else', cookie: text({ purposes: ['measurement'] }), refuses: true },
  { who: 'a visitor who allowed it', cookie: text(), refuses: false },
  { who: 'a visitor who has not decided', cookie: undefined, refuses: false },
  {
    who: 'a visitor who decided too long ago',
    cookie: text({ purposes: [], decidedAt: new Date(now - choiceDays * 86_400_000) }),
    refuses: false,
  },
])('$who has refused Facebook: $refuses', ({ cookie, refuses }) => {
  expect(cookieRefuses(cookie, 'facebook', now)).toBe(refuses)
})

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
])('the server allows no vendor with $why', ({ cookie }) => {
  expect(cookieAllows(cookie, 'experiments', now)).toBe(false)
})
