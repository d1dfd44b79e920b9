import type { Db } from '@/lib/kernel/db/db.server'
import type { Ad, AdStatus } from './ad'
import type { AdColumnName } from './ad-columns'

type ColumnValue = string | number | boolean | Date | readonly string[] | null
/** What an ad says, by the columns of its table. */
export type AdValues = Partial<Record<AdColumnName, ColumnValue>>

/** What a status decided here ends: what a file said, and a reservation with its time. */
const decidedHere = { leftStockAt: null, reservedUntil: null }

/** Writes one ad and gives its number. */
export async function insertAd(db: Db, values: AdValues): Promise<number> {
  const [added] = await db<{ id: number }[]>`insert into ad ${db(values)} returning id`
  if (!added) throw new Error('an ad was not added')
  return added.id
}

/** Changes what is named; the price has a way of its own, because it has a history. A status that is decided here no later file takes back. */
export async function updateAd(db: Db, id: number, values: Omit<AdValues, 'priceCents'>): Promise<void> {
  await db`update ad set ${db({ ...(values.status !== undefined && decidedHere), ...values, updatedAt: new Date() })} where id = ${id}`
}

/** Sets the price of an ad; null: on request. The same price again changes nothing. */
export async function setAdPrice(db: Db, id: number, priceCents: number | null): Promise<void> {
  await db`
    update ad set previous_price_cents = price_cents, price_changed_at = now(), price_cents = ${priceCents}, updated_at = now()
    where id = ${id} and price_cents is distinct from ${priceCents}`
}

/** Sets the prices of many ads in one statement. The same price again changes nothing. */
export async function setAdPrices(db: Db, prices: readonly { id: number; cents: number }[]): Promise<void> {
  await db`
    update ad set previous_price_cents = price_cents, price_changed_at = now(), price_cents = given.cents, updated_at = now()
    from unnest(${prices.map(({ id }) => id)}::bigint[], ${prices.map(({ cents }) => cents)}::bigint[]) as given (id, cents)
    where ad.id = given.id and price_cents is distinct from given.cents`
}

/** As `updateAd`, for many ads in one statement. */
export async function updateAds(db: Db, ids: readonly number[], values: Omit<AdValues, 'priceCents'>): Promise<void> {
  if (ids.length === 0) return
  const changed = { ...(values.status !== undefined && decidedHere), ...values, updatedAt: new Date() }
  await db`update ad set ${db(changed)} where id = any(${[...ids]}::bigint[])`
}

/** Sets the descriptions of many ads in one statement. */
export async function setDescriptions(db: Db, texts: readonly { id: number; text: string }[]): Promise<void> {
  await db`
    update ad set description = given.text, updated_at = now()
    from unnest(${texts.map(({ id }) => id)}::bigint[], ${texts.map(({ text }) => text)}::text[]) as given (id, text)
    where ad.id = given.id`
}

/** Takes back descriptions that still are what they were written as, by their MD5; gives the ads whose text is empty now. */
export async function emptyDescriptions(db: Db, texts: readonly { id: number; md5: string | null }[]): Promise<ReadonlySet<number>> {
  const emptied = await db<{ id: number }[]>`
    update ad set description = '', updated_at = now()
    from unnest(${texts.map(({ id }) => id)}::bigint[], ${texts.map(({ md5 }) => md5)}::text[]) as given (id, text_md5)
    where ad.id = given.id and md5(description) = given.text_md5 returning ad.id`
  return new Set(emptied.map(({ id }) => id))
}

/** Gives many ads the statuses they had. What had expired ends when it did, what was closed ends now. */
export async function restoreAdStatuses(db: Db, statuses: readonly { id: number; status: AdStatus }[]): Promise<void> {
  await db`
    update ad set status = given.status, left_stock_at = null, updated_at = now(),
      closed_at = case when given.status = 'expired' then expires_at when given.status in ('sold', 'withdrawn') then now() end
    from unnest(${statuses.map(({ id }) => id)}::bigint[], ${statuses.map(({ status }) => status)}::text[]) as given (id, status)
    where ad.id = given.id`
}

export type EndingAd = Pick<Ad, 'id' | 'category' | 'make' | 'model' | 'version' | 'expiresAt' | 'ownerId'>

/** Takes ads offline whose time is over, so many at most, and gives them. Those that somebody is working on wait. */
export async function expireDueAds(db: Db, now: Date, limit: number): Promise<EndingAd[]> {
  return db<EndingAd[]>`
    update ad set status = 'expired', closed_at = expires_at, updated_at = now()
    where id = any(array(
      select id from ad where status in ('published', 'reserved', 'paused') and expires_at <= ${now} order by expires_at limit ${limit} for update skip locked))
    returning id, category, make, model, version, expires_at, owner_id`
}

/** Notes that owners are reminded of the end of their ads, so many days before, once for each of the two; gives those ads. */
export async function noteReminders(
  db: Db,
  now: Date,
  { first, last, limit }: { first: number; last: number; limit: number },
): Promise<EndingAd[]> {
  return db<EndingAd[]>`
    update ad set reminded_at = ${now}
    where id = any(array(
      select id from ad where status = 'published' and expires_at <= ${now}::timestamptz + ${first} * interval '1 day' and (
        reminded_at is null or (reminded_at < expires_at - ${last} * interval '1 day' and expires_at <= ${now}::timestamptz + ${last} * interval '1 day'))
      order by expires_at limit ${limit} for update skip locked))
    returning id, category, make, model, version, expires_at, owner_id`
}

/** Writes columns of `ad`, by their names in the database, from an object of them as JSON. */
export async function writeStoredColumns(db: Db, adId: number, columns: readonly string[], json: string): Promise<void> {
  const list = db.unsafe(columns.join(', '))
  await db`
    update ad set (${list}) = (select ${list} from jsonb_populate_record(null::ad, ${json}::text::jsonb)), updated_at = now()
    where id = ${adId}`
}
