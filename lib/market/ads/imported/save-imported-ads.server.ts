import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { type Ad, type AdStatus, isOver } from '@/lib/market/ads/ad'
import type { AdValues } from '@/lib/market/ads/write-ad.server'
import { copyAds } from './copy-ads.server'
import { type ImportedAd, updateAds } from './update-imported-ads.server'

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
  /** Says that nobody else can write for its dealer: the import takes no turn with others. */
  isAlone?: boolean
  isRepost(a: MarkedFacts, b: MarkedFacts): boolean
  /** Whether this import has already met the ad. */
  wasSeen(adId: number): boolean
  /** Whether the row at this place of the batch may still be merged with one that looks like it, after so many merges in the batch. */
  mayMerge(index: number, mergedBefore: number): boolean
  /** Live ads of others that offer the vehicle of a row, by the places of the rows in the batch. */
  findSame(db: Db, rows: readonly RowToReview[]): Promise<SameAds>
  /** The rows that a person has to look at first, by their places in the batch. */
  review(db: Db, rows: readonly RowToReview[], same: SameAds): Promise<ReadonlyMap<number, HeldRow>>
  keepHeld(db: Db, adId: number, row: HeldRow): Promise<void>
}

/** A row at its place in the batch; `known`: the ad that it brings up to date. */
export type RowToReview = { index: number; ad: ImportedAd; known?: { id: number; priceCents: number | null; vin: string | null } }
export type SameAds = ReadonlyMap<number, readonly { adId: number; by: readonly ('plate' | 'chassis')[] }[]>
/** What is written instead, and what of the row waits; `signals`: null where it waits already, or was refused. */
export type HeldRow = { instead: ImportedAd; changes: AdValues; signals: readonly Signal[] | null }
/** What speaks against a row, as the moderation queue stores it. */
type Signal = { kind: string; weight: number; evidence: string }

/**
 * `isDraft`: nobody sees it until a row says what is missing. `merged`: the row repeats the ad. `taken`: its mark belongs to another vehicle. `notOffered`:
 * it is sold or gone, and no ad was there. `sameVin`: another row of this import, whose ad it is, has its chassis number. `resembles`: the ad it was not merged with, though it looks like it.
 * `isElsewhere`: a live ad of somebody else has its chassis number.
 */
export type SaveOutcome =
  | { kind: 'notOffered'; adId?: never; isDraft?: never; resembles?: never; isElsewhere?: never }
  | {
      kind: 'inserted' | 'updated' | 'merged' | 'taken' | 'sameVin'
      adId: number
      isDraft: boolean
      resembles?: number
      isElsewhere: boolean
    }

/** Advisory lock: two parallel imports would otherwise both insert the same new vehicle. */
const importLock = 7_214_003

type KnownAd = MarkedFacts & { id: number; status: AdStatus; vin: string | null }
type ImportDecision = { kind: SaveOutcome['kind']; target: KnownAd | ImportedAd; resembles?: KnownAd | ImportedAd }

/** Saves a batch of one import, all or nothing; the outcomes stand in the order of the ads. */
export async function saveImportedAds(db: Db, ads: readonly ImportedAd[], rules: ImportRules): Promise<SaveOutcome[]> {
  if (ads.length === 0) return []
  return inTransaction(db, async (db) => {
    if (rules.isAlone !== true) await db`select pg_advisory_xact_lock(${importLock})`
    const known = new Map([...(await findByVin(db, ads)), ...(await findByKey(db, ads))])
    const decisions = decide(ads, known, await findLookalikes(db, ads), rules)
    const rows = rowsToReview(ads, decisions)
    const same: SameAds = rules.isAlone === true ? new Map() : await rules.findSame(db, rows)
    const held = await rules.review(db, rows, same)
    const written = ads.map((ad, index) => held.get(index)?.instead ?? ad)
    const added = written.filter((_, index) => decisions[index]?.kind === 'inserted')
    const ids = await insertAds(db, added)
    await updateAds(
      db,
      written.flatMap((ad, index) =>
        decisions[index]?.kind === 'updated' && ad.isUnchanged !== true ? [{ ...ad, id: idOf(decisions[index].target, ids) }] : [],
      ),
    )
    for (const [index, row] of held) {
      const target = decisions[index]?.target
      if (target) await rules.keepHeld(db, idOf(target, ids), row)
    }
    return decisions.map(({ kind, target, resembles }, index) =>
      kind === 'notOffered'
        ? { kind }
        : {
            kind,
            adId: idOf(target, ids),
            isDraft: ads[index]?.status === 'draft' && (kind === 'inserted' || (kind === 'updated' && target.status === 'draft')),
            ...(resembles && { resembles: idOf(resembles, ids) }),
            isElsewhere: same.has(index),
          },
    )
  })
}

function rowsToReview(ads: readonly ImportedAd[], decisions: readonly ImportDecision[]): RowToReview[] {
  return ads.flatMap((ad, index): RowToReview[] => {
    const { kind, target } = decisions[index] ?? {}
    if (kind === 'inserted') return [{ index, ad }]
    if (kind !== 'updated' || !target || !('id' in target) || ad.isUnchanged === true) return []
    return [{ index, ad, known: { id: target.id, priceCents: target.priceCents, vin: target.vin } }]
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
    const decision =
      decideOwn(ad, met, known, rules) ??
      decideByVin(ad, met, known, rules) ??
      decideNew(ad, lookalikes, rules.isRepost, rules.mayMerge(index, merged))
    if (decision.kind === 'merged') merged++
    if (decision.kind === 'inserted') met.set(ad.importKey, ad)
    if (decision.kind === 'inserted' || decision.kind === 'updated') for (const key of vinKeys(ad)) met.set(key, decision.target)
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
  const [sameVin] = vinKeys(ad).flatMap((key) => met.get(key) ?? [])
  if (sameVin && sameVin !== own && ad.knownAs === undefined) return { kind: 'sameVin', target: sameVin }
  met.set(ad.importKey, own)
  return { kind: 'updated', target: own }
}

/** A vehicle that its dealer has under another mark: its file has a new format, or somebody wrote the ad by hand. */
function decideByVin(
  ad: ImportedAd,
  met: Map<string, KnownAd | ImportedAd>,
  known: Map<string, KnownAd>,
  rules: ImportRules,
): ImportDecision | undefined {
  for (const key of vinKeys(ad)) {
    const seen = met.get(key)
    if (seen) return { kind: 'sameVin', target: seen }
    const own = known.get(key)
    if (!own) continue
    if (own.make !== ad.make || rules.wasSeen(own.id)) return { kind: 'sameVin', target: own }
    met.set(own.importKey, own)
    return { kind: 'updated', target: own }
  }
  return undefined
}

/** What a chassis number of a dealer's is found by; empty where there is none, or no dealer. */
function vinKeys({ vin, dealerId }: Pick<ImportedAd, 'vin' | 'dealerId'>): string[] {
  return typeof vin === 'string' && typeof dealerId === 'number' ? [`vin ${dealerId} ${vin}`] : []
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

/** What a dealer offers, or would offer again, by its chassis number. */
async function findByVin(db: Db, ads: readonly ImportedAd[]): Promise<[string, KnownAd][]> {
  const withVin = ads.filter((ad) => vinKeys(ad).length > 0)
  if (withVin.length === 0) return []
  const rows = await db<KnownAd[]>`
    select ${knownColumns(db)} from ad
    where vin = any(${withVin.map(({ vin }) => vin ?? '')}) and dealer_id = any(${withVin.map(({ dealerId }) => dealerId ?? 0)}::bigint[])
      and (status in ('draft', 'in_review', 'published', 'paused', 'reserved') or (status = 'withdrawn' and left_stock_at is not null)) order by id desc`
  return rows.flatMap((row) => vinKeys(row).map((key): [string, KnownAd] => [key, row]))
}

/** Key of a number: no mark of a file looks like it, as they all have a scope before a bar. */
function numberKey(id: number): string {
  return `number ${id}`
}

/** Imported ads of the same make, kilometres and month: among them a repost finds its twin. The oldest first, so that every run finds the same. */
async function findLookalikes(db: Db, ads: readonly ImportedAd[]): Promise<Map<string, (KnownAd | ImportedAd)[]>> {
  const dated = ads.filter((ad) => ad.firstRegistration && typeof ad.mileageKm === 'number')
  if (dated.length === 0) return new Map()
  const rows = await db<KnownAd[]>`
    with asked as (
      select distinct * from unnest(${dated.map((ad) => ad.make)}::text[], ${dated.map((ad) => ad.mileageKm ?? 0)}::int[],
        ${dated.map((ad) => ad.firstRegistration?.toISOString() ?? '')}::date[]) as asked (make, mileage_km, first_registration))
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
  return db`ad.id, coalesce(import_key, '') as import_key, status, category, make, model, version, first_registration, mileage_km, power_kw, colour, fuel, gearbox, price_cents, dealer_id, place_istat, vin`
}

async function insertAds(db: Db, ads: readonly ImportedAd[]): Promise<Map<string, number>> {
  if (ads.length === 0) return new Map()
  await copyAds(db, ads)
  const rows = await db<
    { id: number; importKey: string }[]
  >`select id, import_key from ad where import_key = any(${ads.map((ad) => ad.importKey)})`
  return new Map(rows.map((row) => [row.importKey, row.id]))
}
