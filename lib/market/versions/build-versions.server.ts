import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import { inTurns } from '@/lib/kernel/threads/in-turns'
import { type Category, isCategory } from '@/lib/market/catalogue/category'
import { groupVersions } from './group-versions'
import { storeVersions, type VersionRow } from './store-versions.server'
import { adsOfVersion, type VersionAd } from './version'

type ModelOf = { category: string; make: string; model: string }
/** What a night or a command has built. */
export type BuiltVersions = { ads: number; models: number; versions: number }

/** Builds the versions anew from what ads declare: those that are or were online, of no rental, and never of an invented seller. */
export async function buildVersions(db: Db): Promise<BuiltVersions> {
  const models = await listModels(db)
  const rows: VersionRow[] = []
  let ads = 0
  for await (const { category, make, model } of inTurns(models)) {
    if (!isCategory(category)) continue
    const declared = await listDeclared(db, category, make, model)
    ads += declared.length
    rows.push(...groupVersions(declared).map((version) => ({ category, make, model, ...version })))
  }
  await inTransaction(db, async (db) => {
    await allowLongWork(db)
    await storeVersions(db, rows, { areDemo: false })
  })
  return { ads, models: models.length, versions: rows.length }
}

/** Whether nothing that people declared is grouped yet. */
export async function lacksVersions(db: Db): Promise<boolean> {
  return (await db`select from vehicle_version where not is_demo limit 1`).length === 0
}

/** Nobody can have an address in this domain (RFC 2606): it marks invented sellers. */
const inventedAddress = '%.example'

const declaredAds = (db: Db) => db`
  ad left join dealer on dealer.id = ad.dealer_id
  where ad.status in ('published', 'paused', 'reserved', 'sold', 'expired', 'withdrawn') and ad.offer_type <> 'noleggio' and ad.model is not null
    and coalesce(dealer.email, '') not like ${inventedAddress} and coalesce(ad.contact_email, '') not like ${inventedAddress}`

function listModels(db: Db): Promise<ModelOf[]> {
  return db<ModelOf[]>`
    select ad.category, ad.make, coalesce(ad.model, '') as model from ${declaredAds(db)}
    group by ad.category, ad.make, ad.model having count(*) >= ${adsOfVersion} order by 1, 2, 3`
}

function listDeclared(db: Db, category: Category, make: string, model: string): Promise<VersionAd[]> {
  return db<VersionAd[]>`
    select ad.version, extract(year from ad.first_registration)::int as year, ad.fuel, ad.gearbox, ad.power_kw, ad.displacement_cc, ad.emission_class, ad.body,
      ad.doors, ad.seats, ad.drive, ad.consumption_l_100km
    from ${declaredAds(db)} and ad.category = ${category} and ad.make = ${make} and ad.model = ${model}`
}
