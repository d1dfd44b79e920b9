import { expect, test } from 'vitest'
import { providers } from '@/lib/accounts/social-login/provider'
import {
  allows,
  bannerVersion,
  choiceDays,
  isValidChoice,
  type PrivacyChoice,
  type PurposeKey,
  purposes,
  quietMonths,
  type Vendor,
} from './privacy-choice'

const decidedAt = new Date('2026-11-21T10:00:00Z')
const choice = (change: Partial<PrivacyChoice> = {}): PrivacyChoice => ({
  consentId: 'x',
  version: bannerVersion,
  purposes: [],
  source: 'banner-reject',
  decidedAt,
  ...change,
})
const days = 86_400_000

test.each([
  { after: 0, stands: true },
  { after: choiceDays * days - 1, stands: true },
  { after: choiceDays * days, stands: false },
])('a choice $after ms old stands: $stands', ({ after, stands }) => {
  expect(isValidChoice(choice(), decidedAt.getTime() + after)).toBe(stands)
})

test('the months in which nobody is asked again are over before a choice is, whenever they begin', () => {
  for (let day = 0; day < 4 * 366; day++) {
    const start = new Date(Date.UTC(2024, 0, 1 + day))
    const end = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + quietMonths, start.getUTCDate())
    expect((end - start.getTime()) / days).toBeLessThan(choiceDays)
  }
})

test('a choice made on another version of the question does not stand', () => {
  for (const version of [bannerVersion - 1, bannerVersion + 1]) expect(isValidChoice(choice({ version }), decidedAt.getTime())).toBe(false)
})

test('before a choice no vendor may work', () => {
  for (const vendor of purposes.flatMap(({ vendors }) => vendors)) expect(allows(undefined, vendor)).toBe(false)
})

const socialVendors = new Set(Object.values(providers).map(({ vendor }) => vendor))

test.each<{ allowed: PurposeKey[]; vendors: Vendor[] }>([
  { allowed: [], vendors: [] },
  { allowed: ['measurement'], vendors: ['experiments'] },
  { allowed: ['replay'], vendors: ['replay'] },
  { allowed: ['preferences'], vendors: ['recentSearches', 'seenAds'] },
  { allowed: ['social'], vendors: [...socialVendors] },
  { allowed: ['social', 'measurement', 'replay'], vendors: ['experiments', 'replay', ...socialVendors] },
])('each purpose allows its own vendors and no other: $allowed', ({ allowed, vendors }) => {
  const allowedVendors = purposes.flatMap((purpose) => purpose.vendors).filter((vendor) => allows(choice({ purposes: allowed }), vendor))
  expect(new Set(allowedVendors)).toEqual(new Set(vendors))
})
