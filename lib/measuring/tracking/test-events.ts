import { type AnalyticsEvent, subscribeToEvents } from './analytics-events'

/** The latest events of this page view, oldest first. */
export function reportedEvents(): readonly AnalyticsEvent[] {
  const heard: AnalyticsEvent[] = []
  subscribeToEvents((event) => heard.push(event), 0)()
  return heard
}
