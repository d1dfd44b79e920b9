import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { slugify } from '@/lib/kernel/routes/routes'
import { findPlace } from '@/lib/market/places/places.server'
import type { DealerDirectory, DealerQuery } from './dealer-directory'

const pageSize = 24

/** One page of the dealers whose name holds the text, accents and capitals aside. Throws notFound for a page beyond the last. */
export async function findDealers(db: Db, query: DealerQuery): Promise<DealerDirectory> {
  const { page } = query
  const matching = db`from dealer where ${matches(db, query)}`
  const total = await countDealers(db, query)
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (page > pages) throw new AppError('notFound')
  const found = await db<{ slug: string; name: string; placeIstat: string | null }[]>`
    select slug, name, place_istat ${matching} order by slug limit ${pageSize} offset ${(page - 1) * pageSize}`
  return { total, pages, dealers: found.map(({ slug, name, placeIstat }) => ({ slug, name, place: placeOf(placeIstat) })) }
}

/** How many dealers a query finds on all its pages. */
export async function countDealers(db: Db, query: Omit<DealerQuery, 'page'>): Promise<number> {
  const [row] = await db<{ total: number }[]>`select count(*)::int as total from dealer where ${matches(db, query)}`
  return row?.total ?? 0
}

function matches(db: Db, { name, region }: Omit<DealerQuery, 'page'>): SqlFragment {
  const inName = slugify(name)
  return db`${inName === '' ? db`true` : db`slug like ${`%${inName}%`}`} ${region === null ? db`` : db`and region = ${region}`}`
}

/** What a dealer's place is called in a question about how many there are. */
export const locationPrefixes = ['regione', 'provincia', 'comune'] as const
type LocationPrefix = (typeof locationPrefixes)[number]

/** How many dealers there are in a region (`lombardia`), a province (`MI`) or a comune (`015146`), and what they offer now. */
export async function countDealersIn(db: Db, prefix: LocationPrefix, id: string): Promise<{ dealers: number; vehicles: number }> {
  const column = { regione: db`dealer.region`, provincia: db`dealer.province_code`, comune: db`dealer.place_istat` }[prefix]
  const [row] = await db<{ dealers: number; vehicles: number }[]>`
    select count(distinct dealer.id)::int as dealers, count(ad.id)::int as vehicles
    from dealer left join ad on ad.dealer_id = dealer.id and ad.status = 'published' where ${column} = ${id}`
  return row ?? { dealers: 0, vehicles: 0 }
}

function placeOf(istat: string | null): string | null {
  const place = istat === null ? undefined : findPlace(istat)
  return place ? `${place.name} (${place.provinceCode})` : null
}

/** The regions that have dealers, with how many. */
export async function countDealersByRegion(db: Db): Promise<{ region: string; count: number }[]> {
  const rows = await db<{ region: string; count: number }[]>`
    select region, count(*)::int as count from dealer where region is not null group by region order by region`
  return [...rows]
}
