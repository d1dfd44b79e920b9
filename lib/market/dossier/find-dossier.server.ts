import type { Db } from '@/lib/kernel/db/db.server'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import type { PublicAdJson } from '@/lib/market/ads/page/ad-page'
import { findMake } from '@/lib/market/catalogue/catalogue.server'
import type { Category } from '@/lib/market/catalogue/category'
import { identityHashes } from '@/lib/market/vehicle-identity/identity-hash.server'
import { listAdIdentity } from '@/lib/market/vehicle-identity/vehicle-identities.server'
import { buildDossier } from './build-dossier'
import type { Dossier, DossierInput } from './dossier'
import { listRecords } from './vehicle-records.server'

type Facts = {
  vin: string | null
  reportUrl: string | null
  hasPhotos: boolean
  said: { km: number; on: string }[]
  saidNowOn: string | null
}

/** What is known of the vehicle of a public ad. The chassis is compared by its keyed hash, and leaves here in no form. */
export async function findDossier(db: Db, ad: PublicAdJson, now: Date): Promise<Dossier> {
  const [facts] = await db<Facts[]>`
    select vin, report_url, exists (select from ad_photo where ad_id = ad.id) as has_photos,
      (select coalesce(json_agg(json_build_object('km', km, 'on', to_char(said_at at time zone 'Europe/Rome', 'YYYY-MM-DD')) order by id), '[]')
        from ad_mileage where ad_id = ad.id) as said,
      to_char(coalesce((select max(replaced_at) from ad_mileage where ad_id = ad.id), published_at) at time zone 'Europe/Rome', 'YYYY-MM-DD')
        as said_now_on
    from ad where id = ${ad.id}`
  const { identity, hashes } = await listAdIdentity(db, ad.id)
  const today = italianDay(now)
  return buildDossier({
    ad,
    identity,
    records: await listRecords(db, ad.id),
    said: facts?.said ?? [],
    saidNowOn: facts?.saidNowOn ?? today,
    siblings: await findSiblings(db, ad, [...hashes, ...(facts?.vin ? identityHashes('chassis', facts.vin) : [])]),
    reportUrl: facts?.reportUrl ?? null,
    hasPhotos: facts?.hasPhotos ?? false,
    today,
    nameOf: nameIn(ad.category),
  })
}

const nameIn = (category: Category) => (slug: string) => findMake(category, slug)?.name ?? findMake('auto', slug)?.name ?? slug

type Sibling = { id: number; km: number | null; on: string; isLive: boolean }

/** Most ads of a model whose chassis, in clear for dealers' feeds, are hashed for one page. */
const hashedAtMost = 2_000

/** Public ads of the same chassis, each with the kilometres it said last. */
async function findSiblings(db: Db, ad: PublicAdJson, hashes: readonly string[]): Promise<DossierInput['siblings']> {
  if (hashes.length === 0) return []
  const inClear = await db<{ id: number; vin: string | null }[]>`
    select id, vin from ad where make = ${ad.make} and model is not distinct from ${ad.model} and vin is not null and published_at is not null
      and id <> ${ad.id} order by id desc limit ${hashedAtMost}`
  const known = new Set(hashes)
  const alike = inClear.flatMap(({ id, vin }) =>
    vin !== null && identityHashes('chassis', vin).some((hash) => known.has(hash)) ? [id] : [],
  )
  return db<Sibling[]>`
    select id, mileage_km as km, status in ('published', 'reserved') as is_live,
      to_char(coalesce((select max(replaced_at) from ad_mileage where ad_id = ad.id), published_at) at time zone 'Europe/Rome', 'YYYY-MM-DD') as on
    from ad where id <> ${ad.id} and published_at is not null and status in ('published', 'reserved', 'sold', 'expired', 'withdrawn')
      and (id = any(${alike}::bigint[])
        or id in (select ad_id from vehicle_identity where kind = 'chassis' and hashes && ${[...hashes]}::text[]))
    order by id`
}
