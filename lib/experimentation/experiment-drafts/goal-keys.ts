import { namesByKey } from '@/lib/tracking/events/event-names'

/** What experiments can be judged by, and the words for it: every event that the site records, group by group. */
export const goalLabels: ReadonlyMap<string, string> = new Map([...namesByKey].map(([key, { noun }]) => [key, noun]))
export const goalKeys: readonly string[] = [...goalLabels.keys()]

/** The goals as a list offers them: «Annunci aperti» stands below «Cercare». */
export const goalGroups = [...new Set([...namesByKey.values()].map(({ group }) => group))].map((group) => ({
  group,
  goals: [...namesByKey].filter(([, name]) => name.group === group).map(([key, { noun }]) => ({ key, noun })),
}))
