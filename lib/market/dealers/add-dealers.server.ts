import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { dealerSlug, type NewDealer } from './dealer'

/** Rows of one insert: PostgreSQL takes at most 65,535 parameters. */
const batchSize = 1_000
/** Lock of the slugs: two writers must not choose the same one at once. */
const slugLock = 7_214_002

/** Adds dealers and answers their ids in the order given. Names may repeat, slugs never do. */
export async function addDealers(db: Db, dealers: readonly NewDealer[]): Promise<number[]> {
  return inTransaction(db, async (db) => {
    await db`select pg_advisory_xact_lock(${slugLock})`
    const slugs = freeSlugs(dealers, await takenSlugs(db, dealers))
    const ids = new Map<string, number>()
    for (let start = 0; start < dealers.length; start += batchSize) {
      const rows = dealers.slice(start, start + batchSize).map((dealer, offset) => toRow(db, dealer, slugs[start + offset] ?? ''))
      const added = await db<{ id: number; slug: string }[]>`insert into dealer ${db(rows)} returning id, slug`
      for (const { id, slug } of added) ids.set(slug, id)
    }
    return slugs.flatMap((slug) => ids.get(slug) ?? [])
  })
}

async function takenSlugs(db: Db, dealers: readonly NewDealer[]): Promise<Set<string>> {
  const bases = [...new Set(dealers.map((dealer) => dealerSlug(dealer.name)))]
  const rows = await db<{ slug: string }[]>`
    select slug from dealer where slug = any(${bases}) or regexp_replace(slug, '-[0-9]+$', '') = any(${bases})`
  return new Set(rows.map((row) => row.slug))
}

function freeSlugs(dealers: readonly NewDealer[], taken: Set<string>): string[] {
  return dealers.map(({ name }) => {
    const base = dealerSlug(name)
    let slug = base
    for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
    taken.add(slug)
    return slug
  })
}

function toRow(db: Db, dealer: NewDealer, slug: string) {
  return {
    slug,
    name: dealer.name,
    sourceReference: dealer.sourceReference ?? null,
    vatNumber: dealer.vatNumber ?? null,
    phone: dealer.phone ?? null,
    email: dealer.email ?? null,
    website: dealer.website ?? null,
    street: dealer.street ?? null,
    postcode: dealer.postcode ?? null,
    placeIstat: dealer.placeIstat ?? null,
    provinceCode: dealer.provinceCode ?? null,
    region: dealer.region ?? null,
    latitude: dealer.latitude ?? null,
    longitude: dealer.longitude ?? null,
    openingHours: db.json(dealer.openingHours ?? []),
    description: dealer.description ?? '',
    services: dealer.services ?? [],
    foundedYear: dealer.foundedYear ?? null,
    googlePlaceId: dealer.googlePlaceId ?? null,
    logoId: dealer.logoId ?? null,
    rea: dealer.rea ?? null,
    pec: dealer.pec ?? null,
    activity: dealer.activity ?? null,
  }
}
