import { mostWaiting } from '@/lib/accounts/moderation/waiting-queue'
import type { User } from '@/lib/accounts/users/user'
import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import {
  type DealerReviews,
  leastForMean,
  type OwnReview,
  type ReceivedReview,
  type Review,
  type ReviewState,
  type WaitingReview,
} from './review'

/** How many reviews a dealer's page shows at first, and how many when all are requested. */
const shownFirst = 6
const mostShown = 200

type Row = Omit<Review, 'writtenAt'> & { writtenAt: Date }

const toReview = <T extends Row>({ writtenAt, ...review }: T) => ({ ...review, writtenAt: writtenAt.toISOString() })

/** What a dealer's page shows of its reviews. */
export async function findDealerReviews(db: Db, dealerId: number, all: boolean): Promise<DealerReviews> {
  const [sums] = await db<{ count: number; mean: number | null }[]>`
    select count(*)::int as count, round(avg(stars), 1)::float8 as mean from dealer_review where dealer_id = ${dealerId} and state = 'published'`
  const { count = 0, mean = null } = sums ?? {}
  return {
    count,
    mean: count < leastForMean ? null : mean,
    reviews: count === 0 ? [] : await listPublished(db, dealerId, all ? mostShown : shownFirst),
  }
}

async function listPublished(db: Db, dealerId: number, limit: number): Promise<Review[]> {
  const rows = await db<Row[]>`
    select id, signature, stars, words, written_at, answer from dealer_review
    where dealer_id = ${dealerId} and state = 'published' order by written_at desc, id desc limit ${limit}`
  return rows.map(toReview)
}

/** The published reviews as the staff of the dealer sees them, those without an answer first. */
export async function listReceived(db: Db, dealerId: number): Promise<ReceivedReview[]> {
  const rows = await db<Row[]>`
    select id, signature, stars, words, written_at, answer from dealer_review
    where dealer_id = ${dealerId} and state = 'published' order by answer is not null, written_at desc, id desc limit ${mostShown}`
  return rows.map(toReview)
}

type OwnRow = Row & { state: ReviewState; statement: string; dealerName: string; dealerSlug: string }

/** What an account has written about dealers, the newest first. */
export async function listOwnReviews(db: Db, { id }: Pick<User, 'id'>): Promise<OwnReview[]> {
  const rows = await db<OwnRow[]>`
    select dealer_review.id, signature, stars, words, written_at, answer, state, statement, dealer.name as dealer_name, dealer.slug as dealer_slug
    from dealer_review join dealer on dealer.id = dealer_id where user_id = ${id} order by written_at desc, dealer_review.id desc`
  return rows.map(({ dealerName: name, dealerSlug: slug, ...row }) => ({ ...toReview(row), dealer: { name, slug } }))
}

/** The dealer that a conversation is with; undefined where it is with a private seller. */
export async function findDealerOfConversation(db: Db, conversationId: number): Promise<{ name: string; slug: string } | undefined> {
  const [dealer] = await db<{ name: string; slug: string }[]>`
    select dealer.name, dealer.slug from reply left join ad on ad.id = reply.ad_id join dealer on dealer.id = coalesce(reply.dealer_id, ad.dealer_id)
    where reply.id = ${conversationId}`
  return dealer
}

type WaitingRow = Row & { dealerName: string; dealerSlug: string; firstContactAt: Date | null; answers: number }

/** Reviews that wait for a moderator, the oldest first. */
export async function listWaitingReviews(db: Db): Promise<WaitingReview[]> {
  const rows = await db<WaitingRow[]>`
    select dealer_review.id, signature, stars, words, written_at, answer, dealer.name as dealer_name, dealer.slug as dealer_slug,
      (select min(reply.created_at) from reply left join ad on ad.id = reply.ad_id where ${ofThread(db)}) as first_contact_at,
      (select count(*)::int from reply left join ad on ad.id = reply.ad_id join reply_message on reply_message.reply_id = reply.id
        where ${ofThread(db)} and reply_message.sender = 'seller') as answers
    from dealer_review join dealer on dealer.id = dealer_id join app_user on app_user.id = user_id
    where state = 'waiting' order by written_at, dealer_review.id limit ${mostWaiting}`
  return rows.map(({ dealerName: name, dealerSlug: slug, firstContactAt, ...row }) => ({
    ...toReview(row),
    dealer: { name, slug },
    firstContactAt: firstContactAt?.toISOString() ?? null,
  }))
}

/** The conversations of a review's author with its dealer. */
function ofThread(db: Db): SqlFragment {
  return db`(reply.user_id = dealer_review.user_id or (reply.email_confirmed_at is not null and lower(reply.email) = lower(app_user.email)))
    and (reply.dealer_id = dealer_review.dealer_id or ad.dealer_id = dealer_review.dealer_id)`
}

type ExportedReview = {
  dealer: string
  signature: string
  stars: number
  words: string
  state: ReviewState
  statement: string
  answer: string | null
  writtenAt: Date
  decidedAt: Date | null
}

/** The reviews of an account, for the copy of its owner's data. */
export async function exportReviews(db: Db, userId: number): Promise<ExportedReview[]> {
  return db<ExportedReview[]>`
    select dealer.name as dealer, signature, stars, words, state, statement, answer, written_at, decided_at
    from dealer_review join dealer on dealer.id = dealer_id where user_id = ${userId} order by dealer_review.id`
}
