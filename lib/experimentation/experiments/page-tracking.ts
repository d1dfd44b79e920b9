import { vendorConsent } from '@/lib/accounts/consent/vendor-consent'
import { vendorConsentSync } from '@/lib/accounts/consent/vendor-consent-sync'
import { findVisitorId } from '@/lib/accounts/consent/visitor-id'
import { countingMark } from '@/lib/kernel/browser/early-view'
import { browserSettings } from '@/lib/kernel/config/browser-settings'
import { reportFailure } from '@/lib/kernel/errors/report-failure'
import { trackedEventCount } from '@/lib/tracking/events/analytics-events'
import { clearExposures } from '@/lib/tracking/exposures'
import type { Tracking } from '@/lib/tracking/start-tracking'
import type { TrackedProject } from '@/lib/tracking/tracked-project'
import type { PageExperiments } from './page-experiments'

type Attributes = Readonly<Record<string, unknown>>

let run: AbortController | undefined
let tracking: Tracking | undefined
let project: TrackedProject | undefined
/** How many events had been reported when the first page that may be counted was shown. */
let eventsBeforeConsent: number | undefined

/** A page is shown, and has reported nothing yet. The first one that its server found allowed starts the counting; those after it go on with their own configuration. */
export function startPageTracking(page: PageExperiments | null, attributes: Attributes): void {
  project = page?.project ?? undefined
  if (!project) return
  eventsBeforeConsent ??= trackedEventCount()
  resumeTracking(attributes)
}

/** Counts a page that may be counted, also where the consent manager came too late for it. */
export function resumeTracking(attributes: Attributes): void {
  if (!project || run) return
  const own = new AbortController()
  run = own
  const giveUp = () => {
    if (run === own) run = undefined // the next page tries again
  }
  start(own.signal, attributes).then((hasStarted) => hasStarted || giveUp(), giveUp)
}

/** Consent is gone: nothing more is counted, and what waits is forgotten. */
export function stopTracking(): void {
  run?.abort()
  tracking?.withdraw()
  clearExposures()
  run = undefined
  tracking = undefined
  project = undefined
  eventsBeforeConsent = undefined
}

async function start(stopped: AbortSignal, attributes: Attributes): Promise<boolean> {
  const [settings, { startTracking }, { readTrackingSettings }, { takeEarlyViews }] = await Promise.all([
    browserSettings(),
    import('@/lib/tracking/start-tracking'),
    import('@/lib/tracking/tracking-settings'),
    import('./early-views'),
  ])
  if (!(await vendorConsent('experiments')) || stopped.aborted) return false
  tracking = startTracking({
    settings: readTrackingSettings(settings),
    tenant: settings.experimentsTenant,
    applicationId: settings.experimentsApplicationId,
    visitorId: findVisitorId(),
    project: () => project,
    attributes,
    uncounted: eventsBeforeConsent ?? 0,
    earlier: takeEarlyViews(),
    isAllowed: () => vendorConsentSync('experiments'),
    onError: reportFailure,
  })
  performance.mark(countingMark)
  return true
}
