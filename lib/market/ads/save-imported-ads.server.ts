import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { type Ad, type AdStatus, isOver, type NewAd, type SaleState } from './ad'
import { adColumn, sqlName, writtenColumns } from './ad-column-lists'
import { copyAds } from './copy-ads.server'

/** `saleState`: what the file says of the sale. `knownAs`: the ad it is, where the file gives our number of it. */
export type ImportedAd = NewAd & { importKey: string; saleState?: SaleState | null; knownAs?: number }

/** What two rows are compared by when they may be one vehicle. */
export type VehicleFacts = Pick<
  Ad,
  | 'category'
  | 'make'
  | 'model'
  | 'version'
  | 'firstRegistration'
  | 'mileageKm'
  | 'powerKw'
  | 'colour'
  | 'fuel'
  | 'gearbox'
  | 'priceCents'
  | 'dealerId'
  | 'placeIstat'
>

export type MarkedFacts = VehicleFacts & Pick<ImportedAd, 'importKey'>

export type ImportRules = {
  isRepost(a: MarkedFacts, b: MarkedFacts): boolean
  /** Whether this import has already met the ad. */
  wasSeen(adId: number): boolean
  /** Whether the row at this place of the batch may still be merged with one that looks like it, after so many merges in the batch. */
  mayMerge(index: number, mergedBefore: number): boolean
}

/**
 * `isDraft`: nobody sees it until a row says what is missing. `merged`: the row repeats the ad. `taken`: its mark belongs to another vehicle. `notOffered`:
 * it is sold or gone, and no ad was there. `resembles`: the ad it was not merged with, though it looks like it.
 */
export type SaveOutcome =
  | { kind: 'notOffered'; adId?: never; isDraft?: never; resembles?: never }
  | { kind: 'inserted' | 'updated' | 'merged' | 'taken'; adId: number; isDraft: boolean; resembles?: number }

/** Advisory lock: two parallel imports would otherwise both insert the same new vehicle. */
const importLock = 7_214_003

type KnownAd = MarkedFacts & { id: number; status: AdStatus }
type ImportDecision = { kind: SaveOutcome['kind']; target: KnownAd | ImportedAd; resembles?: KnownAd | ImportedAd }

/** Saves a batch of one import, all or nothing; the outcomes stand in the order of the ads. */
export async function saveImportedAds(db: Db, ads: readonly ImportedAd[], rules: ImportRules): Promise<SaveOutcome[]> {
  if (ads.length === 0) return []
  return inTransaction(db, async (db) => {
    await db`select pg_advisory_xact_lock(${importLock})`
    const decisions = decide(ads, await findByKey(db, ads), await findLookalikes(db, ads), rules)
    const added = ads.filter((_, index) => decisions[index]?.kind === 'inserted')
    const ids = await insertAds(db, added)
    await updateAds(
      db,
      ads.flatMap((ad, index) => (decisions[index]?.kind === 'updated' ? [{ ...ad, id: idOf(decisions[index].target, ids) }] : [])),
    )
    return decisions.map(({ kind, target, resembles }, index) =>
      kind === 'notOffered'
        ? { kind }
        : {
            kind,
            adId: idOf(target, ids),
            isDraft: ads[index]?.status === 'draft' && (kind === 'inserted' || (kind === 'updated' && target.status === 'draft')),
            ...(resembles && { resembles: idOf(resembles, ids) }),
          },
    )
  })
}

function idOf(target: KnownAd | ImportedAd, ids: Map<string, number>): number {
  const id = 'id' in target ? target.id : ids.get(target.importKey)
  if (id === undefined) throw new Error(`the imported ad ${target.importKey} was not stored`)
  return id
}

function decide(
  ads: readonly ImportedAd[],
  known: Map<string, KnownAd>,
  lookalikes: Map<string, (KnownAd | ImportedAd)[]>,
  rules: ImportRules,
): ImportDecision[] {
  const met = new Map<string, KnownAd | ImportedAd>()
  let merged = 0
  return ads.map((ad, index) => {
    const decision = decideOwn(ad, met, known, rules) ?? decideNew(ad, lookalikes, rules.isRepost, rules.mayMerge(index, merged))
    if (decision.kind === 'merged') merged++
    if (decision.kind === 'inserted') met.set(ad.importKey, ad)
    return decision
  })
}

/** What to do with a mark that is known, from this import or an earlier one. */
function decideOwn(
  ad: ImportedAd,
  met: Map<string, KnownAd | ImportedAd>,
  known: Map<string, KnownAd>,
  rules: ImportRules,
): ImportDecision | undefined {
  const seen = met.get(ad.importKey)
  if (seen) return { kind: isSameVehicle(seen, ad) ? 'merged' : 'taken', target: seen }
  const own = known.get(ad.knownAs === undefined ? ad.importKey : numberKey(ad.knownAs))
  if (!own) return undefined
  if (rules.wasSeen(own.id)) return { kind: isSameVehicle(own, ad) ? 'merged' : 'taken', target: own }
  if (own.make !== ad.make) return { kind: 'taken', target: own }
  met.set(ad.importKey, own)
  return { kind: 'updated', target: own }
}

function decideNew(
  ad: ImportedAd,
  lookalikes: Map<string, (KnownAd | ImportedAd)[]>,
  isRepost: ImportRules['isRepost'],
  mayMerge: boolean,
): ImportDecision {
  if (isOver(ad.saleState ?? null)) return { kind: 'notOffered', target: ad }
  const facts = factsOf(ad)
  const alike = lookalikes.get(lookalikeKey(ad)) ?? []
  const twin = alike.find((other) => isRepost(facts, factsOf(other)))
  if (twin && mayMerge) return { kind: 'merged', target: twin }
  lookalikes.set(lookalikeKey(ad), [...alike, ad])
  return { kind: 'inserted', target: ad, ...(twin && { resembles: twin }) }
}

function isSameVehicle(a: KnownAd | ImportedAd, b: ImportedAd): boolean {
  return a.make === b.make && (a.model ?? b.model ?? null) === (b.model ?? a.model ?? null)
}

function factsOf(ad: KnownAd | ImportedAd): MarkedFacts {
  return {
    importKey: ad.importKey,
    category: ad.category,
    make: ad.make,
    model: ad.model ?? null,
    version: ad.version ?? '',
    firstRegistration: ad.firstRegistration ?? null,
    mileageKm: ad.mileageKm ?? null,
    powerKw: ad.powerKw ?? null,
    colour: ad.colour ?? null,
    fuel: ad.fuel ?? null,
    gearbox: ad.gearbox ?? null,
    priceCents: ad.priceCents ?? null,
    dealerId: ad.dealerId ?? null,
    placeIstat: ad.placeIstat ?? null,
  }
}

function lookalikeKey(ad: Partial<VehicleFacts>): string {
  return [ad.make, ad.mileageKm ?? '', ad.firstRegistration?.toISOString() ?? ''].join('|')
}

async function findByKey(db: Db, ads: readonly ImportedAd[]): Promise<Map<string, KnownAd>> {
  const numbers = ads.flatMap(({ knownAs }) => (knownAs === undefined ? [] : [knownAs]))
  const rows = await db<KnownAd[]>`
    select ${knownColumns(db)} from ad where import_key = any(${ads.map((ad) => ad.importKey)}) or id = any(${numbers}::bigint[])`
  return new Map(rows.flatMap((row) => [[row.importKey, row] as const, [numberKey(row.id), row] as const]))
}

/** No mark of a file looks like it: they all have a scope before a bar. */
function numberKey(id: number): string {
  return `number ${id}`
}

/** Imported ads of the same make, kilometres and month: among them a repost finds its twin. The oldest first, so that every run finds the same. */
async function findLookalikes(db: Db, ads: readonly ImportedAd[]): Promise<Map<string, (KnownAd | ImportedAd)[]>> {
  const asked = ads.filter((ad) => ad.firstRegistration && typeof ad.mileageKm === 'number')
  if (asked.length === 0) return new Map()
  const rows = await db<KnownAd[]>`
    with asked as (
      select distinct * from unnest(${asked.map((ad) => ad.make)}::text[], ${asked.map((ad) => ad.mileageKm ?? 0)}::int[],
        ${asked.map((ad) => ad.firstRegistration?.toISOString() ?? '')}::date[]) as asked (make, mileage_km, first_registration))
    select ${knownColumns(db)} from ad join asked using (make, mileage_km, first_registration)
    where import_key is not null and status <> 'deleted' order by id`
  const found = new Map<string, (KnownAd | ImportedAd)[]>()
  for (const row of rows) {
    const list = found.get(lookalikeKey(row))
    if (list) list.push(row)
    else found.set(lookalikeKey(row), [row])
  }
  return found
}

function knownColumns(db: Db): SqlFragment {
  return db`ad.id, coalesce(import_key, '') as import_key, status, category, make, model, version, first_registration, mileage_km, power_kw, colour, fuel, gearbox, price_cents, dealer_id, place_istat`
}

async function insertAds(db: Db, ads: readonly ImportedAd[]): Promise<Map<string, number>> {
  if (ads.length === 0) return new Map()
  await copyAds(db, ads)
  const rows = await db<
    { id: number; importKey: string }[]
  >`select id, import_key from ad where import_key = any(${ads.map((ad) => ad.importKey)})`
  return new Map(rows.map((row) => [row.importKey, row.id]))
}

/** A rental has a fee and no price. */
const priceNow = 'case when given.rental_fee_cents is null then coalesce(given.price_cents, ad.price_cents) end'

/** What a later import brings up to date, and the value that each column has then. */
const updates = writtenColumns.flatMap((key) => {
  const column = adColumn(key)
  const name = sqlName(key)
  if (column.onReimport === 'overwrite') return [{ key, name, value: `given.${name}` }]
  if (column.onReimport !== 'overwriteIfGiven') return []
  if (key === 'priceCents') return [{ key, name, value: priceNow }]
  const empty = column.default === undefined ? 'null' : `'${column.default === '' ? '' : '{}'}'`
  const given = empty === 'null' ? `given.${name}` : `nullif(given.${name}, ${empty})`
  return [{ key, name, value: `coalesce(${given}, ad.${name})` }]
})

/**
 * An expired ad comes back, one that had only left the file too, and a draft whose row is complete now. What a file called sold or reserved comes back when a
 * file says that it is to be had.
 */
const returnsSql = `coalesce(sale_state, 'available') in ('available', 'reserved') and (ad.status = 'expired'
  or (ad.left_stock_at is not null and ad.status in ('withdrawn', 'deleted'))
  or (ad.left_stock_at is not null and ad.status in ('sold', 'reserved') and sale_state = 'available')
  or (ad.status = 'draft' and given.status in ('published', 'reserved')))`
/** What is on offer, or may come to be, ends when a file calls it sold; what everybody sees also when it is no longer to be had. */
const endsSql = `(sale_state = 'sold' and ad.status in ('draft', 'in_review', 'published', 'paused', 'reserved'))
  or (sale_state = 'unavailable' and ad.status in ('published', 'reserved'))`
const reservesSql = `sale_state = 'reserved' and ad.status = 'published'`

/**
 * Brings known ads up to what the file says now. What the file leaves out stays as it was; an ad that somebody sold or
 * withdrew stays so, and one whose seller had it erased is left alone. A new price goes through the trigger that keeps the history.
 */
async function updateAds(db: Db, ads: readonly (ImportedAd & { id: number })[]): Promise<void> {
  if (ads.length === 0) return
  const rows = ads.map((ad) =>
    Object.fromEntries<unknown>([
      ['id', ad.id],
      ['status', ad.status],
      ['sale_state', ad.saleState ?? null],
      ...updates.map(({ key, name }): [string, unknown] => [name, ad[key] ?? null]),
    ]),
  )
  const columnsOf = (row: 'ad' | 'next') => db.unsafe(updates.map(({ name }) => `${row}.${name}`).join(', '))
  await db`
    with given as (select filled.*, item->>'sale_state' as sale_state from jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) as item, jsonb_populate_record(null::ad, item) as filled),
    next as (
      select given.id, ${db.unsafe(updates.map(({ name, value }) => `${value} as ${name}`).join(', '))},
        coalesce(given.price_cents, ad.price_cents) is distinct from ad.price_cents as repriced, ${db.unsafe(returnsSql)} as returns,
        ${db.unsafe(endsSql)} as ends, ${db.unsafe(reservesSql)} as reserves,
        case when ad.status = 'deleted' then given.status when sale_state = 'reserved' then 'reserved' else 'published' end as status_back,
        case when ad.status = 'draft' then 'deleted' when sale_state = 'sold' then 'sold' else 'withdrawn' end as status_over
      from given join ad on ad.id = given.id)
    update ad set (${db.unsafe(updates.map(({ name }) => name).join(', '))}) = (${columnsOf('next')}),
      previous_price_cents = case when repriced then ad.price_cents else ad.previous_price_cents end,
      price_changed_at = case when repriced then now() else ad.price_changed_at end,
      status = case when returns then status_back when ends then status_over when reserves then 'reserved' else ad.status end,
      left_stock_at = case when returns then null when ends or reserves then now() else ad.left_stock_at end,
      published_at = case when returns and ad.status <> 'reserved' then now() else ad.published_at end,
      closed_at = case when returns then null when ends then now() else ad.closed_at end,
      updated_at = now()
    from next
    where ad.id = next.id and (ad.status <> 'deleted' or ad.left_stock_at is not null) and (returns or ends or reserves or (${columnsOf('ad')}) is distinct from (${columnsOf('next')}))`
}
