import { findValidChoice } from '@/lib/accounts/consent/choice-cookie'
import { choiceCookie } from '@/lib/accounts/consent/privacy-choice'
import { variantDays } from '@/lib/accounts/consent/storage-limits'
import { vendorConsentSync } from '@/lib/accounts/consent/vendor-consent-sync'
import { readCookie, writeCookie } from '@/lib/kernel/browser/cookies'
import { recordExposure } from '@/lib/tracking/exposures'
import type { Exposure } from '@/lib/tracking/tracked-project'
import { abTestsCookie, pairsText, readPairs } from './ab-tests'
import type { AssignedExperiment } from './assigned-experiment'
import { type Account, type Segments, segmentsOf } from './segments'

/** Counts the exposure, and remembers the variation in this browser. Runs during rendering. Consent may have been withdrawn since the server answered. */
export function handleExposure(experiment: AssignedExperiment, outdated: readonly string[], account: Account): void {
  if (!vendorConsentSync('experiments')) return
  const exposure = exposureOf(experiment)
  recordExposure({ ...exposure, segments: segmentsHere(account) })
  if (experiment.isSticky) remember(experiment.id, exposure.variationId, outdated)
}

/** What was shown, as it is counted. */
export function exposureOf({ key, id, campaignId, variations, variation }: AssignedExperiment): Exposure {
  const variationId = variations.find((each) => each.key === variation)?.id ?? ''
  return { experimentId: id, experimentKey: key, campaignId, variationId, variationKey: variation }
}

function remember(experimentId: string, variationId: string, outdated: readonly string[]): void {
  const before = readCookie(abTestsCookie)
  const current = [...readPairs(before)].filter(([known]) => !outdated.includes(known))
  const text = pairsText(new Map(current).set(experimentId, variationId))
  if (text !== before) writeCookie(abTestsCookie, text, variantDays)
}

/** The segments of what this browser shows now, as its server knew them. */
function segmentsHere(account: Account): Segments {
  return segmentsOf({
    userAgent: navigator.userAgent,
    address: location.pathname + location.search,
    isLanding: isFirstPage() && !document.referrer.startsWith(`${location.origin}/`),
    allowedAt: findValidChoice(readCookie(choiceCookie))?.decidedAt,
    account,
  })
}

/** Whether the document still shows the page that it was requested for. */
function isFirstPage(): boolean {
  const [first] = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : []
  return first?.name.split('#')[0] === location.href.split('#')[0]
}
