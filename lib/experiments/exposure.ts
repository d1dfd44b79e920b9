import { readCookie, writeCookie } from '@/lib/browser/cookies'
import { cookieAllows } from '@/lib/consent/choice-cookie'
import { choiceCookie } from '@/lib/consent/privacy-choice'
import { reportExposure } from '@/lib/tracking/exposures'
import { abTestsCookie, abTestsText, readAbTests } from './ab-tests'
import type { AssignedExperiment } from './assigned-experiment'

const days = 365

/** A visitor is shown a variation: it is counted, and this browser remembers it. Runs while the page is drawn. The choice is read anew: it may have been withdrawn since the server answered. */
export function exposed({ key, id, campaignId, variations, variation, isKept }: AssignedExperiment, outdated: readonly string[]): void {
  if (!cookieAllows(readCookie(choiceCookie), 'experiments')) return
  reportExposure({ experimentId: id, experimentKey: key, campaignId, variationId: variations.find((each) => each.key === variation)?.id ?? '', variationKey: variation })
  if (isKept) remember(key, variation, outdated)
}

function remember(key: string, variation: string, outdated: readonly string[]): void {
  const before = readCookie(abTestsCookie)
  const kept = Object.entries(readAbTests(before)).filter(([known]) => !outdated.includes(known))
  const text = abTestsText({ ...Object.fromEntries(kept), [key]: variation })
  if (text !== before) writeCookie(abTestsCookie, text, days)
}
