import { browserSettings } from '@/lib/config/browser-settings'
import { readCookie } from '@/lib/browser/cookies'
import { cookieAllows } from '@/lib/consent/choice-cookie'
import { choiceCookie } from '@/lib/consent/privacy-choice'
import { findVisitorId } from '@/lib/consent/visitor-id'
import type { Tracking } from '@/lib/tracking/start-tracking'
import type { TrackedProject } from '@/lib/tracking/tracked-project'
import type { PageExperiments } from './page-experiments'

/** The moment from which leaving the page loses nothing, for profiles and tests. */
export const countingMark = 'counting started'

type Attributes = Readonly<Record<string, unknown>>

let run: AbortController | undefined
let tracking: Tracking | undefined
let project: TrackedProject | undefined
/** Whether everything reported since this document was loaded may be counted. */
let countsEarlier: boolean | undefined

/** A page is shown. The first one that its server found allowed starts the counting; those after it go on with their own configuration. */
export function countPage(page: PageExperiments | null, attributes: Attributes): void {
  project = page?.project ?? undefined
  countsEarlier ??= project !== undefined
  if (!project || run) return
  const own = new AbortController()
  run = own
  start(own.signal, attributes).catch(() => {
    if (run === own) run = undefined // the next page tries again
  })
}

/** Consent is gone: nothing more is counted, and what waits is forgotten. */
export function stopCounting(): void {
  run?.abort()
  tracking?.withdraw()
  run = undefined
  tracking = undefined
  countsEarlier = false
}

async function start(stopped: AbortSignal, attributes: Attributes): Promise<void> {
  const [settings, { startTracking }, { readTrackingSettings }] = await Promise.all([browserSettings(), import('@/lib/tracking/start-tracking'), import('@/lib/tracking/tracking-settings')])
  if (stopped.aborted || !cookieAllows(readCookie(choiceCookie), 'experiments')) return
  tracking = startTracking({
    settings: readTrackingSettings(settings),
    tenant: settings.experimentsTenant,
    applicationId: settings.experimentsApplicationId,
    visitorId: findVisitorId(),
    project: () => project,
    attributes,
    countsEarlier: countsEarlier === true,
  })
  performance.mark(countingMark)
}
