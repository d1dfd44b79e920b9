import { hash } from '@/lib/market/illustrations/seeded-random'
import type { ArticleHead } from './article'

const dayMs = 86_400_000
/** Days over which a demo spreads its articles: some 14 months. */
const spreadDays = 425
/** Days by which an article may leave its even distance to the next. */
const jitterDays = 9

/** A Monday that a day is not before, as «2026-11-23»: days of a demo stay for a week, so that a reader does not see them move. */
export function mondayOf(day: string): string {
  const date = new Date(day)
  return dayText(date, (date.getUTCDay() + 6) % 7)
}

const dayText = (date: Date, daysBefore: number) => new Date(date.getTime() - daysBefore * dayMs).toISOString().slice(0, 10)

/**
 * The articles as a demo dates them, the newest first: all of them were written within a few days, and a magazine of one week shows nothing of an archive.
 * What names its sources says truly when it was last changed, because they were read then.
 */
export function withDemoDays<T extends { head: Pick<ArticleHead, 'slug' | 'published' | 'updated'> }>(
  articles: readonly T[],
  monday: string,
): T[] {
  const step = spreadDays / Math.max(1, articles.length - 1)
  return articles
    .toSorted((a, b) => hash(a.head.slug) - hash(b.head.slug))
    .map((article, place) => {
      const daysBefore = 1 + Math.round(place * step) + (place === 0 ? 0 : hash(`${article.head.slug} day`) % jitterDays)
      const published = dayText(new Date(monday), daysBefore)
      return {
        ...article,
        head: { ...article.head, published, updated: article.head.updated < published ? published : article.head.updated },
      }
    })
    .sort((a, b) => b.head.published.localeCompare(a.head.published))
}
