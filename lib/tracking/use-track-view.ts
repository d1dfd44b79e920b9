import { useContext, useEffect, useEffectEvent } from 'react'
import { EarlyViewContext } from '@/lib/tracking/early-view'
import { type AnalyticsEvent, trackEvent } from '@/lib/tracking/events/analytics-events'

/** Reports what a screen shows, once for each address it is shown under. */
export function useTrackView(address: string, event: AnalyticsEvent): void {
  useContext(EarlyViewContext)?.viewed(event)
  const reportView = useEffectEvent(() => trackEvent(event))
  useEffect(() => reportView(), [address])
}
