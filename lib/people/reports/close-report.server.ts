import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'

/** Closes an open report as accepted or dismissed. */
export async function closeReport(db: Db, id: number, state: 'accepted' | 'dismissed'): Promise<void> {
  const closed = await db`update ad_report set state = ${state} where id = ${id} and state = 'new'`
  if (closed.count === 0) throw new AppError('notFound', `nessuna segnalazione aperta con il numero ${id}`)
}
