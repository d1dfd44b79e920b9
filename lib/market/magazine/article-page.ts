import type { SentCard } from '@/lib/market/ads/page/sent-card'
import type { ArticleHead, ArticleSection } from './article'
import type { Figure } from './figure'

/** A list of ours and what it is called. */
export type RelatedList = { label: string; href: string }
/** JSON-serialisable. */
export type ArticlePage = {
  head: ArticleHead
  sections: ArticleSection[]
  blocks: ({ html: string } | { figure: Figure })[]
  /** The day of its figures. */
  day: string
  /** Ads of the first of its lists that has some, and all these lists. */
  related: { list: RelatedList; total: number; cards: SentCard[] } | null
  lists: RelatedList[]
  others: ArticleHead[]
}
