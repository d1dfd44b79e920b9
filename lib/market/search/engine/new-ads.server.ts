import { isTimeout } from '@/lib/kernel/db/database-failure'
import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { findAdCards } from '@/lib/market/ads/ad-cards.server'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { matching } from './postgres-engine.server'

/** Moment since when an ad is new, and the address of the person who searches: their own ads are never new to them. */
type Reader = { since: Date; email: string }

/** What a search finds, what of it is new, and the first of the new ones; null when that takes too long. */
export type NewAds = { total: number; fresh: number; cards: AdCard[] }

export async function findNewAds(db: Db, query: SearchQuery, reader: Reader, limit: number): Promise<NewAds | null> {
  try {
    const [counted] = await db<{ total: number; fresh: number }[]>`
      select count(*)::int as total, count(*) filter (where ${isNew(db, reader)})::int as fresh ${matching(db, query)}`
    const { total, fresh } = counted ?? { total: 0, fresh: 0 }
    return { total, fresh, cards: fresh === 0 ? [] : await findNewCards(db, query, reader, limit) }
  } catch (error) {
    if (isTimeout(error)) return null
    throw error
  }
}

function findNewCards(db: Db, query: SearchQuery, reader: Reader, limit: number): Promise<AdCard[]> {
  const order = db`a.published_at desc, a.id desc`
  const chosen = db`a.id in (select a.id ${matching(db, query)} and ${isNew(db, reader)} order by ${order} limit ${limit}) order by ${order}`
  return findAdCards(db, chosen, { place: query.place })
}

function isNew(db: Db, { since, email }: Reader): SqlFragment {
  return db`a.published_at > ${since} and lower(a.contact_email) is distinct from lower(${email})`
}
