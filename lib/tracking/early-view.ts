import { createContext } from 'react'
import type { AnalyticsEvent } from '@/lib/tracking/events/analytics-events'
import type { Exposure } from './tracked-project'

/** What a page shows, noted while the server renders it: a page that is left at once has no code yet that could tell. */
export class EarlyView {
  readonly exposures: Exposure[] = []
  readonly views: AnalyticsEvent[] = []

  shown(exposure: Exposure): void {
    this.exposures.push(exposure)
  }

  viewed(event: AnalyticsEvent): void {
    this.views.push(event)
  }
}

/** Null in the browser, and for who is not counted. */
export const EarlyViewContext = createContext<EarlyView | null>(null)
