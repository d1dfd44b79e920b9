import type { Db } from '@/lib/kernel/db/db.server'
import { feedPath } from '@/lib/kernel/routes/feed-path'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { priceText } from '@/lib/market/ads/ad-description'
import { findAds } from '@/lib/market/search/engine/search-ads.server'
import { searchEngine } from '@/lib/market/search/engine/search-engine.server'
import { withPage, withSort } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import { type SearchQuery, usualSort } from '@/lib/market/search/query/search-query'
import type { Feed } from './rss-xml'
import { searchHeading } from './search-heading'

/** A reader that requests it once a day misses none of most lists. */
const newestAds = 50

/** The newest ads of a list, whatever its order and page. */
export async function listFeed(db: Db, list: SearchQuery, siteUrl: string): Promise<Feed> {
  const query = withPage(withSort(list, 'recenti'), 1)
  const { ids } = await findAds(searchEngine(db), query, { limit: newestAds, params: [] })
  const [cards, rows] = await Promise.all([
    getAdCards(db, ids),
    db<{ id: number; publishedAt: Date }[]>`
      select id, coalesce(published_at, created_at) as published_at from ad where id = any(${[...ids]}::bigint[])`,
  ])
  const publishedAt = new Map(rows.map((row) => [row.id, row.publishedAt]))
  const absolute = (path: string) => new URL(path, siteUrl).href
  const href = searchHref(withPage(withSort(list, usualSort), 1))
  return {
    title: `${searchHeading(query)} | Ingrana`,
    description: `I nuovi annunci: ${searchHeading(query)}.`,
    link: absolute(href),
    self: absolute(feedPath(href)),
    items: cards.flatMap((card) => {
      const moment = publishedAt.get(card.id)
      return moment ? [{ id: card.id, ...textsOf(card), link: absolute(card.href), publishedAt: moment }] : []
    }),
  }
}

function textsOf(card: AdCard): { title: string; description: string } {
  return {
    title: [`${card.title} ${card.version}`.trim(), priceText(card) ?? 'prezzo su richiesta'].join(', '),
    description: [card.offerLabel, ...card.facts.map(({ text }) => text), ...(card.place === null ? [] : [card.place])].join(', '),
  }
}
