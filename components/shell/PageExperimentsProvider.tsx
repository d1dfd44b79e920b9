import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { choiceCookie } from '@/lib/accounts/consent/privacy-choice'
import { onConsentChange } from '@/lib/accounts/consent/vendor-consent'
import { loadReader } from '@/lib/experimentation/experiments/experiments-provider'
import { type PageExperiments, PageExperimentsContext } from '@/lib/experimentation/experiments/page-experiments'
import { resumeTracking, startPageTracking, stopTracking } from '@/lib/experimentation/experiments/page-tracking'
import { earlyViewPlace } from '@/lib/kernel/browser/early-view'
import { whenIdle } from '@/lib/kernel/browser/when-idle'
import { setAbTestsHeader } from '@/lib/server/http/fetch-json'
import { EarlyView, EarlyViewContext } from '@/lib/tracking/early-view'

type Props = { experiments: PageExperiments | null; abTests: string; deviceType: string; children: ReactNode }

/** The experiments of this page, for its screens, their requests and the tracking. */
export function PageExperimentsProvider({ experiments, abTests, deviceType, children }: Props) {
  const isAssigned = experiments !== null && experiments.assigned.length > 0
  useLayoutEffect(() => setAbTestsHeader(abTests), [abTests])
  useLayoutEffect(() => startPageTracking(experiments, { deviceType }), [experiments, deviceType]) // before the effects in which screens report
  useEffect(() => {
    if (isAssigned) void whenIdle().then(loadReader)
  }, [isAssigned])
  const followConsent = useEffectEvent((isAllowed: boolean) => {
    if (!isAllowed) {
      setAbTestsHeader('')
      return stopTracking()
    }
    if (!experiments) void loadReader() // the next page may be assigned, and shows what it begins with
    resumeTracking({ deviceType })
  })
  useEffect(() => onConsentChange((allows) => followConsent(allows('experiments'))), [])
  const isCounted = experiments !== null && experiments.project !== null
  const [early] = useState(() => (typeof window === 'undefined' && isCounted ? new EarlyView() : null))
  return (
    <PageExperimentsContext value={experiments}>
      <EarlyViewContext value={early}>{children}</EarlyViewContext>
      {isCounted && <EarlyViewNote early={early} account={experiments.account} />}
    </PageExperimentsContext>
  )
}

type NoteProps = { early: EarlyView | null; account: PageExperiments['account'] }

/** What the page shows, for `noteEarlyView`. Rendered after the page, when that is known; only the server knows it. */
function EarlyViewNote({ early, account }: NoteProps) {
  const view = early === null ? undefined : JSON.stringify({ exposures: early.exposures, views: early.views, account })
  return <template id={earlyViewPlace} data-consent={`${choiceCookie} measurement`} data-view={view} suppressHydrationWarning />
}
