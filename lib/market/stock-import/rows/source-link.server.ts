import { ownAdIn } from '@/lib/market/stock-export/own-file.server'

/** The address of the listing that a row names; null for what is none, and for our own pages (`siteUrl`). */
export function sourceLink(text: string, siteUrl: string): string | null {
  const link = text.trim()
  if (ownAdIn(link, siteUrl) !== undefined) return null
  return link !== '' && link.length <= 2_000 && !/[\s<>"]/.test(link) ? link : null
}
