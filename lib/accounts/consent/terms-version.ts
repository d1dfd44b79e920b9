import { dayText } from '@/lib/kernel/italian/date-text'
import { routes } from '@/lib/kernel/routes/routes'

/** The terms of use that were ever in force, by the day they came into force, the latest first. A text that was published never changes: a new one gets a row of its own. */
export const termsVersions = ['2026-11-25', '2026-11-24', '2026-11-23', '2026-11-21'] as const
export type TermsVersion = (typeof termsVersions)[number]

/** The terms that a new account accepts. */
export const currentTerms: TermsVersion = termsVersions[0]

export function isTermsVersion(text: unknown): text is TermsVersion {
  return termsVersions.some((version) => version === text)
}

/** A version as people read it: «23 novembre 2026». */
export function termsDate(version: TermsVersion): string {
  return dayText(version)
}

/** The page of a version. */
export function termsPath(version: TermsVersion): string {
  return version === currentTerms ? routes.termsPolicy : `${routes.termsPolicy}?versione=${version}`
}
