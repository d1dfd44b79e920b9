import { createHash } from 'node:crypto'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { type FetchBounds, type FetchedFile, fetchPublicFile, type Validators } from '@/lib/kernel/outgoing/fetch-public-file.server'
import { decryptSecret, encryptSecret, type SecretColumn } from '@/lib/kernel/secrets/secret-box.server'
import { saysNoVehicles } from '@/lib/market/stock-import/no-vehicles'
import { type DealerFeed, feedHours, feedPatienceDays } from './dealer-feed'
import { maxFileBytes } from './dealer-import'
import { readOtherList, startImport } from './dealer-imports.server'

/** `allowedHosts`: see `FetchBounds`. */
export type Reach = Pick<FetchBounds, 'allowedHosts'>

const bounds = { maxBytes: maxFileBytes, timeoutMs: 20_000 }
const nothingKnown: Validators = { etag: null, lastModified: null }

/** An address may hold a key of the program it leads to. */
export const feedSecrets: SecretColumn = { table: 'dealer_feed', column: 'address', key: 'dealer_id' }

function withAddress<Row extends { dealerId: number; address: string }>(row: Row): Row {
  return { ...row, address: decryptSecret(feedSecrets, row.dealerId, row.address) }
}

/** The address of a dealer's stock; null: none is fetched. */
export async function findFeed(db: Db, dealerId: number): Promise<DealerFeed | null> {
  const [row] = await db<(Omit<DealerFeed, 'checkedAt' | 'nextAt'> & { checkedAt: Date | null; nextAt: Date })[]>`
    select address, checked_at, next_at, fault, is_stopped from dealer_feed where dealer_id = ${dealerId}`
  if (!row) return null
  return {
    ...row,
    address: decryptSecret(feedSecrets, dealerId, row.address),
    checkedAt: row.checkedAt?.toISOString() ?? null,
    nextAt: row.nextAt.toISOString(),
  }
}

type Chosen = { dealerId: number; userId: number; address: string }

/** Fetches an address for the first time, keeps it, and begins an import whose columns a person looks at. Gives its id. */
export async function chooseFeed(db: Db, { dealerId, userId, address }: Chosen, reach: Reach = {}): Promise<number> {
  const file = await fetchPublicFile(address, nothingKnown, { ...bounds, ...reach })
  if (!file) throw new AppError('invalid', 'nothing came', { shownText: 'A quell’indirizzo non c’è un file.' })
  const [known] = await db<{ dealerId: number; address: string; list: string | null }[]>`
    select dealer_id, address, list from dealer_feed where dealer_id = ${dealerId}`
  const list = known && withAddress(known).address === address ? known.list : null
  const id = await startImport(db, { dealerId, userId, fileName: fileNameOf(address), bytes: file.bytes, list: list ?? undefined })
  await db`
    insert into dealer_feed (dealer_id, user_id, address, etag, last_modified, content_hash, checked_at, next_at)
    values (${dealerId}, ${userId}, ${encryptSecret(feedSecrets, dealerId, address)}, ${file.etag}, ${file.lastModified}, ${hashOf(file)}, now(), now() + ${feedHours} * interval '1 hour')
    on conflict (dealer_id) do update set user_id = excluded.user_id, list = ${list}, address = excluded.address, etag = excluded.etag, last_modified = excluded.last_modified,
      content_hash = excluded.content_hash, checked_at = now(), next_at = excluded.next_at, failing_since = null, fault = null, empty_since = null, is_stopped = false`
  return id
}

/** Reads another list of a waiting file; that of a feed is read from then on. */
export async function chooseList(db: Db, dealerId: number, id: number, list: string): Promise<void> {
  await readOtherList(db, dealerId, id, list)
  const [feed] = await db<{ dealerId: number; address: string; fileName: string }[]>`
    select dealer_id, address, file_name from dealer_feed join dealer_import using (dealer_id) where dealer_id = ${dealerId} and dealer_import.id = ${id}`
  if (feed && feed.fileName === fileNameOf(withAddress(feed).address))
    await db`update dealer_feed set list = ${list} where dealer_id = ${dealerId}`
}

export async function removeFeed(db: Db, dealerId: number): Promise<void> {
  await db`delete from dealer_feed where dealer_id = ${dealerId}`
}

/** What the file of an address is called. */
export function fileNameOf(address: string): string {
  const { hostname, pathname } = new URL(address)
  return `${hostname}${pathname}`.slice(0, 120)
}

function hashOf({ bytes }: FetchedFile): string {
  return createHash('sha256').update(bytes).digest('hex')
}

type DueFeed = Validators & { dealerId: number; userId: number | null; address: string; contentHash: string | null; list: string | null }

/** Requests the feeds that are due; what has changed is imported by itself. */
export async function fetchDueFeeds(db: Db, reach: Reach = {}): Promise<void> {
  const due = await db<DueFeed[]>`
    update dealer_feed set next_at = now() + ${feedHours} * interval '1 hour'
    where not is_stopped and next_at <= now() returning dealer_id, user_id, address, etag, last_modified, content_hash, list`
  for (const feed of due.map(withAddress)) {
    try {
      await fetchFeed(db, feed, reach)
      await db`update dealer_feed set checked_at = now(), failing_since = null, fault = null, empty_since = null where dealer_id = ${feed.dealerId}`
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await noteFault(db, feed.dealerId, error)
    }
  }
}

async function fetchFeed(
  db: Db,
  { dealerId, userId, address, etag, lastModified, contentHash, list }: DueFeed,
  reach: Reach,
): Promise<void> {
  const file = await fetchPublicFile(address, { etag, lastModified }, { ...bounds, ...reach })
  if (!file) return
  if (hashOf(file) !== contentHash)
    await startImport(db, {
      dealerId,
      userId,
      fileName: fileNameOf(address),
      bytes: file.bytes,
      isAutomatic: true,
      list: list ?? undefined,
    })
  await db`
    update dealer_feed set etag = ${file.etag}, last_modified = ${file.lastModified}, content_hash = ${hashOf(file)} where dealer_id = ${dealerId}`
}

const emptyFeedText = 'Nel file non c’è nessun veicolo: gli annunci restano come sono.'

/** An import under way is no fault of the feed: it is requested again soon. */
async function noteFault(db: Db, dealerId: number, error: AppError): Promise<void> {
  if (error.code === 'conflict') {
    await db`update dealer_feed set next_at = now() + interval '1 hour' where dealer_id = ${dealerId}`
    return
  }
  const isEmpty = saysNoVehicles(error.message)
  const fault = isEmpty ? emptyFeedText : (error.shownText ?? error.message)
  await db`
    update dealer_feed set checked_at = now(), fault = ${fault}, failing_since = coalesce(failing_since, now()),
      empty_since = case when ${isEmpty} then coalesce(empty_since, clock_timestamp()) end,
      is_stopped = coalesce(failing_since < now() - ${feedPatienceDays} * interval '1 day', false)
    where dealer_id = ${dealerId}`
}

/** Imports of feeds that wait for a person and were not notified yet; each is returned once. */
export async function takeWaitingImports(db: Db): Promise<{ dealerId: number; importId: number }[]> {
  return db<{ dealerId: number; importId: number }[]>`
    update dealer_feed set told_import = waiting.id from dealer_import waiting
    where waiting.dealer_id = dealer_feed.dealer_id and waiting.is_automatic and waiting.state = 'checked' and told_import is distinct from waiting.id
    returning dealer_feed.dealer_id, waiting.id as import_id`
}

/** Feeds that have been given up and were not notified yet; each is returned once. */
export async function takeStoppedFeeds(db: Db): Promise<{ dealerId: number; address: string; fault: string | null }[]> {
  const feeds = await db<{ dealerId: number; address: string; fault: string | null }[]>`
    update dealer_feed set told_import = 0 where is_stopped and told_import is distinct from 0 returning dealer_id, address, fault`
  return feeds.map(withAddress)
}

/** Feeds that became empty and were not notified yet; each is returned once, until it had vehicles again. */
export async function takeEmptyFeeds(db: Db): Promise<{ dealerId: number; address: string }[]> {
  const feeds = await db<{ dealerId: number; address: string }[]>`
    update dealer_feed set told_empty_since = empty_since where empty_since is not null and told_empty_since is distinct from empty_since
    returning dealer_id, address`
  return feeds.map(withAddress)
}
