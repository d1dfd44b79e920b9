import { useEffect, useEffectEvent } from 'react'
import { type AnalyticsEvent, report } from '@/lib/measuring/tracking/events'

/** Reports what a screen shows, once for each address it is shown under. */
export function useViewReport(address: string, event: AnalyticsEvent): void {
  const reportView = useEffectEvent(() => report(event))
  useEffect(() => reportView(), [address])
}
