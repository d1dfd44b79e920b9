import { randomUUID } from 'node:crypto'
import { findAdInHand } from '@/lib/accounts/selling/ad-in-hand.server'
import { requireModerator, type User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { invalidField } from '@/lib/kernel/validation/fields'
import { paperKey, paperPicture } from '@/lib/market/photos/papers/paper-picture.server'
import type { PhotoStore } from '@/lib/market/photos/photo-store.server'
import { requireOpenAd } from './own-records.server'

type Sent = { recordId: number; path: string; bytes: number }

/** Stores the picture of a paper for a record of theirs; it waits for a moderator from then on, also in place of an earlier one. */
export async function storePaper(db: Db, store: PhotoStore, user: User, adId: number, { recordId, ...file }: Sent): Promise<void> {
  await requireOpenAd(db, user, adId)
  const [record] = await db<{ id: number }[]>`select id from vehicle_record where id = ${recordId} and ad_id = ${adId}`
  if (!record) throw new AppError('notFound', 'no such record')
  const { content, width, height } = await paperPicture(file)
  const id = randomUUID()
  await store.put(paperKey(id), content) // a file without a row goes in the night
  const [stored] = await db<{ id: number }[]>`
    update vehicle_record set paper_id = ${id}, paper_state = 'waiting', paper_note = null, paper_width = ${width}, paper_height = ${height},
      sent_at = now(), decided_at = null
    where id = ${recordId} and ad_id = ${adId} returning id`
  if (!stored) throw new AppError('notFound', 'no such record')
}

export type PaperDecision = { isAccepted: boolean; note: string }

/** Decides about a waiting paper, once, and never about one's own. What has to be made again needs a reason. */
export async function decidePaper(db: Db, moderator: User, recordId: number, { isAccepted, note }: PaperDecision): Promise<void> {
  requireModerator(moderator)
  if (!isAccepted && note.trim() === '') throw invalidField('testo', 'Scrivi che cosa c’è da rifare: lo legge chi vende')
  await inTransaction(db, async (db) => {
    const [paper] = await db<{ ownerId: number | null }[]>`
      select (select owner_id from ad where id = ad_id) as owner_id from vehicle_record where id = ${recordId} and paper_state = 'waiting' for update`
    if (!paper)
      throw new AppError('conflict', 'decided', {
        shownText: 'Questa carta non aspetta più: l’ha guardata qualcun altro, o chi vende l’ha tolta.',
      })
    if (paper.ownerId === moderator.id) throw new AppError('forbidden', 'their own paper')
    await db`
      update vehicle_record set paper_state = ${isAccepted ? 'accepted' : 'redo'}, paper_note = ${isAccepted ? null : note.trim()}, decided_at = now()
      where id = ${recordId}`
  })
}

/** Who sees the picture of a paper: everybody once it is accepted and while the ad is on, before that its seller and moderators; null: this visitor does not. */
export async function paperAccess(db: Db, paperId: string, user: Pick<User, 'id' | 'role'> | undefined): Promise<'public' | 'own' | null> {
  const [paper] = await db<{ adId: number; isPublic: boolean }[]>`
    select ad_id, paper_state = 'accepted' and status in ('published', 'reserved') as is_public
    from vehicle_record join ad on ad.id = ad_id where paper_id = ${paperId}`
  if (!paper) return null
  if (paper.isPublic) return 'public'
  if (!user) return null
  return user.role === 'moderator' || (await findAdInHand(db, user, paper.adId)) ? 'own' : null
}
