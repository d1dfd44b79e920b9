import type { Db } from '@/lib/kernel/db/db.server'

/** Whether a sale may begin in a conversation: on an accepted price, or after a visit. */
export async function hasMet(db: Db, replyId: number): Promise<boolean> {
  const rows = await db`
    select from offer where reply_id = ${replyId} and state = 'accepted' union all select from visit where reply_id = ${replyId} and state = 'held'`
  return rows.length > 0
}
