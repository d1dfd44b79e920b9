import { readCard, type SentCard } from '@/lib/market/ads/page/sent-card'

/** The ads of a list as schema.org has them: a summary, whose items are described on their own pages. */
export function adItemList(cards: readonly SentCard[], siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cards.map((card, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      url: new URL(readCard(card).href, siteUrl).href,
    })),
  }
}
