import { logDealerAction } from '@/lib/accounts/dealerships/dealer-log.server'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { type CallbackLine, callbackDays, callbackState } from './callback'

const mostShown = 50

type Row = Omit<CallbackLine, 'state' | 'fromAt' | 'toAt' | 'doneAt'> & { fromAt: Date; toAt: Date; doneAt: Date | null }

/** The requests of a dealer: those that were missed or wait, the earliest hours first, then what was done in the last day. */
export async function listCallbacks(db: Db, { dealerId }: Pick<Dealership, 'dealerId'>, now: Date): Promise<CallbackLine[]> {
  const rows = await db<Row[]>`
    select callback.id, name, callback.phone, ad_title as title, from_at, to_at, done_at, display_name as who
    from callback left join app_user on app_user.id = done_by
    where dealer_id = ${dealerId} and (done_at is null or done_at > ${now}::timestamptz - interval '1 day')
    order by done_at is not null, to_at, callback.id limit ${mostShown}`
  return rows.map(({ fromAt, toAt, doneAt, ...row }) => ({
    ...row,
    fromAt: fromAt.toISOString(),
    toAt: toAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    state: callbackState({ doneAt, toAt }, now),
  }))
}

/** Marks a request as done, or as not done after all. */
export async function markCallback(db: Db, dealership: Dealership, user: User, id: number, isDone: boolean): Promise<void> {
  await inTransaction(db, async (db) => {
    const [known] = await db<{ isDone: boolean }[]>`
      select done_at is not null as is_done from callback where id = ${id} and dealer_id = ${dealership.dealerId} for update`
    if (!known) throw new AppError('notFound', 'no request of this dealer')
    if (known.isDone === isDone) return
    await db`
      update callback set done_at = case when ${isDone} then now() end, done_by = case when ${isDone} then ${user.id}::bigint end where id = ${id}`
    await logDealerAction(db, dealership, user, isDone ? 'calledBack' : 'notCalledBack', '')
  })
}

/** What an account asked for, for the copy of its owner's data. */
export async function exportCallbacks(db: Db, userId: number) {
  return db<{ dealer: string; adTitle: string | null; name: string; phone: string; fromAt: Date; toAt: Date; createdAt: Date }[]>`
    select dealer.name as dealer, ad_title, callback.name, callback.phone, from_at, to_at, callback.created_at
    from callback join dealer on dealer.id = dealer_id where user_id = ${userId} order by callback.id`
}

export const callbackExpiries: readonly Expiry[] = [
  { table: 'callback', isOver: (db) => db`to_at < now() - ${callbackDays} * interval '1 day'` },
]
