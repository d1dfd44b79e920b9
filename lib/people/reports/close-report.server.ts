import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'

/** Somebody has looked at a report, and done something about it or not. */
export async function closeReport(db: Db, id: number, state: 'accepted' | 'dismissed'): Promise<void> {
  const closed = await db`update ad_report set state = ${state} where id = ${id} and state = 'new'`
  if (closed.count === 0) throw new AppError('notFound', `nessuna segnalazione aperta con il numero ${id}`)
}
