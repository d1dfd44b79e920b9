import type { Party } from '@/lib/accounts/contact/reply'
import { type ActualMover, findTransition } from '@/lib/accounts/deals/find-transition'
import type { MoveOf } from '@/lib/accounts/deals/transitions'
import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { liveSaleStates, type Sale, type SaleState, saleMonths } from './sale'

function saleColumns(db: Db): SqlFragment {
  return db`id, reply_id, message_id, ad_id, author, state, price_euro, created_at, changed_at, changed_by`
}

/** The sale of a conversation that is not over; there is one at most. */
export async function findLiveSale(db: Db, replyId: number): Promise<Sale | undefined> {
  const [sale] = await db<Sale[]>`
    select ${saleColumns(db)} from sale where reply_id = ${replyId} and state = any(${[...liveSaleStates]})`
  return sale
}

/** The sales of a conversation, the first one first. */
export async function listSales(db: Db, replyId: number): Promise<Sale[]> {
  return db<Sale[]>`select ${saleColumns(db)} from sale where reply_id = ${replyId} order by id`
}

/** Whether a vehicle is as good as sold to somebody of another conversation. */
export async function isTakenByAnother(db: Db, { adId, id }: { adId: number; id: number }): Promise<boolean> {
  const rows = await db`select from sale where ad_id = ${adId} and state = 'agreed' and reply_id <> ${id}`
  return rows.length > 0
}

/** Whether both sides of a conversation have agreed on the vehicle, which is reserved for its buyer then. */
export async function isPromisedHere(db: Db, replyId: number): Promise<boolean> {
  const rows = await db`select from sale where reply_id = ${replyId} and state = 'agreed'`
  return rows.length > 0
}

/** Whether a conversation has ended as it should: nothing of it lapses because its vehicle is sold. */
export async function isSoldHere(db: Db, replyId: number): Promise<boolean> {
  const rows = await db`select from sale where reply_id = ${replyId} and state = 'sold'`
  return rows.length > 0
}

type NewSale = Pick<Sale, 'replyId' | 'messageId' | 'adId' | 'author' | 'state' | 'priceEuro'>

export async function insertSale(db: Db, sale: NewSale, now: Date): Promise<void> {
  await db`insert into sale ${db({ ...sale, createdAt: now, changedAt: now, changedBy: sale.author })}`
}

export async function setSalePrice(db: Db, { id }: Pick<Sale, 'id'>, priceEuro: number): Promise<void> {
  await db`update sale set price_euro = ${priceEuro} where id = ${id}`
}

/** `messageId`: where its card stands from now on. */
type Moved = { move: MoveOf<'deal'>; by: ActualMover; side: Party | null; messageId?: number; now: Date }

/** Where the table takes a sale; undefined: nowhere. */
export function saleStateAfter(sale: Sale, move: MoveOf<'deal'>, by: ActualMover): SaleState | undefined {
  return findTransition('deal', { move, from: sale.state, by })?.to
}

/** Moves a sale of a locked conversation by the table; who takes it is its author from then on, and the other one agrees. */
export async function moveSale(db: Db, sale: Sale, { move, by, side, messageId = sale.messageId, now }: Moved): Promise<void> {
  const state = saleStateAfter(sale, move, by)
  if (state === undefined) throw new Error(`a sale that is ${sale.state} cannot ${move}`)
  const author = move === 'take' && side !== null ? side : sale.author
  const moved = await db`
    update sale set ${db({ state, author, messageId, changedAt: now, changedBy: side })} where id = ${sale.id} and state = ${sale.state}`
  if (moved.count !== 1) throw new Error('a sale of a locked conversation has moved')
}

/** What an account has agreed on, as buyer and as private seller. */
export async function exportSales(db: Db, owner: { id: number }) {
  return db<{ ad: number; state: string; priceEuro: number | null; createdAt: Date; changedAt: Date }[]>`
    select sale.ad_id as ad, sale.state, price_euro, sale.created_at, changed_at
    from sale join reply on reply.id = sale.reply_id join ad on ad.id = sale.ad_id
    where reply.user_id = ${owner.id} or (ad.owner_id = ${owner.id} and ad.dealer_id is null) order by sale.id`
}

/** What an account has agreed on as a private seller goes with it; as a buyer it goes with its conversations. */
export async function eraseSellerSales(db: Db, userId: number): Promise<void> {
  await db`delete from sale using ad where ad.id = sale.ad_id and ad.owner_id = ${userId} and ad.dealer_id is null`
}

export const saleExpiries: readonly Expiry[] = [
  {
    table: 'sale',
    isOver: (db) => db`state in ('failed', 'sold', 'lapsed') and changed_at < now() - ${saleMonths} * interval '1 month'`,
  },
]
