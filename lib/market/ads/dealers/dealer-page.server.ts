import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { toAdDealer } from '@/lib/market/ads/ad-queries.server'
import { findMake } from '@/lib/market/catalogue/catalogue.server'
import type { Category } from '@/lib/market/catalogue/category'
import type { Dealer } from '@/lib/market/dealers/dealer'
import { findDealer } from '@/lib/market/dealers/dealer-queries.server'
import { isRegion } from '@/lib/market/places/place'
import { mapPicture, mapPoint } from '@/lib/market/places/region-map'
import { landOf } from '@/lib/market/places/region-map.server'
import type { DealerPage } from './dealer-page'
import {
  isStockKind,
  readStockFilter,
  type StockCount,
  type StockFilter,
  type StockKind,
  type StockMake,
  stockKindOf,
  stockKinds,
} from './dealer-stock'

const stockPageSize = 18

type QueryParams = Partial<Record<string, string | string[]>>

/** A dealer with one page of their stock, or of a part of it; undefined for a dealer, a page or a kind that does not exist. */
export async function findDealerPage(db: Db, slug: string, searchParams: QueryParams): Promise<DealerPage | undefined> {
  const dealer = await findDealer(db, slug)
  if (!dealer) return undefined
  const groups = await countStock(db, dealer.id)
  const kinds = countKinds(groups)
  const kind = searchParams['tipo'] === undefined ? null : kinds.find((known) => known.kind === searchParams['tipo'])?.kind
  if (kind === undefined) return undefined
  const filter = { ...readStockFilter(searchParams), kind }
  const offers =
    kind === null ? null : groups.filter((group) => group.kind === kind).map(({ category, offerType }) => `${category} ${offerType}`)
  const found = await countFound(db, dealer.id, filter, offers)
  const pages = Math.max(1, Math.ceil(found / stockPageSize))
  if (filter.page > pages) return undefined
  return {
    dealer: toAdDealer(dealer, total(groups)),
    kinds,
    makes: countMakes(groups, kind),
    filter,
    found,
    cards: await getAdCards(db, await listStockIds(db, dealer.id, filter, offers)),
    pages,
    map: mapOf(dealer),
  }
}

type StockGroup = { category: Category; offerType: string; make: string; kind: StockKind; count: number }

async function countStock(db: Db, dealerId: number): Promise<StockGroup[]> {
  const groups = await db<Omit<StockGroup, 'kind'>[]>`
    select category, offer_type, make, count(*)::int as count from ad
    where dealer_id = ${dealerId} and status = 'published' group by category, offer_type, make`
  return groups.map((group) => ({ ...group, kind: stockKindOf(group.category, group.offerType) }))
}

/** The kinds there are, in the order of the lists. */
function countKinds(groups: readonly StockGroup[]): StockCount[] {
  return Object.keys(stockKinds)
    .filter(isStockKind)
    .map((kind) => ({ kind, count: total(groups.filter((group) => group.kind === kind)) }))
    .filter(({ count }) => count > 0)
}

/** The makes of a kind, by name. */
function countMakes(groups: readonly StockGroup[], kind: StockKind | null): StockMake[] {
  const makes = new Map<string, StockMake>()
  for (const group of groups) {
    if (kind !== null && group.kind !== kind) continue
    const known = makes.get(group.make) ?? { slug: group.make, name: findMake(group.category, group.make)?.name ?? group.make, count: 0 }
    known.count += group.count
    makes.set(group.make, known)
  }
  return [...makes.values()].sort((a, b) => a.name.localeCompare(b.name, 'it'))
}

function total(groups: readonly { count: number }[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0)
}

async function countFound(db: Db, dealerId: number, filter: StockFilter, offers: Offers): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*)::int as count from ad where ${matches(db, dealerId, filter, offers)}`
  return row?.count ?? 0
}

/** One page of a dealer's published ads that a filter finds. */
export async function listStockIds(db: Db, dealerId: number, filter: StockFilter, offers: Offers): Promise<number[]> {
  const order = {
    recenti: db`published_at desc nulls last`,
    prezzo: db`price_cents nulls last`,
    km: db`mileage_km nulls last`,
  }[filter.order]
  const rows = await db<{ id: number }[]>`
    select id from ad where ${matches(db, dealerId, filter, offers)}
    order by ${order}, id desc limit ${stockPageSize} offset ${(filter.page - 1) * stockPageSize}`
  return rows.map(({ id }) => id)
}

/** Kinds of offers that are meant («auto km0»); null for all. */
type Offers = readonly string[] | null

function matches(db: Db, dealerId: number, { make, maxEuro }: StockFilter, offers: Offers): SqlFragment {
  return db`dealer_id = ${dealerId} and status = 'published'
    ${offers === null ? db`` : db`and category || ' ' || offer_type = any(${[...offers]})`}
    ${make === null ? db`` : db`and make = ${make}`}
    ${maxEuro === null ? db`` : db`and price_cents <= ${maxEuro * 100}`}`
}

/** The dealer's region with the place where it is; null where that is not known. */
function mapOf({ region, latitude, longitude }: Dealer): DealerPage['map'] {
  if (region === null || !isRegion(region) || latitude === null || longitude === null) return null
  return { picture: mapPicture(region), frame: landOf(region).frame, point: mapPoint({ latitude, longitude }) }
}
