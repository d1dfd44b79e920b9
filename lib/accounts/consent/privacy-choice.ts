/** Features that need consent before they may run. */
export type Vendor = 'experiments' | 'replay' | 'recentSearches' | 'seenAds' | 'facebook'

type Purpose = {
  key: 'measurement' | 'replay' | 'preferences' | 'social'
  vendors: readonly Vendor[]
}
export type PurposeKey = Purpose['key']

/** The purposes that need consent; what is technically necessary is not listed. */
export const purposes: readonly Purpose[] = [
  { key: 'measurement', vendors: ['experiments'] },
  { key: 'replay', vendors: ['replay'] },
  { key: 'preferences', vendors: ['recentSearches', 'seenAds'] },
  { key: 'social', vendors: ['facebook'] },
]

/** Raised when purposes or vendors change: everybody is asked again. */
export const bannerVersion = 4
export const choiceDays = 190
/** The whole months in which nobody is asked again, however long they are. */
export const quietMonths = Math.floor(choiceDays / 31)
/** How long the proof of a choice is retained: five years after it has ceased to count, the time within which the law fines. */
export const privacyProofYears = 6
export const choiceCookie = 'ingrana_privacy'

export const choiceSources = ['banner-accept', 'banner-reject', 'banner-close', 'preferences'] as const
export type ChoiceSource = (typeof choiceSources)[number]
/** How the question at the bottom of the page can be answered. */
export type BannerSource = Exclude<ChoiceSource, 'preferences'>

/** What somebody decided. */
export type PrivacyChoice = {
  /** Random; the same for all choices of one browser. */
  consentId: string
  version: number
  purposes: readonly PurposeKey[]
  source: ChoiceSource
  decidedAt: Date
}

/** Whether a choice still counts: made on today's banner, and not too long ago. */
export function isValidChoice({ version, decidedAt }: PrivacyChoice, now: number): boolean {
  return version === bannerVersion && now < decidedAt.getTime() + choiceDays * 86_400_000
}

/** Whether a vendor is allowed; without a choice none is. */
export function allows(choice: PrivacyChoice | undefined, vendor: Vendor): boolean {
  return purposes.some(({ key, vendors }) => vendors.includes(vendor) && choice?.purposes.includes(key))
}

export function isPurpose(word: unknown): word is PurposeKey {
  return purposes.some(({ key }) => key === word)
}
