import { randomUUID } from 'node:crypto'
import { findAdInHand } from '@/lib/accounts/selling/ad-in-hand.server'
import { requireModerator, type User } from '@/lib/accounts/users/user'
import { findUserById } from '@/lib/accounts/users/user-queries.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { mailedAd } from '@/lib/market/ads/mailed-ad.server'
import { isRecordKind, recordKinds } from '@/lib/market/dossier/vehicle-record'
import { paperKey, paperPicture } from '@/lib/market/photos/papers/paper-picture.server'
import type { PhotoStore } from '@/lib/market/photos/photo-store.server'
import { requireOpenAd } from './own-records.server'
import { paperDecidedMail } from './paper-mails.server'

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
    const [paper] = await db<{ ownerId: number | null; adId: number; kind: string }[]>`
      select (select owner_id from ad where id = ad_id) as owner_id, ad_id, kind from vehicle_record where id = ${recordId} and paper_state = 'waiting' for update`
    if (!paper)
      throw new AppError('conflict', 'decided', {
        shownText: 'Questa carta non aspetta più: l’ha guardata qualcun altro, o chi vende l’ha tolta.',
      })
    if (paper.ownerId === moderator.id) throw new AppError('forbidden', 'their own paper')
    await db`
      update vehicle_record set paper_state = ${isAccepted ? 'accepted' : 'redo'}, paper_note = ${isAccepted ? null : note.trim()}, decided_at = now()
      where id = ${recordId}`
    await informSeller(db, paper, isAccepted ? '' : note.trim())
  })
}

/** Writes to the account that wrote the ad; a dealer's staff reads it in their area. */
async function informSeller(
  db: Db,
  { ownerId, adId, kind }: { ownerId: number | null; adId: number; kind: string },
  note: string,
): Promise<void> {
  const owner = ownerId === null ? undefined : await findUserById(db, ownerId)
  const [card] = await getAdCards(db, [adId])
  if (!owner || !card) return
  const about = { adId, title: `${card.title} ${card.version}`.trim(), ad: mailedAd(card) }
  await queueMail(db, paperDecidedMail({ to: owner.email, ...about, paper: isRecordKind(kind) ? recordKinds[kind] : 'Carta', note }))
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
