import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { findPlace } from '@/lib/market/places/places.server'
import type { DealerIndex, IndexQuery, LetterCount, RegionCount } from './dealer-letters'

/** Names are short: many stand on one page. */
const pageSize = 120

/** One page of the names of the directory. Throws notFound for a page beyond the last. */
export async function findDealerIndex(db: Db, { province, letter, page }: IndexQuery): Promise<DealerIndex> {
  const inProvince = province === null ? db`true` : db`province_code = ${province}`
  const letters = await db<LetterCount[]>`
    select ${firstLetter(db)} as letter, count(*)::int as count from dealer where ${inProvince} group by letter order by letter`
  const total = letters.reduce((sum, known) => (letter === null || known.letter === letter ? sum + known.count : sum), 0)
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (page > pages) throw new AppError('notFound')
  const found = await db<{ slug: string; name: string; placeIstat: string | null }[]>`
    select slug, name, place_istat from dealer where ${inProvince} ${letter === null ? db`` : db`and ${firstLetter(db)} = ${letter}`}
    order by slug limit ${pageSize} offset ${(page - 1) * pageSize}`
  const dealers = found.map(({ slug, name, placeIstat }) => ({ slug, name, place: (placeIstat && findPlace(placeIstat)?.name) || null }))
  return { letters: [...letters], total, pages, dealers }
}

function firstLetter(db: Db): SqlFragment {
  return db`case when slug ~ '^[0-9]' then '0' else left(slug, 1) end`
}

/** The regions that have dealers, province by province. */
export async function countDealersByProvince(db: Db): Promise<RegionCount[]> {
  const rows = await db<{ region: string | null; code: string | null; count: number }[]>`
    select region, province_code as code, count(*)::int as count from dealer group by region, province_code order by region, province_code`
  const byRegion = new Map<string, RegionCount>()
  for (const { region, code, count } of rows) {
    if (region === null || code === null) continue
    const known = byRegion.get(region) ?? { region, provinces: [] }
    known.provinces.push({ code, count })
    byRegion.set(region, known)
  }
  return [...byRegion.values()]
}
