import type { Db } from '@/lib/kernel/db/db.server'
import { publicColumns, sqlName } from '@/lib/market/ads/ad-column-lists'
import { ratingJoin } from '@/lib/market/price-rating/stored-ratings.server'
import { searchesText } from '@/lib/market/search/query/filter-predicates'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import type { MatchedAd } from './match-ad'
import { matching } from './postgres-engine.server'
import { columnSql } from './search-conditions.server'

/** Published ads as `matches` takes them; those that are not published any more are missing. */
export async function findAdsToMatch(db: Db, ids: readonly number[]): Promise<readonly MatchedAd[]> {
  return db<MatchedAd[]>`
    select ${db(publicColumns.map((name) => `a.${sqlName(name)}`))}, ${columnSql(db, 'sellerKind')} as seller_kind, ${columnSql(db, 'hasWarranty')} as has_warranty,
      ${columnSql(db, 'priceLabel')} as price_label, ${columnSql(db, 'makeAndModel')} as make_and_model,
      ${columnSql(db, 'registrationMonth')} as registration_month, ${columnSql(db, 'hasPhotos')} as has_photos, ${columnSql(db, 'hasPapers')} as has_papers,
      ${columnSql(db, 'forNewDrivers')} as for_new_drivers, ${columnSql(db, 'dealerName')} as dealer_name
    from ad a ${ratingJoin(db)} where a.status = 'published' and a.id = any(${[...ids]}::bigint[])`
}

/** Ids of ads that `matches` finds and that have the words of a search in their text too. */
export async function keepWithWords(db: Db, query: SearchQuery, ids: readonly number[]): Promise<readonly number[]> {
  if (!searchesText(query)) return ids
  const rows = await db<{ id: number }[]>`select a.id ${matching(db, query)} and a.id = any(${[...ids]}::bigint[])`
  return rows.map(({ id }) => id)
}
