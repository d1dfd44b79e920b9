import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { currentTerms, isTermsVersion, type TermsVersion, termsDate, termsVersions } from '@/lib/accounts/consent/terms-version'
import { dealerRoleText } from '@/lib/accounts/dealerships/dealership'
import { appealMonths, logYears } from '@/lib/accounts/moderation/moderation-case'
import { leastForMean } from '@/lib/accounts/reviews/review'
import { renewalDays } from '@/lib/accounts/selling/own-ad'
import { durationText } from '@/lib/kernel/italian/duration-text'
import { appealContact } from '@/lib/kernel/routes/contacts'
import { adLifeDays } from '@/lib/market/ads/ad-life'
import { undoHours } from '@/lib/market/dealer-imports/dealer-import'
import { termsTexts } from './terms-texts'

/** What was published stays as it was: people have accepted it. A change of the terms is a new version with a line of its own here. */
const published: Readonly<Record<TermsVersion, string>> = {
  '2026-11-25': '907e5ec855ff4230',
  '2026-11-24': 'eedc40858e6e9528',
  '2026-11-23': 'b6a7675ce13d1405',
  '2026-11-21': '1bd0355c71835ad1',
}
const textOf = (version: TermsVersion) => termsTexts[version].map(({ heading, items }) => [heading, ...items].join('\n')).join('\n')

test.each(termsVersions)('the terms of %s are those that were published', (version) => {
  expect(createHash('sha256').update(textOf(version)).digest('hex').slice(0, 16)).toBe(published[version])
})

test('the versions of the terms are days in order, the latest first', () => {
  expect([...termsVersions]).toEqual([...termsVersions].sort().reverse())
  expect(currentTerms).toBe(termsVersions[0])
  expect(termsDate('2026-11-23')).toBe('23 novembre 2026')
  expect([...termsVersions, '2026-11-22', '', undefined, ['2026-11-23']].filter(isTermsVersion)).toEqual([...termsVersions])
})

test.each([
  `resta online ${durationText(adLifeDays, 'day')}; negli ultimi ${renewalDays}`,
  `ricorso entro ${durationText(appealMonths, 'month')}`,
  `in un registro per ${durationText(logYears, 'year')}`,
  appealContact,
  `da ${['zero', 'una', 'due', 'tre'][leastForMean]} in su`,
  `si può annullare entro ${durationText(undoHours, 'hour')}`,
  ...Object.values(dealerRoleText).map(({ label }) => label.toLowerCase()),
])('the terms in force say what the product does: %s', (said) => {
  expect(textOf(currentTerms)).toContain(said)
})
