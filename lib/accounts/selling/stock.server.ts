import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import { findRefusals } from '@/lib/accounts/moderation/find-refusals.server'
import { fieldsOf } from '@/lib/accounts/selling/drafts/draft-fields'
import { draftQuality } from '@/lib/accounts/selling/drafts/draft-quality'
import { draftSteps, isAnsweredStep } from '@/lib/accounts/selling/drafts/draft-steps'
import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import type { Ad, AdStatus } from '@/lib/market/ads/ad'
import { findAdCards } from '@/lib/market/ads/ad-cards.server'
import { adColumnNames, sqlName } from '@/lib/market/ads/ad-column-lists'
import { findSellersRatings } from '@/lib/market/ads/ad-queries.server'
import { countPapers } from '@/lib/market/dossier/vehicle-records.server'
import { findRevised } from '@/lib/market/review/revisions.server'
import { chosenBy } from './chosen-vehicles.server'
import { answersOf } from './edit-ad.server'
import { readStockQuery, type StockPage, type StockQuery, type StockSort, stockHealth, stockPerPage } from './stock'

function orderOf(db: Db, sort: StockSort): SqlFragment {
  const orders = {
    recenti: db`a.updated_at desc`,
    giorni: db`case when a.status = 'published' then a.published_at end nulls last`,
    visite: db`(select coalesce(sum(times), 0) from ad_view where ad_id = a.id) desc`,
    'prezzo-crescente': db`a.price_cents nulls last`,
    'prezzo-decrescente': db`a.price_cents desc nulls last`,
  }
  return orders[sort]
}

/** A page of a dealer's vehicles with what came of each. */
export async function listStock(db: Db, { dealerId }: Pick<Dealership, 'dealerId'>, query: StockQuery): Promise<StockPage> {
  const chosen = chosenBy(db, dealerId, query)
  const cells = await db<
    { status: AdStatus; count: number }[]
  >`select status, count(*)::int as count from ad a where ${chosen} group by status`
  const counts = Object.fromEntries(cells.map(({ status, count }) => [status, count]))
  const found = query.status === null ? cells.reduce((sum, { count }) => sum + count, 0) : (counts[query.status] ?? 0)
  const pages = Math.max(1, Math.ceil(found / stockPerPage))
  const page = Math.min(query.page, pages)
  const ofStatus = query.status === null ? db`` : db`and a.status = ${query.status}`
  const cards = await findAdCards(
    db,
    db`${chosen} ${ofStatus} order by ${orderOf(db, query.sort)}, a.id desc limit ${stockPerPage} offset ${(page - 1) * stockPerPage}`,
  )
  return { vehicles: await withFigures(db, cards), query: { ...query, page }, counts, found, pages }
}

/** One of a dealer's vehicles, as its list has it; undefined: it has none of that number. */
export async function findStockVehicle(
  db: Db,
  { dealerId }: Pick<Dealership, 'dealerId'>,
  id: number,
): Promise<StockPage['vehicles'][number] | undefined> {
  const cards = await findAdCards(db, db`a.dealer_id = ${dealerId} and a.id = ${id} and a.status <> 'deleted'`)
  return (await withFigures(db, cards))[0]
}

async function withFigures(db: Db, cards: Awaited<ReturnType<typeof findAdCards>>): Promise<StockPage['vehicles']> {
  const ids = cards.map(({ id }) => id)
  const [figures, ratings, qualities] = [await figuresOf(db, ids), await findSellersRatings(db, ids), await findQualities(db, ids)]
  const [revised, refusals] = [await findRevised(db, ids), await findRefusals(db, db`ad_id = any(${ids}::bigint[])`)]
  return cards.map(({ id, href, title, version, priceCents, status, photo, illustration }) => ({
    card: { id, href, title, version, priceCents, status, photo, illustration },
    ...(figures.get(id) ?? { daysOnline: null, views: 0, saves: 0, contacts: 0 }),
    rating: ratings.get(id) ?? null,
    quality: qualities.get(id) ?? 0,
    isRevised: revised.has(id),
    refusal: refusals.get(id) ?? null,
  }))
}

/** How many vehicles each question of `stockHealth` finds, in its order. */
export async function countStockHealth(db: Db, { dealerId }: Pick<Dealership, 'dealerId'>): Promise<number[]> {
  const counts: number[] = []
  for (const { asked } of stockHealth) {
    const query = readStockQuery(asked)
    const ofStatus = query.status === null ? db`` : db`and a.status = ${query.status}`
    const [row] = await db<{ count: number }[]>`select count(*)::int as count from ad a where ${chosenBy(db, dealerId, query)} ${ofStatus}`
    counts.push(row?.count ?? 0)
  }
  return counts
}

type Figures = { daysOnline: number | null; views: number; saves: number; contacts: number }

async function figuresOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Figures>> {
  const rows = await db<(Omit<Figures, 'views'> & { id: number; views: number | null })[]>`
    select id, case when status = 'published' then greatest(0, extract(day from now() - published_at))::int end as days_online,
      (select sum(times)::int from ad_view where ad_id = ad.id) as views,
      (select count(*)::int from saved_ad where ad_id = ad.id and removed_at is null) as saves,
      (select count(*)::int from reply where ad_id = ad.id) as contacts
    from ad where id = any(${[...ids]}::bigint[])`
  return new Map(rows.map(({ id, views, ...row }) => [id, { ...row, views: views ?? 0 }]))
}

/** How much of what buyers look for each ad says, in points of 100: the same score as while an ad is written. */
async function findQualities(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const ads = await db<Ad[]>`select ${db(adColumnNames.map(sqlName))} from ad where id = any(${[...ids]}::bigint[])`
  const photos = await db<{ adId: number; count: number }[]>`
    select ad_id, count(*)::int as count from ad_photo where ad_id = any(${[...ids]}::bigint[]) and not is_withheld group by ad_id`
  const photosOf = new Map(photos.map(({ adId, count }) => [adId, count]))
  const papersOf = await countPapers(db, ids)
  return new Map(ads.map((ad) => [ad.id, qualityOf(ad, photosOf.get(ad.id) ?? 0, papersOf.get(ad.id) ?? 0)]))
}

function qualityOf(ad: Ad, photos: number, papers: number): number {
  const fields = draftSteps.filter(isAnsweredStep).flatMap((step) => fieldsOf(ad.category, step))
  return draftQuality(ad.category, answersOf(ad, fields), photos, papers).points
}
