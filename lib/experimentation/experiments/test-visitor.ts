import { choiceText } from '@/lib/accounts/consent/choice-cookie'
import { bannerVersion, choiceCookie, type PurposeKey } from '@/lib/accounts/consent/privacy-choice'

export const uuid = '3f0c2a1e-7b6d-4c5a-9e8f-0a1b2c3d4e5f'
export const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36'

export function choice(purposes: PurposeKey[], change: { version?: number; decidedAt?: Date } = {}): string {
  return choiceText({
    consentId: 'x',
    version: bannerVersion,
    purposes,
    source: 'banner-accept',
    decidedAt: new Date(),
    isRecorded: true,
    unproven: [],
    ...change,
  })
}

/** The cookies of somebody who takes part. */
export const allowed = { [choiceCookie]: choice(['measurement']), uuid }
