import { analyticsEvents } from '@/lib/tracking/events/event-table'

/** What experiments can be judged by, and the words for it: every event that the site records. */
export const goalLabels: ReadonlyMap<string, string> = new Map(Object.values(analyticsEvents).map(({ key, it }) => [key, it]))
export const goalKeys: readonly string[] = [...goalLabels.keys()]
