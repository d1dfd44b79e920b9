import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { whenIdle } from '@/lib/browser/when-idle'
import { onConsentChange } from '@/lib/consent/vendor-consent'
import { countPage, stopCounting } from '@/lib/experiments/count-pages'
import { PageExperimentsContext, type PageExperiments } from '@/lib/experiments/page-experiments'
import { carryAbTests } from '@/lib/http/fetch-json'

type Props = { experiments: PageExperiments | null; abTests: string; deviceType: string; children: ReactNode }

/** What this page knows about experiments, for its screens, for the calls they make and for the counting. */
export function ExperimentsFrame({ experiments, abTests, deviceType, children }: Props) {
  const isAssigned = experiments !== null && experiments.assigned.length > 0
  useLayoutEffect(() => carryAbTests(abTests), [abTests])
  useEffect(() => countPage(experiments, { deviceType }), [experiments, deviceType])
  useEffect(() => {
    // The next page may run an experiment and should not have to wait for the SDK.
    if (isAssigned) void whenIdle().then(() => import('@/lib/experiments/growthbook-reader')).catch(() => {})
  }, [isAssigned])
  useEffect(() => onConsentChange((allows) => {
    if (allows('experiments')) return
    carryAbTests('')
    stopCounting()
  }), [])
  return <PageExperimentsContext value={experiments}>{children}</PageExperimentsContext>
}
