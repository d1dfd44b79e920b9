import { shortDateText } from '@/lib/kernel/italian/date-text'
import { italianDay, italianTime } from '@/lib/kernel/italian/italian-time'

/** Where a line of news comes from. */
export type NewsKind = 'drop' | 'sold' | 'search' | 'message' | 'expiring' | 'expired' | 'views' | 'decision' | 'question'

/** One line of the page of news, all of it a link. JSON-serialisable. */
export type NewsLine = {
  /** The same for the same event, as long as it is news. */
  key: string
  kind: NewsKind
  title: string
  text: string
  href: string
  at: string
  isNew: boolean
}

/** Which news is shown, by the parameter of the page. */
export const newsFilters = {
  tutte: { label: 'Tutte', shows: () => true },
  prezzi: { label: 'Prezzi', shows: ({ kind }) => kind === 'drop' || kind === 'sold' },
  messaggi: { label: 'Messaggi', shows: ({ kind }) => kind === 'message' },
  annunci: { label: 'Annunci', shows: ({ kind }) => !['drop', 'sold', 'message'].includes(kind) },
} as const satisfies Record<string, { label: string; shows: (line: Pick<NewsLine, 'kind'>) => boolean }>
export type NewsFilter = keyof typeof newsFilters
export const newsFilterNames = ['tutte', 'prezzi', 'messaggi', 'annunci'] as const satisfies readonly NewsFilter[]

/** The filter that an address requests; anything else is all of them. */
export function newsFilterOf(requested: unknown): NewsFilter {
  return newsFilterNames.find((name) => name === requested) ?? 'tutte'
}

/** The lines under the days they belong to, the latest first. */
export function groupByDay(lines: readonly NewsLine[], now: Date): { title: string; lines: NewsLine[] }[] {
  const titles = [...new Set(lines.map(({ at }) => dayGroup(at, now)))]
  return titles.map((title) => ({ title, lines: lines.filter(({ at }) => dayGroup(at, now) === title) }))
}

const dayMs = 86_400_000
const weekdays = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'] as const

function dayGroup(at: string, now: Date): string {
  const days = daysAgo(at, now)
  if (days <= 0) return 'Oggi'
  if (days === 1) return 'Ieri'
  return days < 7 ? 'Questa settimana' : 'Prima'
}

/** When it was: the hour of today and yesterday, the weekday of this week, else the day. */
export function newsTimeText(at: string, now: Date): string {
  const days = daysAgo(at, now)
  if (days <= 1) return italianTime(at).toISOString().slice(11, 16)
  return days < 7 ? (weekdays[italianTime(at).getUTCDay()] ?? '') : shortDateText(at)
}

function daysAgo(at: string, now: Date): number {
  return Math.round((Date.parse(italianDay(now)) - Date.parse(italianDay(at))) / dayMs)
}
