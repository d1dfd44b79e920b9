import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { slugify } from '@/lib/kernel/routes/routes'
import { findPlace } from '@/lib/market/places/places.server'
import type { DealerDirectory, DealerQuery } from './dealer-directory'

const pageSize = 24

/** One page of the dealers whose name holds the text, accents and capitals aside. Throws notFound for a page beyond the last. */
export async function findDealers(db: Db, { name, region, page }: DealerQuery): Promise<DealerDirectory> {
  const inName = slugify(name)
  const matching = db`from dealer where ${inName === '' ? db`true` : db`slug like ${`%${inName}%`}`} ${region === null ? db`` : db`and region = ${region}`}`
  const [row] = await db<{ total: number }[]>`select count(*)::int as total ${matching}`
  const total = row?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (page > pages) throw new AppError('notFound')
  const found = await db<{ slug: string; name: string; placeIstat: string | null }[]>`
    select slug, name, place_istat ${matching} order by slug limit ${pageSize} offset ${(page - 1) * pageSize}`
  return { total, pages, dealers: found.map(({ slug, name, placeIstat }) => ({ slug, name, place: placeOf(placeIstat) })) }
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
