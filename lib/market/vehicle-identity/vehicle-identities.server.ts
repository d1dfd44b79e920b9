import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import type { ReadChassis } from './chassis'
import { identityHashes } from './identity-hash.server'
import type { IdentityFacts } from './identity-questions'
import { firstDayOf, type Month, monthOfDay } from './month'
import { type PlateForm, plateForms, type ReadPlate } from './plate'
import { identityMonths, type SameVehicle } from './same-vehicle'

// Callers have made sure that the draft or the ad belongs to the user.

/** An ad in such a state offers its vehicle, or is about to. */
const liveStatuses = ['in_review', 'published', 'reserved', 'paused']

type Row = {
  kind: 'plate' | 'chassis'
  form: string
  windowFrom: Date | null
  windowTo: Date | null
  makers: string[] | null
  isConfirmed: boolean
}

/** Stores what a check has found and the keyed hashes; the number itself goes nowhere. */
export async function storeIdentity(db: Db, draftId: string, read: ReadPlate | ReadChassis): Promise<void> {
  const day = (month: Month | null) => (month === null ? null : firstDayOf(month))
  const row =
    'plate' in read
      ? { kind: 'plate', hashes: identityHashes('plate', read.plate), windowFrom: day(read.from), windowTo: day(read.to), makers: null }
      : { kind: 'chassis', hashes: identityHashes('chassis', read.chassis), windowFrom: null, windowTo: null, makers: read.makers }
  await db`delete from vehicle_identity where draft_id = ${draftId} and kind = ${row.kind}`
  await db`insert into vehicle_identity ${db({ ...row, draftId, form: read.form })}`
}

/** What was found for a draft, or else for the ad that it changes. */
export async function listIdentity(db: Db, about: About): Promise<IdentityFacts[]> {
  const rows = await db<Row[]>`
    select distinct on (kind) kind, form, window_from, window_to, makers, is_confirmed from vehicle_identity
    where ${isAbout(db, about)} order by kind desc, draft_id nulls last`
  return rows.map(factsOf)
}

/** What was found for an ad, and the keyed hashes of its chassis, which are for comparisons and no page. */
export async function listAdIdentity(db: Db, adId: number): Promise<{ identity: IdentityFacts[]; hashes: string[] }> {
  const rows = await db<(Row & { hashes: string[] })[]>`
    select kind, form, window_from, window_to, makers, is_confirmed, hashes from vehicle_identity where ad_id = ${adId} order by kind desc`
  return { identity: rows.map(factsOf), hashes: rows.flatMap(({ kind, hashes }) => (kind === 'chassis' ? hashes : [])) }
}

type About = { draftId: string; adId: number | null }

function isAbout(db: Db, { draftId, adId }: About): SqlFragment {
  return db`(draft_id = ${draftId} or ad_id = ${adId})`
}

function factsOf({ kind, form, windowFrom, windowTo, makers, isConfirmed }: Row): IdentityFacts {
  if (kind === 'chassis') return { kind, form: form === 'old' ? 'old' : 'iso', makers, isConfirmed }
  const month = (day: Date | null) => (day === null ? null : monthOfDay(day))
  return { kind, form: plateFormOf(form), from: month(windowFrom), to: month(windowTo), isConfirmed }
}

function plateFormOf(text: string): PlateForm {
  return plateForms.find((form) => form === text) ?? 'unknown'
}

/** The seller says of what was asked that it is so. */
export async function confirmIdentity(db: Db, about: About): Promise<void> {
  await db`update vehicle_identity set is_confirmed = true where ${isAbout(db, about)}`
}

export async function forgetIdentity(db: Db, about: About): Promise<void> {
  await db`delete from vehicle_identity where ${isAbout(db, about)}`
}

/** What was checked for a draft is the ad's from now on, in place of what its ad had of that kind. */
export async function giveIdentityToAd(db: Db, draftId: string, adId: number): Promise<void> {
  await db`
    delete from vehicle_identity where ad_id = ${adId} and kind in (select kind from vehicle_identity where draft_id = ${draftId})`
  await db`update vehicle_identity set ad_id = ${adId}, draft_id = null where draft_id = ${draftId}`
}

export type SoughtVehicle = About & { /** The chassis that a dealer's ad has in clear. */ vin: string | null; make: string | null }

/** Live ads of the vehicle of a draft. What its own ad has had already was signalled then. */
export async function findSameVehicle(db: Db, { draftId, adId, vin, make }: SoughtVehicle): Promise<SameVehicle[]> {
  const rows = await db<{ kind: 'plate' | 'chassis'; hashes: string[] }[]>`
    select kind, hashes from vehicle_identity own where draft_id = ${draftId}
      and not exists (select from vehicle_identity known where known.ad_id = ${adId} and known.kind = own.kind and known.hashes && own.hashes)`
  const own = vin === null ? rows : [...rows, { kind: 'chassis' as const, hashes: identityHashes('chassis', vin) }]
  const found = new Map<number, Set<'plate' | 'chassis'>>()
  const add = (id: number, kind: 'plate' | 'chassis') => found.set(id, (found.get(id) ?? new Set()).add(kind))
  for (const { kind, hashes } of own) {
    const alike = await db<{ id: number }[]>`
      select ad.id from vehicle_identity join ad on ad.id = ad_id
      where kind = ${kind} and hashes && ${hashes}::text[] and status = any(${liveStatuses}::text[]) and ad.id is distinct from ${adId}`
    for (const { id } of alike) add(id, kind)
  }
  const chassis = rows.find(({ kind }) => kind === 'chassis')
  for (const id of chassis ? await adsInClear(db, chassis.hashes, { adId, make }) : []) add(id, 'chassis')
  return [...found].map(([id, by]) => ({ adId: id, by: [...by].sort().reverse() })).sort((a, b) => a.adId - b.adId)
}

/** Live ads of dealers, whose chassis stand in clear, with one of these hashes. */
async function adsInClear(db: Db, hashes: readonly string[], { adId, make }: Pick<SoughtVehicle, 'adId' | 'make'>): Promise<number[]> {
  const ads = await db<{ id: number; vin: string | null }[]>`
    select id, vin from ad where make = ${make} and vin is not null and status = any(${liveStatuses}::text[]) and id is distinct from ${adId}`
  return ads.flatMap(({ id, vin }) => (vin !== null && identityHashes('chassis', vin).some((hash) => hashes.includes(hash)) ? [id] : []))
}

/** Ads of a dealer for which one of these plates was checked: the plates are hashed and compared, and stored nowhere. */
export async function findByPlates(db: Db, dealerId: number, plates: readonly string[]): Promise<{ plate: string; adId: number }[]> {
  if (plates.length === 0) return []
  const hashed = plates.map((plate) => ({ plate, hashes: identityHashes('plate', plate) }))
  const rows = await db<{ adId: number; hashes: string[] }[]>`
    select ad.id as ad_id, hashes from vehicle_identity join ad on ad.id = ad_id
    where kind = 'plate' and hashes && ${hashed.flatMap(({ hashes }) => hashes)}::text[] and dealer_id = ${dealerId}`
  return rows.flatMap(({ adId, hashes }) =>
    hashed.filter((one) => one.hashes.some((hash) => hashes.includes(hash))).map(({ plate }) => ({ plate, adId })),
  )
}

/** A vehicle of a dealer's file at its place there; `adId`: the ad that it brings up to date. */
export type VehicleOfFile = { index: number; vin: string; adId: number | null; dealerId: number }

/** Live ads with the chassis of vehicles of a file, by their places; ads of the same dealer are the import's own matter. */
export async function findSameChassis(db: Db, vehicles: readonly VehicleOfFile[]): Promise<ReadonlyMap<number, SameVehicle[]>> {
  if (vehicles.length === 0) return new Map()
  const hashesOf = new Map(vehicles.map(({ vin }) => [vin, identityHashes('chassis', vin)]))
  const hashed = await db<{ id: number; hashes: string[] }[]>`
    select ad.id, hashes from vehicle_identity join ad on ad.id = ad_id
    where kind = 'chassis' and hashes && ${[...hashesOf.values()].flat()}::text[] and status = any(${liveStatuses}::text[])`
  const inClear = await db<{ id: number; vin: string | null; dealerId: number | null }[]>`
    select id, vin, dealer_id from ad where vin = any(${[...hashesOf.keys()]}::text[]) and status = any(${liveStatuses}::text[])`
  return new Map(
    vehicles.flatMap(({ index, vin, adId, dealerId }): [number, SameVehicle[]][] => {
      const ids = [
        ...hashed.filter(({ hashes }) => hashes.some((hash) => hashesOf.get(vin)?.includes(hash))).map(({ id }) => id),
        ...inClear.filter((ad) => ad.vin === vin && ad.dealerId !== dealerId).map(({ id }) => id),
      ].filter((id) => id !== adId)
      const same = [...new Set(ids)].sort((a, b) => a - b).map((id): SameVehicle => ({ adId: id, by: ['chassis'] }))
      return same.length === 0 ? [] : [[index, same]]
    }),
  )
}

/** Of ads that ended long enough ago. */
export const identityExpiries: readonly Expiry[] = [
  {
    table: 'vehicle_identity',
    isOver: (db) => db`
      ad_id in (select id from ad where status <> all(${liveStatuses}::text[]) and coalesce(closed_at, updated_at) < now() - ${identityMonths} * interval '1 month')`,
  },
]
