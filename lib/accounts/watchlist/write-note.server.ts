import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { isListed, ownedBy } from './saved-ad-sql.server'

/** Keeps what somebody wrote about an ad on their list; nothing takes the note away. */
export async function writeNote(db: Db, userId: number, adId: number, note: string): Promise<void> {
  const { count } = await db`update saved_ad set note = ${note} where ${ownedBy(db, userId)} and ad_id = ${adId} and ${isListed(db)}`
  if (count === 0) throw new AppError('notFound', 'not on the list', { shownText: 'Questo annuncio non è più tra i tuoi preferiti.' })
}
