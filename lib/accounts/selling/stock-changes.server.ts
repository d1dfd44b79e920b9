import { logDealerAction } from '@/lib/accounts/dealerships/dealer-log.server'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import { changeReviewedPrices } from '@/lib/accounts/moderation/change-reviewed.server'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { isAdStatus } from '@/lib/market/ads/ad'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { emptyDescriptions, restoreAdStatuses } from '@/lib/market/ads/write-ad.server'
import { type ChosenVehicle, lockVehicles } from './chosen-vehicles.server'
import { isOpenStatus } from './own-ad'
import { canGoBack, type MovedVehicle, undoMinutes } from './stock'

/** What of a vehicle was changed: cents, statuses, or a hash of its description, as texts. */
type Was = { id: number; before: string; after: string }
type ChangeKind = 'prices' | 'statuses' | 'texts'

/** Stores what vehicles were before a change; gives its number, null where nothing changed. */
export async function recordStockChange(
  db: Db,
  { dealerId }: Pick<Dealership, 'dealerId'>,
  { id: userId }: Pick<User, 'id'>,
  kind: ChangeKind,
  vehicles: readonly Was[],
): Promise<number | null> {
  if (vehicles.length === 0) return null
  const [row] = await db<{ id: number }[]>`
    insert into stock_change (dealer_id, user_id, kind, vehicles) values (${dealerId}, ${userId}, ${kind}, ${jsonText(vehicles)}::text::jsonb)
    returning id`
  return row?.id ?? null
}

/** Names vehicles that were changed since somebody looked at them, and who of the staff did it. */
export async function nameMoved(
  db: Db,
  { dealerId }: Pick<Dealership, 'dealerId'>,
  ids: readonly number[],
  since: Date,
): Promise<MovedVehicle[]> {
  if (ids.length === 0) return []
  const rows = await db<{ adId: number; who: string }[]>`
    select distinct on (vehicle.id) vehicle.id as ad_id, app_user.display_name as who
    from stock_change join app_user on app_user.id = stock_change.user_id, jsonb_to_recordset(vehicles) as vehicle (id bigint)
    where dealer_id = ${dealerId} and stock_change.created_at >= ${since}::timestamptz - interval '1 minute' and vehicle.id = any(${[...ids]}::bigint[])
    order by vehicle.id, stock_change.id desc`
  const whoOf = new Map(rows.map(({ adId, who }) => [adId, who]))
  return (await getAdCards(db, ids)).map(({ id, title, version }) => ({
    title: [title, version].filter(Boolean).join(' '),
    who: whoOf.get(id) ?? null,
  }))
}

type Undone = { kind: ChangeKind; restored: number; moved: MovedVehicle[] }
const tooLateText = `Un cambio si annulla entro ${undoMinutes} minuti.`

/** Gives the vehicles of a change what they had before; what somebody has changed meanwhile stays, and is named. */
export async function undoStockChange(db: Db, dealership: Dealership, user: User, changeId: number, now: Date): Promise<Undone> {
  return inTransaction(db, async (db) => {
    const [change] = await db<{ kind: ChangeKind; vehicles: Was[]; createdAt: Date; undoneAt: Date | null }[]>`
      select kind, vehicles, created_at, undone_at from stock_change where id = ${changeId} and dealer_id = ${dealership.dealerId} for update`
    if (!change) throw new AppError('notFound', 'no such change of this dealer')
    const { kind, vehicles, createdAt, undoneAt } = change
    if (undoneAt !== null) throw new AppError('conflict', 'undone already', { shownText: 'È già annullato.' })
    if (now.getTime() - createdAt.getTime() > undoMinutes * 60_000) throw new AppError('gone', 'too late', { shownText: tooLateText })
    const ids = vehicles.map(({ id }) => id)
    const own = new Map((await lockVehicles(db, dealership, ids)).map((ad) => [ad.id, ad]))
    const able = vehicles.filter((was) => canRestore(kind, was, own.get(was.id)))
    const waiting = await restore(db, kind, able)
    const restored = able.filter(({ id }) => !waiting.has(id))
    await db`update stock_change set undone_at = now() where id = ${changeId}`
    const done = restored.length === 1 ? `annuncio ${restored[0]?.id}` : `${restored.length} annunci`
    if (restored.length > 0)
      await logDealerAction(db, dealership, user, kind === 'prices' ? 'priceChanged' : 'stockChanged', `${done}, come prima`)
    const left = ids.filter((id) => !restored.some((was) => was.id === id))
    return { kind, restored: restored.length, moved: await nameMoved(db, dealership, left, createdAt) }
  })
}

/** Whether a vehicle still is what the change made of it, and may go back: the undo is no way around the moderators. */
function canRestore(kind: ChangeKind, { before, after }: Was, ad: ChosenVehicle | undefined): boolean {
  if (!ad) return false
  if (kind === 'texts') return true // whether it still is the text of the change its hash says
  if (kind === 'prices') return isOpenStatus(ad.status) && String(ad.priceCents) === after
  return ad.status === after && isAdStatus(before) && canGoBack(ad.status, before)
}

/** Gives the ads that stay as they are: their price waits for a moderator, or their text is another one. */
async function restore(db: Db, kind: ChangeKind, vehicles: readonly Was[]): Promise<ReadonlySet<number>> {
  if (kind === 'prices')
    return changeReviewedPrices(
      db,
      vehicles.map(({ id, before }) => ({ id, cents: Number(before) })),
    )
  if (kind === 'texts') return emptyTexts(db, vehicles)
  await restoreAdStatuses(
    db,
    vehicles.flatMap(({ id, before }) => (isAdStatus(before) ? [{ id, status: before }] : [])),
  )
  return new Set()
}

async function emptyTexts(db: Db, vehicles: readonly Was[]): Promise<ReadonlySet<number>> {
  const done = await emptyDescriptions(
    db,
    vehicles.map(({ id, after }) => ({ id, md5: after })),
  )
  return new Set(vehicles.flatMap(({ id }) => (done.has(id) ? [] : [id])))
}

/** Days for which a change names who made it. */
const changeDays = 1
export const stockChangeExpiries: readonly Expiry[] = [
  { table: 'stock_change', isOver: (db) => db`created_at < now() - ${changeDays} * interval '1 day'` },
]
