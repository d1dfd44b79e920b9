import { type AnalyticsEvent, subscribeToEvents } from '@/lib/tracking/events/analytics-events'

/** The latest events of this page view after those one knows, oldest first. */
export function reportedEvents(known = 0): readonly AnalyticsEvent[] {
  const heard: AnalyticsEvent[] = []
  subscribeToEvents((event) => heard.push(event), known)()
  return heard
}
