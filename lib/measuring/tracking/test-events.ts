import { type AnalyticsEvent, followReports } from './events'

/** The latest events of this page view, oldest first. */
export function reportedEvents(): readonly AnalyticsEvent[] {
  const heard: AnalyticsEvent[] = []
  followReports((event) => heard.push(event), 0)()
  return heard
}
