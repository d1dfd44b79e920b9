import { isBuyer } from '@/lib/accounts/contact/confirmed-address.server'
import { requireNotBanned } from '@/lib/accounts/moderation/account-ban.server'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { signatureOf } from './review'

/** A dealer an account may write a review of. */
export type ReviewedDealer = { id: number; name: string; slug: string }

/** What an account reads when it may not review a dealer. Null: it may. */
type Reviewable = { dealer: ReviewedDealer; refusal: string | null }

/** Whether an account may review a dealer: only who wrote to it with this account's address may, and nobody of its staff. Undefined: there is no such dealer. */
export async function findReviewable(db: Db, user: User, slug: string | string[] | undefined): Promise<Reviewable | undefined> {
  const [found] = await db<(ReviewedDealer & { wroteTo: boolean; isStaff: boolean })[]>`
    select id, name, slug, ${hasThread(db, user)} as wrote_to,
      exists (select from dealer_member where dealer_id = dealer.id and user_id = ${user.id}) as is_staff
    from dealer where slug = ${typeof slug === 'string' && !slug.includes('\0') ? slug : ''}`
  if (!found) return undefined
  const { isStaff, wroteTo, ...dealer } = found
  if (isStaff) return { dealer, refusal: 'Lavori per questa concessionaria: non puoi recensirla.' }
  if (wroteTo) return { dealer, refusal: null }
  return {
    dealer,
    refusal: 'Può scrivere una recensione chi ha contattato la concessionaria da Ingrana con l’indirizzo e-mail del suo account.',
  }
}

/** The dealer that an account is about to review. */
export async function requireReviewable(db: Db, user: User, slug: string | string[] | undefined): Promise<ReviewedDealer> {
  const found = await findReviewable(db, user, slug)
  if (!found) throw new AppError('notFound', 'no such dealer', { shownText: 'Questa concessionaria non esiste.' })
  if (found.refusal !== null) throw new AppError('forbidden', 'may not review this dealer', { shownText: found.refusal })
  return found.dealer
}

function hasThread(db: Db, user: User): SqlFragment {
  const mine = isBuyer(db, user)
  return db`(
    exists (select from reply where reply.dealer_id = dealer.id and ${mine})
    or exists (select from reply join ad on ad.id = reply.ad_id where ad.dealer_id = dealer.id and ${mine}))`
}

/** Writes the review of an account, or puts another in its place: it waits for a moderator again, and an answer to the old words goes. */
export async function saveReview(
  db: Db,
  user: User,
  dealer: ReviewedDealer,
  { stars, words }: { stars: number; words: string },
): Promise<void> {
  await inTransaction(db, async (db) => {
    await requireNotBanned(db, user.id)
    await db`
      insert into dealer_review (dealer_id, user_id, signature, stars, words)
      values (${dealer.id}, ${user.id}, ${signatureOf(user.displayName)}, ${stars}, ${words})
      on conflict (dealer_id, user_id) do update set
        signature = excluded.signature, stars = excluded.stars, words = excluded.words, state = 'waiting', written_at = now(),
        decided_at = null, decided_by = null, statement = '', answer = null, answered_at = null, answered_by = null`
  })
}

/** Takes an account's own review away for good. */
export async function removeReview(db: Db, { id: userId }: User, id: number): Promise<void> {
  const { count } = await db`delete from dealer_review where id = ${id} and user_id = ${userId}`
  if (count === 0) throw new AppError('notFound', 'no such review', { shownText: 'Questa recensione non c’è più.' })
}
