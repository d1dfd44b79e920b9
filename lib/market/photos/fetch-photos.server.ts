import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { type FetchBounds, fetchPublicFile } from '@/lib/kernel/outgoing/fetch-public-file.server'
import { maxPhotoBytes } from './photo'
import { originalKey, type PhotoStore } from './photo-store.server'
import { readPhoto } from './read-photo.server'
import { withoutPlace } from './without-place'

/** Management programs send smaller pictures than phones do. */
const leastSides = { long: 640, short: 480 } as const
const bounds: FetchBounds = { maxBytes: maxPhotoBytes, timeoutMs: 20_000 }
const atOnce = 4
/** A run ends by itself, so that those of other dealers come next. */
const mostInRun = 2_000
/** A fetcher that dies delays a photograph so long and loses none; longer than one may take. */
const leaseMinutes = 5
/** Hours until the next attempt, after one that the network has failed; then it is given up, until the file names it anew. */
const retryHours = [1, 6, 24] as const

export type Reach = Pick<FetchBounds, 'allowedHosts'>
type Due = { adId: number; address: string; attempts: number }

/**
 * Fetches the photographs that dealers' files name, from public addresses only, from one dealer after the other: who brings many keeps nobody waiting. What is no
 * photograph is given up at once, with the reason.
 */
export async function fetchPhotos(db: Db, store: PhotoStore, reach: Reach = {}): Promise<void> {
  let last = -1
  for (let begun = 0; begun < mostInRun; begun += atOnce) {
    const dealers = await nextDealers(db, last)
    const [dealer] = dealers
    if (dealer === undefined) return
    last = dealers.at(-1) ?? dealer
    const due = await takeDue(db, dealers, Math.ceil(atOnce / dealers.length))
    await Promise.all(due.map((source) => fetchOne(db, store, source, reach)))
  }
}

/** The next few that have a photograph to fetch, in their turn: those behind the last one, then from the beginning. */
async function nextDealers(db: Db, last: number): Promise<number[]> {
  const behind = await dealersBehind(db, last)
  if (behind.length === atOnce || last < 0) return behind
  const first = await dealersBehind(db, -1)
  return [...behind, ...first.filter((dealer) => !behind.includes(dealer))].slice(0, atOnce)
}

/** Each by one look into the index, however many photographs they have. */
async function dealersBehind(db: Db, last: number): Promise<number[]> {
  const rows = await db<{ dealerId: number }[]>`
    with recursive turn as (
      select 1 as place, (select dealer_id from ad_photo_source where next_at <= now() and dealer_id > ${last} order by dealer_id limit 1) as dealer_id
      union all
      select place + 1, (select dealer_id from ad_photo_source where next_at <= now() and dealer_id > turn.dealer_id order by dealer_id limit 1)
      from turn where place < ${atOnce} and turn.dealer_id is not null)
    select dealer_id from turn where dealer_id is not null order by place`
  return rows.map(({ dealerId }) => dealerId)
}

async function takeDue(db: Db, dealers: readonly number[], ofEach: number): Promise<Due[]> {
  return db<Due[]>`
    update ad_photo_source set attempts = attempts + 1, next_at = now() + ${leaseMinutes} * interval '1 minute'
    where (ad_id, address) in (
      select ad_id, address from unnest(${[...dealers]}::int[]) as turn (of_dealer) cross join lateral (
        select ad_id, address from ad_photo_source where dealer_id = of_dealer and next_at <= now()
        order by next_at, ad_id, position limit ${ofEach} for update skip locked) as due)
    returning ad_id, address, attempts`
}

async function fetchOne(db: Db, store: PhotoStore, { adId, address, attempts }: Due, reach: Reach): Promise<void> {
  const isIt = db`ad_id = ${adId} and address = ${address}`
  const file = await fetchPublicFile(address, { etag: null, lastModified: null }, { ...bounds, ...reach }).catch(faultOf)
  if (file instanceof AppError) {
    const hours = file.code === 'tooLarge' ? undefined : retryHours[attempts - 1]
    await db`
      update ad_photo_source set fault = ${file.message}, next_at = now() + ${hours ?? null}::int * interval '1 hour' where ${isIt}`
    return
  }
  const photo = await keep(db, store, file?.bytes ?? Buffer.alloc(0)).catch(faultOf)
  if (photo instanceof AppError) await db`update ad_photo_source set fault = ${photo.message}, next_at = null where ${isIt}`
  else await db`update ad_photo_source set photo_id = ${photo}, fault = null, next_at = null, is_shown = false where ${isIt}`
}

/** What is wrong with the file or its address; our own failures are thrown on, and the photograph waits. */
function faultOf(error: unknown): AppError {
  if (error instanceof AppError && error.code !== 'unavailable') return error
  throw error
}

/** The original goes to the store first: a row always has its file. */
async function keep(db: Db, store: PhotoStore, content: Buffer): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ingrana-photo-'))
  try {
    const file = path.join(folder, 'fetched')
    await writeFile(file, content)
    const { width, height } = await readPhoto(file, content.length, leastSides)
    const [id, contentHash] = [randomUUID(), createHash('sha256').update(content).digest('hex')]
    await store.put(originalKey(id), withoutPlace(content))
    await db`
      insert into photo (id, position, width, height, bytes, content_hash) values (${id}, 1, ${width}, ${height}, ${content.length}, ${contentHash})`
    return id
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Which of the fetched photographs of an ad somebody has to look at first, as `pictureFile`; the ad is locked. */
export type FindHeldPhotos = (db: Db, ad: { adId: number; dealerId: number }) => Promise<readonly string[]>

/** Shows on their ads the fetched photographs whose pictures are made, in the order of the file. Gives how many ads it was. */
export async function showFetchedPhotos(db: Db, findHeld: FindHeldPhotos): Promise<number> {
  const ads = await db<{ adId: number }[]>`
    with unshown as materialized (select ad_id, photo_id from ad_photo_source where not is_shown and photo_id is not null)
    select distinct ad_id from unshown join photo on photo.id = photo_id where photo.state = 'ready' limit 500`
  for (const { adId } of ads) await inTransaction(db, (db) => showOn(db, adId, findHeld))
  return ads.length
}

async function showOn(db: Db, adId: number, findHeld: FindHeldPhotos): Promise<void> {
  const [ad] = await db<{ dealerId: number | null }[]>`select dealer_id from ad where id = ${adId} for update` // an import may be changing the addresses
  await review(db, { adId, dealerId: ad?.dealerId ?? 0 }, findHeld)
  await db`delete from ad_photo where ad_id = ${adId}`
  await db`
    insert into ad_photo (ad_id, position, photo_id, revision, width, height, colour, caption)
    select ad_id, row_number() over (order by source.position), photo.id, revision, width, height, colour, caption
    from ad_photo_source source join photo on photo.id = photo_id where ad_id = ${adId} and state = 'ready' and review in ('free', 'approved')`
  await db`
    update ad_photo_source set is_shown = true from photo where ad_id = ${adId} and photo.id = photo_id and photo.state = 'ready' and review is not null`
}

/** Compares when there is one that was not; then also those that looked harmless alone. */
async function review(db: Db, ad: { adId: number; dealerId: number }, findHeld: FindHeldPhotos): Promise<void> {
  const isReady = db`source.ad_id = ${ad.adId} and photo.id = photo_id and photo.state = 'ready'`
  const [unseen] = await db`select from ad_photo_source source, photo where ${isReady} and review is null limit 1`
  if (!unseen) return
  const held = await findHeld(db, ad)
  await db`
    update ad_photo_source source set review = case when photo.id || '-' || photo.revision = any(${[...held]}::text[]) then 'waiting' else 'free' end
    from photo where ${isReady} and coalesce(review, 'free') = 'free'`
}
