import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { sendCard } from '@/lib/market/ads/page/sent-card'
import { findSearch } from '@/lib/market/search/engine/find-search.server'
import { findAds } from '@/lib/market/search/engine/search-ads.server'
import { searchEngine } from '@/lib/market/search/engine/search-engine.server'
import { searchHeading } from '@/lib/market/search/page/search-heading'
import { nearestArticles } from './article'
import type { ArticlePage, RelatedList } from './article-page'
import { articleHeads, findArticle } from './articles.server'

const cardsShown = 4
const articlesShown = 3

/** What the page of an article shows, with figures of now. Throws notFound where there is none. */
export async function articlePage(db: Db, slug: unknown, now = new Date()): Promise<ArticlePage> {
  const article = findArticle(slug)
  if (!article) throw new AppError('notFound')
  const { head, sections, blocks, related } = article
  const [filled, ads] = await Promise.all([
    Promise.all(blocks.map(async (block) => ('html' in block ? block : { figure: await block.build(db, now) }))),
    relatedAds(db, related),
  ])
  return {
    head,
    sections,
    blocks: filled,
    day: italianDay(now),
    related: ads,
    lists: related.flatMap(listOf),
    others: nearestArticles(articleHeads(), head, articlesShown),
  }
}

function listOf(address: string): RelatedList[] {
  const query = findSearch(address)
  return query ? [{ label: searchHeading(query), href: address }] : []
}

async function relatedAds(db: Db, addresses: readonly string[]): Promise<ArticlePage['related']> {
  for (const address of addresses) {
    const query = findSearch(address)
    if (!query) continue
    const { total, ids } = await findAds(searchEngine(db), query, { limit: cardsShown, params: [] })
    if (total === 0) continue
    const cards = await getAdCards(db, ids)
    return { list: { label: searchHeading(query), href: address }, total, cards: cards.map(sendCard) }
  }
  return null
}
