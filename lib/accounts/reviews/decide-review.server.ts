import { logDealerAction } from '@/lib/accounts/dealerships/dealer-log.server'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { reviewAnsweredMail, reviewPublishedMail, reviewReceivedMail, reviewRefusedMail } from './review-mails.server'

type Decided = { email: string; dealerName: string; dealerSlug: string; dealerEmail: string | null; stars: number; words: string }

/** Publishes a review, or refuses it with a reason; its author gets a mail, and the dealer of a published one too. A published one can be refused later. */
export async function decideReview(
  db: Db,
  moderator: User,
  id: number,
  decision: { state: 'published' | 'refused'; statement: string },
): Promise<void> {
  const { state, statement } = decision
  await inTransaction(db, async (db) => {
    const [review] = await db<Decided[]>`
      update dealer_review set state = ${state}, statement = ${state === 'refused' ? statement : ''}, decided_at = now(), decided_by = ${moderator.id}
      from dealer, app_user
      where dealer_review.id = ${id} and state in ('waiting', ${state === 'refused' ? 'published' : 'waiting'})
        and dealer.id = dealer_id and app_user.id = user_id
      returning app_user.email, dealer.name as dealer_name, dealer.slug as dealer_slug, dealer.email as dealer_email, stars, words`
    if (!review)
      throw new AppError('conflict', 'no such review, or decided already', { shownText: 'Questa recensione è già stata decisa.' })
    const { email: to, dealerName, dealerSlug, dealerEmail, stars, words } = review
    if (state === 'refused') return queueMail(db, reviewRefusedMail({ to, dealerName, dealerSlug, statement }))
    await queueMail(db, reviewPublishedMail({ to, dealerName, dealerSlug }))
    if (dealerEmail !== null) await queueMail(db, reviewReceivedMail({ to: dealerEmail, dealerSlug, stars, words }))
  })
}

/** Answers a published review in the dealer's name, or changes the answer; its author gets a mail the first time. */
export async function answerReview(db: Db, user: User, dealership: Dealership, id: number, answer: string): Promise<void> {
  await inTransaction(db, async (db) => {
    const [review] = await db<{ email: string; wasAnswered: boolean }[]>`
      update dealer_review set answer = ${answer}, answered_at = now(), answered_by = ${user.id}
      from (select id, answer is not null as was_answered from dealer_review where id = ${id} for update) before, app_user
      where dealer_review.id = before.id and dealer_id = ${dealership.dealerId} and state = 'published' and app_user.id = user_id
      returning app_user.email, was_answered`
    if (!review) throw new AppError('notFound', 'no such review', { shownText: 'Questa recensione non c’è più.' })
    await logDealerAction(db, dealership, user, 'reviewAnswered', '')
    if (!review.wasAnswered)
      await queueMail(db, reviewAnsweredMail({ to: review.email, dealerName: dealership.name, dealerSlug: dealership.slug, answer }))
  })
}
