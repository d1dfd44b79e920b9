import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { type Region, regions } from '@/lib/kernel/italian/regions'
import { slugify } from '@/lib/kernel/routes/routes'
import { isRegion, provinces } from '@/lib/market/places/place'
import { findPlace, listPlaces } from '@/lib/market/places/places.server'
import { mapPicture } from '@/lib/market/places/region-map'
import { landOf, middleOf } from '@/lib/market/places/region-map.server'
import { type DealerDirectory, type DealerMap, type DealerMark, type DealerQuery, dealerQueryHref } from './dealer-directory'

const pageSize = 24
/** Number of letters below which a word would begin half the comuni of Italy. */
const leastPlaceLetters = 3

/** One page of the dealers that a query finds. Throws notFound for a page beyond the last. */
export async function findDealers(db: Db, query: DealerQuery): Promise<DealerDirectory> {
  const { page, make } = query
  const total = await countDealers(db, query)
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (page > pages) throw new AppError('notFound')
  const found = await db<{ slug: string; name: string; logoId: string | null; placeIstat: string | null; vehicles: number }[]>`
    select slug, name, logo_id, place_istat, (select count(*)::int from ad where ${offeredNow(db, make)}) as vehicles
    from dealer where ${matches(db, query)} order by slug limit ${pageSize} offset ${(page - 1) * pageSize}`
  return { total, pages, dealers: found.map(({ placeIstat, ...dealer }) => ({ ...dealer, place: placeOf(placeIstat) })) }
}

/** How many dealers a query finds on all its pages. */
export async function countDealers(db: Db, query: Omit<DealerQuery, 'page'>): Promise<number> {
  const [row] = await db<{ total: number }[]>`select count(*)::int as total from dealer where ${matches(db, query)}`
  return row?.total ?? 0
}

function matches(db: Db, { name, region, province, make }: Omit<DealerQuery, 'page'>): SqlFragment {
  const word = slugify(name)
  const named = word === '' ? db`true` : db`(slug like ${`%${word}%`} or place_istat = any(${comuniBeginning(word)}))`
  const inRegion = region === null ? db`` : db`and region = ${region}`
  const inProvince = province === null ? db`` : db`and province_code = ${province}`
  const selling = make === null ? db`` : db`and exists (select from ad where ${offeredNow(db, make)})`
  return db`${named} ${inRegion} ${inProvince} ${selling}`
}

function offeredNow(db: Db, make: string | null): SqlFragment {
  return db`ad.dealer_id = dealer.id and ad.status = 'published' ${make === null ? db`` : db`and ad.make = ${make}`}`
}

function comuniBeginning(word: string): string[] {
  if (word.length < leastPlaceLetters) return []
  return listPlaces().flatMap(({ istat, slug }) => (slug.startsWith(word) ? [istat] : []))
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

type PartCount = { region: string; provinceCode: string | null; count: number }

/** How many dealers of a query each region has, or, once one is chosen, each of its provinces; null where it finds none that has a place. */
export async function mapDealers(db: Db, query: DealerQuery): Promise<DealerMap | null> {
  const parts = await db<PartCount[]>`
    select region, province_code, count(*)::int as count from dealer
    where region is not null and ${matches(db, { ...query, province: null })} group by region, province_code order by region, province_code`
  const region = query.region !== null && isRegion(query.region) ? query.region : null
  const marks = region === null ? marksOfRegions(parts, query) : marksOfProvinces(parts, query)
  if (marks.length === 0) return null
  return { label: region === null ? 'Italia' : regions[region], picture: mapPicture(region), frame: landOf(region).frame, marks }
}

function marksOfRegions(parts: readonly PartCount[], query: DealerQuery): DealerMark[] {
  const counts = new Map<Region, number>()
  for (const { region, count } of parts) if (isRegion(region)) counts.set(region, (counts.get(region) ?? 0) + count)
  return [...counts].flatMap(([region, count]) => markOf(region, regions[region], count, { ...query, region, province: null }))
}

function marksOfProvinces(parts: readonly PartCount[], query: DealerQuery): DealerMark[] {
  return parts.flatMap(({ provinceCode, count }) => {
    const province = provinceCode === null ? undefined : provinces[provinceCode]
    return provinceCode === null || !province ? [] : markOf(provinceCode, province.name, count, { ...query, province: provinceCode })
  })
}

function markOf(part: string, label: string, count: number, query: DealerQuery): DealerMark[] {
  const middle = middleOf(part)
  return middle ? [{ ...middle, label, count, href: dealerQueryHref({ ...query, page: 1 }) }] : []
}
