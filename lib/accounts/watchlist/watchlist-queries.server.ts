import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { type AdStatus, hasPublicPage, isGone } from '@/lib/market/ads/ad'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { getAdCards, vehicleNames } from '@/lib/market/ads/ad-cards.server'
import type { Category } from '@/lib/market/catalogue/category'
import { isCheaper, isListed, isNews, ownedBy, priceNow } from './saved-ad-sql.server'
import { priceChange, type WatchlistEntry, type WatchlistPage, type WatchlistSort, type WatchlistSummary } from './watchlist'

const pageSize = 20

/** One page of somebody's list; beyond the last one, the last. */
export async function listWatchlist(
  db: Db,
  userId: number,
  { sort, page }: { sort: WatchlistSort; page: number },
  now = new Date(),
): Promise<WatchlistPage> {
  const [counted] = await db<{ total: number; cheaper: number }[]>`
    select count(*)::int as total, count(*) filter (where ${isCheaper(db)})::int as cheaper ${listed(db, userId)}`
  const { total, cheaper } = counted ?? { total: 0, cheaper: 0 }
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const shown = Math.min(page, pages)
  const rows = await db<SavedAdRow[]>`
    select ad_id, saved_at, saved_price_cents, note, ${priceNow(db)} as price_cents, category, status, make, model, closed_at, ${isNews(db)} as is_news ${listed(db, userId)}
    order by ${order(db, sort)}, saved_at desc, ad_id desc limit ${pageSize} offset ${(shown - 1) * pageSize}`
  return { entries: await toEntries(db, rows, now), total, cheaper, page: shown, pages, sort }
}

/** What every page shows of somebody's list: which hearts are filled, and whether there is news. */
export async function getWatchlistSummary(db: Db, userId: number): Promise<WatchlistSummary> {
  const [summary] = await db<WatchlistSummary[]>`
    select coalesce(array_agg(ad_id order by ad_id), '{}') as ads, coalesce(bool_or(${isNews(db)}), false) as has_news ${listed(db, userId)}`
  return summary ?? { ads: [], hasNews: false }
}

/** An ad somebody wants on their list: null when it is there already, or cannot be saved. */
export async function findAdToSave(db: Db, userId: number, adId: number): Promise<AdCard | null> {
  const saved = await db`select 1 from saved_ad where ${ownedBy(db, userId)} and ad_id = ${adId} and ${isListed(db)}`
  const [card] = saved.length > 0 ? [] : await getAdCards(db, [adId])
  return card && hasPublicPage(card.status) ? card : null
}

/** Everything stored about somebody's watchlist, for the copy of their data. */
export async function exportWatchlist(db: Db, userId: number) {
  return db<ExportedWatchedAd[]>`
    select ad_id as ad, make, model, version, saved_at, saved_price_cents, note, removed_at
    from saved_ad join ad on ad.id = ad_id where ${ownedBy(db, userId)} order by saved_at, ad_id`
}

type ExportedWatchedAd = {
  ad: number
  make: string
  model: string | null
  version: string
  savedAt: Date
  savedPriceCents: number | null
  note: string
  removedAt: Date | null
}

type SavedAdRow = {
  adId: number
  savedAt: Date
  savedPriceCents: number | null
  note: string
  priceCents: number | null
  category: Category
  status: AdStatus
  make: string
  model: string | null
  closedAt: Date | null
  isNews: boolean
}

function listed(db: Db, userId: number): SqlFragment {
  return db`from saved_ad join ad on ad.id = saved_ad.ad_id where ${ownedBy(db, userId)} and ${isListed(db)}`
}

function order(db: Db, sort: WatchlistSort): SqlFragment {
  if (sort === 'prezzo') return db`price_cents nulls last`
  if (sort === 'prezzo-alto') return db`price_cents desc nulls last`
  if (sort === 'ribasso') return db`case when ${isCheaper(db)} then ${priceNow(db)}::float8 / saved_price_cents end nulls last`
  return db`saved_at desc`
}

async function toEntries(db: Db, rows: readonly SavedAdRow[], now: Date): Promise<WatchlistEntry[]> {
  const cards = new Map(
    (
      await getAdCards(
        db,
        rows.map(({ adId }) => adId),
      )
    ).map((card) => [card.id, card]),
  )
  return rows.flatMap((row) => {
    const { adId, status, make, model, savedPriceCents, priceCents, isNews, note } = row
    const card = cards.get(adId)
    if (!card) return []
    const closedAt = row.closedAt?.toISOString() ?? null
    const isPublic = hasPublicPage(status)
    const names = vehicleNames(row)
    return [
      {
        // What a moderator has taken down is not repeated here: only the vehicle and its price stay.
        card: { ...card, version: isPublic ? card.version : '', priceLabel: status === 'published' ? card.priceLabel : null },
        isLinked: isPublic && !isGone({ status, closedAt }, now),
        closedAt,
        savedAt: row.savedAt.toISOString(),
        savedPriceCents,
        priceCents,
        change: priceChange(savedPriceCents, priceCents),
        isNews,
        note,
        vehicle: { make, makeName: names.make, model, modelName: names.model },
      },
    ]
  })
}
