import { logDealerAction } from '@/lib/accounts/dealerships/dealer-log.server'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import { changeReviewed } from '@/lib/accounts/moderation/change-reviewed.server'
import { findRefusals } from '@/lib/accounts/moderation/find-refusals.server'
import { fieldsOf } from '@/lib/accounts/selling/drafts/draft-fields'
import { draftQuality } from '@/lib/accounts/selling/drafts/draft-quality'
import { draftSteps, isAnsweredStep } from '@/lib/accounts/selling/drafts/draft-steps'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { invalidField } from '@/lib/kernel/validation/fields'
import type { Ad, AdStatus } from '@/lib/market/ads/ad'
import { findAdCards } from '@/lib/market/ads/ad-cards.server'
import { adColumnNames, sqlName } from '@/lib/market/ads/ad-column-lists'
import { findSellersRatings } from '@/lib/market/ads/ad-queries.server'
import { ordinaryAtMost } from '@/lib/market/price-rating/price-words'
import { findRevised } from '@/lib/market/review/revisions.server'
import { parseWhole } from '@/lib/market/search/query/whole-number'
import { movedText } from './change-own-ad.server'
import { answersOf } from './edit-ad.server'
import { isOpenStatus } from './own-ad'
import { euroLimits } from './price-change'
import {
  readStockQuery,
  type StockPage,
  type StockPrice,
  type StockQuery,
  type StockSort,
  slowDays,
  stockHealth,
  stockPerPage,
} from './stock'

/** Chooses among a dealer's own vehicles, and no others. */
function chosenBy(db: Db, dealerId: number, { text, price, isSlow }: StockQuery): SqlFragment {
  const like = `%${text.replace(/[\\%_]/g, '\\$&').replace(/\s+/g, '%')}%`
  const words = text === '' ? db`` : db`and concat_ws(' ', a.make, a.model, a.version, a.id) ilike ${like}`
  const slow = isSlow ? db`and a.status = 'published' and a.published_at < now() - ${slowDays} * interval '1 day'` : db``
  return db`a.dealer_id = ${dealerId} and a.status <> 'deleted' ${words} ${slow} ${price === null ? db`` : db`and ${pricedAs(db, price)}`}`
}

/** The condition of a price as `zoneOf` has it, by the rating that is stored. */
function pricedAs(db: Db, price: StockPrice): SqlFragment {
  const rated = (verdict: SqlFragment) => db`exists (select from price_rating r where r.ad_id = a.id and not r.is_due and ${verdict})`
  const isOrdinary = db`a.price_cents <= round(r.estimate_euro * ${ordinaryAtMost}::numeric) * 100`
  return {
    sotto: rated(db`r.verdict in ('great', 'good')`),
    media: rated(db`r.verdict = 'fair' and ${isOrdinary}`),
    sopra: rated(db`r.verdict = 'fair' and not ${isOrdinary}`),
    verificare: rated(db`r.verdict = 'doubtful'`),
    senza: db`not ${rated(db`r.verdict <> 'unrated'`)}`,
  }[price]
}

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
  return cards.map(({ id, href, title, version, priceCents, status }) => ({
    card: { id, href, title, version, priceCents, status },
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

type Locked = { id: number; status: AdStatus; expiresAt: Date | null; priceCents: number | null }

/** Locks this dealer's vehicles among these, in the order of their numbers, so that two windows do not wait for each other. */
export async function lockVehicles(db: Db, { dealerId }: Pick<Dealership, 'dealerId'>, ids: readonly number[]): Promise<Locked[]> {
  return db<Locked[]>`
    select id, status, expires_at, price_cents from ad where id = any(${[...ids]}::bigint[]) and dealer_id = ${dealerId} and status <> 'deleted'
    order by id for update`
}

/** Refuses all or none: the error says which one is not this dealer's. */
export function refuseOthers(ids: readonly number[], ads: readonly { id: number }[]): void {
  const others = [...new Set(ids)].filter((id) => !ads.some((ad) => ad.id === id))
  if (others.length > 0)
    throw new AppError('notFound', 'not all this dealer’s', { shownText: `Non è tra i tuoi veicoli: ${others.join(', ')}` })
}

/** A price as somebody typed it. The one before stays in the history, and is given so that it can be had back. */
export async function changeStockPrice(
  db: Db,
  dealership: Dealership,
  user: User,
  id: number,
  typed: string,
): Promise<{ beforeCents: number | null; isWaiting: boolean }> {
  const price = parseWhole(typed, euroLimits.min, euroLimits.max)
  if (price === undefined) throw invalidField('prezzo', 'Scrivi il prezzo in euro, per esempio 11.200')
  return inTransaction(db, async (db) => {
    const [ad] = await lockVehicles(db, dealership, [id])
    refuseOthers([id], ad ? [ad] : [])
    if (!ad || !isOpenStatus(ad.status)) throw new AppError('conflict', 'not for sale', { shownText: movedText })
    const isWaiting = await changeReviewed(db, { adId: id, ownerId: null }, { priceCents: price * 100 })
    await logDealerAction(db, dealership, user, 'priceChanged', `annuncio ${id}`)
    return { beforeCents: ad.priceCents, isWaiting }
  })
}

/** How much of what buyers look for each ad says, in points of 100: the same score as while an ad is written. */
async function findQualities(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const ads = await db<Ad[]>`select ${db(adColumnNames.map(sqlName))} from ad where id = any(${[...ids]}::bigint[])`
  const photos = await db<{ adId: number; count: number }[]>`
    select ad_id, count(*)::int as count from ad_photo where ad_id = any(${[...ids]}::bigint[]) and not is_withheld group by ad_id`
  const photosOf = new Map(photos.map(({ adId, count }) => [adId, count]))
  return new Map(ads.map((ad) => [ad.id, qualityOf(ad, photosOf.get(ad.id) ?? 0)]))
}

function qualityOf(ad: Ad, photos: number): number {
  const fields = draftSteps.filter(isAnsweredStep).flatMap((step) => fieldsOf(ad.category, step))
  return draftQuality(ad.category, answersOf(ad, fields), photos).points
}
