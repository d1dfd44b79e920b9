import type { Db } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import type { NewAd, SaleState } from '@/lib/market/ads/ad'
import { adColumn, sqlName, writtenColumns } from '@/lib/market/ads/ad-column-lists'

/**
 * `saleState`: what the file says of the sale. `knownAs`: the ad it is, where the file gives our number of it. `isUnchanged`: the file says nothing that the
 * ad does not.
 */
export type ImportedAd = NewAd & {
  importKey: string
  saleState?: SaleState | null
  knownAs?: number
  isUnchanged?: boolean
}

/** A rental has a fee and no price. */
const priceNow = 'case when given.rental_fee_cents is null then coalesce(given.price_cents, ad.price_cents) end'

/** A year alone does not take away the month that is known of it. */
const keepsRegistration = `(given.first_registration is null
  or (given.registration_year_only and date_part('year', given.first_registration) = date_part('year', ad.first_registration)))`

/** What a later import brings up to date, and the value that each column has then. */
const updates = writtenColumns.flatMap((key) => {
  const column = adColumn(key)
  const name = sqlName(key)
  if (column.onReimport === 'overwrite') return [{ key, name, value: `given.${name}` }]
  if (column.onReimport !== 'overwriteIfGiven') return []
  if (key === 'firstRegistration' || key === 'registrationYearOnly')
    return [{ key, name, value: `case when ${keepsRegistration} then ad.${name} else given.${name} end` }]
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
  or (ad.left_stock_at is not null and ad.status in ('sold', 'reserved', 'paused') and sale_state = 'available')
  or (ad.status = 'draft' and given.status in ('published', 'reserved', 'in_review')))`
/** What is on offer, or may come to be, ends when a file calls it sold; what everybody sees also when it is no longer to be had. */
const endsSql = `(sale_state = 'sold' and ad.status in ('draft', 'in_review', 'published', 'paused', 'reserved'))
  or (sale_state = 'unavailable' and ad.status in ('published', 'reserved'))`
/** What a file holds back, or says in words that nobody knows, is off until somebody has looked, or the file says otherwise. */
const pausesSql = `sale_state in ('held', 'draft') and ad.status in ('published', 'reserved')`
const reservesSql = `sale_state = 'reserved' and ad.status = 'published'`

/**
 * Brings known ads up to what the file says now. What the file leaves out stays as it was; an ad that somebody sold or
 * withdrew stays so, and one whose seller had it erased is left alone. A new price goes through the trigger that keeps the history.
 */
export async function updateAds(db: Db, ads: readonly (ImportedAd & { id: number })[]): Promise<void> {
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
    with given as (select filled.*, item->>'sale_state' as sale_state from jsonb_array_elements(${jsonText(rows)}::text::jsonb) as item, jsonb_populate_record(null::ad, item) as filled),
    next as (
      select given.id, ${db.unsafe(updates.map(({ name, value }) => `${value} as ${name}`).join(', '))},
        coalesce(given.price_cents, ad.price_cents) is distinct from ad.price_cents as repriced, ${db.unsafe(returnsSql)} as returns,
        ${db.unsafe(endsSql)} as ends, ${db.unsafe(reservesSql)} as reserves, ${db.unsafe(pausesSql)} as pauses,
        case when ad.status = 'deleted' or given.status = 'in_review' then given.status when sale_state = 'reserved' then 'reserved' else 'published' end as status_back,
        case when ad.status = 'draft' then 'deleted' when sale_state = 'sold' then 'sold' else 'withdrawn' end as status_over
      from given join ad on ad.id = given.id)
    update ad set (${db.unsafe(updates.map(({ name }) => name).join(', '))}) = (${columnsOf('next')}),
      previous_price_cents = case when repriced then ad.price_cents else ad.previous_price_cents end,
      price_changed_at = case when repriced then now() else ad.price_changed_at end,
      status = case when returns then status_back when ends then status_over when reserves then 'reserved' when pauses then 'paused' else ad.status end,
      left_stock_at = case when returns then null when ends or reserves or pauses then now() else ad.left_stock_at end,
      published_at = case when returns and ad.status not in ('reserved', 'paused') then now() else ad.published_at end,
      closed_at = case when returns then null when ends then now() else ad.closed_at end,
      updated_at = now()
    from next
    where ad.id = next.id and (ad.status <> 'deleted' or ad.left_stock_at is not null) and (returns or ends or reserves or pauses or (${columnsOf('ad')}) is distinct from (${columnsOf('next')}))`
}
