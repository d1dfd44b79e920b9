import { rolesThatMay } from '@/lib/accounts/dealerships/dealership'
import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { hashToken } from '@/lib/kernel/tokens/random-token.server'
import type { Category } from '@/lib/market/catalogue/category'
import type { Answers } from './draft-fields'

/** Who requests a draft: the user who is logged in, and the key of a browser that began one. Without both nobody has a draft. */
export type DraftHolder = { userId: number | undefined; key: string | undefined }

/** An ad while it is written. */
export type Draft = {
  id: string
  category: Category
  ownerId: number | null
  /** The dealer whose stock it is for. */
  dealerId: number | null
  /** The ad that it changes, or has become. */
  adId: number | null
  /** What that ad said when its change was begun; null: not stored. */
  base: Answers | null
  /** The answers given to «Vendi» when it was begun from there; null: none. */
  begunWith: Answers | null
  savedAt: Date
  submittedAt: Date | null
}

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * The draft of this id if it is the holder's; drafts of others are not found. One that was begun in this browser becomes the account's
 * when somebody logs in, so that it is there on their other devices.
 */
export async function findDraft(db: Db, id: unknown, holder: DraftHolder): Promise<Draft> {
  if (typeof id !== 'string' || !idPattern.test(id)) throw new AppError('notFound', 'not a draft')
  await adoptDrafts(db, holder)
  const [draft] = await db<Draft[]>`
    select id, category, owner_id, dealer_id, ad_id, base, begun_with, saved_at, submitted_at from ad_draft where id = ${id} and ${heldBy(db, holder)}`
  if (!draft) throw new AppError('notFound', 'no such draft')
  return draft
}

/** The same, and nobody else writes it until the transaction ends. */
export async function lockDraft(db: Db, id: unknown, holder: DraftHolder): Promise<Draft> {
  const draft = await findDraft(db, id, holder)
  await db`select from ad_draft where id = ${draft.id} for update`
  return findDraft(db, id, holder)
}

/** The drafts of `ad_draft` that they may write: their own, and those for the stock of a dealer whose stock they change. */
export function heldBy(db: Db, holder: DraftHolder): SqlFragment {
  const own = begunBy(db, holder)
  if (holder.userId === undefined) return own
  return db`(${own} or ad_draft.dealer_id in (
    select dealer_id from dealer_member where user_id = ${holder.userId} and role = any(${rolesThatMay('changeStock')}::text[])))`
}

/** The drafts of their own, without those of a dealer. */
export function begunBy(db: Db, { userId, key }: DraftHolder): SqlFragment {
  if (userId !== undefined) return db`ad_draft.owner_id = ${userId}`
  return key === undefined ? db`false` : db`ad_draft.key_hash = ${hashToken(key)}`
}

/** What was begun in a browser goes to the account that somebody logs in with there. */
export async function adoptDrafts(db: Db, { userId, key }: DraftHolder): Promise<void> {
  if (userId === undefined || key === undefined) return
  await adoptDraftsOf(db, userId, hashToken(key))
}

/** The same for a browser that is elsewhere: the one that registered, when another one opens the account. */
export async function adoptDraftsOf(db: Db, userId: number, keyHash: string): Promise<void> {
  await db`update ad_draft set owner_id = ${userId}, key_hash = null where key_hash = ${keyHash}`
}
