import type { Db } from '@/lib/kernel/db/db.server'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { type SupportAction, supportLogYears } from './support-action'

export const supportExpiries: readonly Expiry[] = [
  { table: 'support_log', isOver: (db) => db`happened_at < now() - ${supportLogYears} * interval '1 year'` },
]

/** Logs in the transaction of what was done: neither is there without the other. */
export async function logSupport(db: Db, operator: string, action: SupportAction, userId: number): Promise<void> {
  await db`insert into support_log (operator, action, user_id) values (${operator}, ${action}, ${userId})`
}
