import { expect, test } from 'vitest'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { answerReview, decideReview } from './decide-review.server'
import {
  exportReviews,
  findDealerOfConversation,
  findDealerReviews,
  listOwnReviews,
  listReceived,
  listWaitingReviews,
} from './review-queries.server'
import { findReviewable, removeReview, requireReviewable, saveReview } from './write-review.server'

const words = 'Auto consegnata come da accordi, prezzo uguale a quello dell’annuncio.'

async function buyerOf(db: Db, { dealerId }: Dealership): Promise<User> {
  const buyer = await addTestUser(db)
  await db`insert into reply (dealer_id, user_id, name, email) values (${dealerId}, ${buyer.id}, 'Marco Bruni', ${buyer.email})`
  return buyer
}

const mailsTo = (db: Db, email: string) => db<{ kind: string }[]>`select kind from outbox_mail where recipient = ${email} order by id`

test(
  'people who wrote to a dealer or about its vehicles may review it; strangers and staff may not',
  withRollback(async (db) => {
    const { user: owner, dealership } = await addTestDealership(db)
    const stranger = await addTestUser(db)
    await expect(requireReviewable(db, stranger, dealership.slug)).rejects.toMatchObject({ code: 'forbidden' })
    const adId = await addTestAd(db, { dealerId: dealership.dealerId })
    await db`insert into reply (ad_id, ad_title, name, email) values (${adId}, 'Panda', 'Anna', ${stranger.email.toUpperCase()})`
    await expect(requireReviewable(db, stranger, dealership.slug), 'anybody can type an address').rejects.toMatchObject({
      code: 'forbidden',
    })
    await db`update reply set email_confirmed_at = now() where ad_id = ${adId}`
    expect(await requireReviewable(db, stranger, dealership.slug)).toMatchObject({ id: dealership.dealerId, slug: dealership.slug })
    await db`insert into reply (dealer_id, user_id, name, email) values (${dealership.dealerId}, ${owner.id}, 'Io', ${owner.email})`
    expect((await findReviewable(db, owner, dealership.slug))?.refusal).toMatch(/^Lavori per/)
    for (const slug of ['nessuno', 'a\0b', undefined, ['a', 'b']]) expect(await findReviewable(db, owner, slug)).toBeUndefined()
    await expect(requireReviewable(db, owner, 'nessuno')).rejects.toMatchObject({ code: 'notFound' })
  }),
)

test(
  'a review is hidden until a moderator publishes it; the dealer can answer, and each side gets a mail',
  withRollback(async (db) => {
    const { user: owner, dealership } = await addTestDealership(db)
    const [buyer, moderator] = [await buyerOf(db, dealership), await addTestUser(db)]
    await saveReview(db, buyer, await requireReviewable(db, buyer, dealership.slug), { stars: 5, words })
    expect(await findDealerReviews(db, dealership.dealerId, false)).toEqual({ count: 0, mean: null, reviews: [] })
    expect(await listReceived(db, dealership.dealerId)).toEqual([])
    const waiting = (await listWaitingReviews(db)).find(({ dealer }) => dealer.slug === dealership.slug)
    expect(waiting).toMatchObject({ stars: 5, words, answers: 0 })
    expect(waiting?.firstContactAt).not.toBeNull()
    const id = waiting?.id ?? 0

    await expect(answerReview(db, owner, dealership, id, 'Grazie')).rejects.toMatchObject({ code: 'notFound' })
    await decideReview(db, moderator, id, { state: 'published', statement: '' })
    await expect(decideReview(db, moderator, id, { state: 'published', statement: '' })).rejects.toMatchObject({ code: 'conflict' })
    await answerReview(db, owner, dealership, id, 'Grazie, a presto.')
    await answerReview(db, owner, dealership, id, 'Grazie mille, a presto.')
    const shown = await findDealerReviews(db, dealership.dealerId, false)
    expect(shown).toMatchObject({ count: 1, mean: null, reviews: [{ id, stars: 5, words, answer: 'Grazie mille, a presto.' }] })
    expect(await listReceived(db, dealership.dealerId)).toMatchObject([{ id, stars: 5, answer: 'Grazie mille, a presto.' }])
    expect(await mailsTo(db, buyer.email)).toEqual([{ kind: 'review-published' }, { kind: 'review-answered' }])
    expect(await mailsTo(db, 'info@esempio.it')).toContainEqual({ kind: 'review-received' })
    expect(await exportReviews(db, buyer.id)).toMatchObject([{ dealer: dealership.name, stars: 5, state: 'published' }])

    const other = await addTestDealership(db, { name: 'Un altro' })
    await expect(answerReview(db, other.user, other.dealership, id, 'Non mia')).rejects.toMatchObject({ code: 'notFound' })
    await decideReview(db, moderator, id, { state: 'refused', statement: 'È una copia.' })
    expect((await findDealerReviews(db, dealership.dealerId, true)).count).toBe(0)
    expect(await listOwnReviews(db, buyer)).toMatchObject([
      { state: 'refused', statement: 'È una copia.', dealer: { slug: dealership.slug } },
    ])
  }),
)

test(
  'a rewritten review replaces the old one once a moderator read it; only its author removes it',
  withRollback(async (db) => {
    const { user: owner, dealership } = await addTestDealership(db)
    const buyer = await buyerOf(db, dealership)
    const dealer = await requireReviewable(db, buyer, dealership.slug)
    await saveReview(db, buyer, dealer, { stars: 5, words })
    const [thread] = await db<{ id: number }[]>`select id from reply where user_id = ${buyer.id}`
    expect(await findDealerOfConversation(db, thread?.id ?? 0)).toEqual({ name: dealership.name, slug: dealership.slug })
    const [first] = await listOwnReviews(db, buyer)
    const id = first?.id ?? 0
    await decideReview(db, owner, id, { state: 'published', statement: '' })
    await answerReview(db, owner, dealership, id, 'Grazie')
    await saveReview(db, buyer, dealer, { stars: 2, words: `${words} Poi però il cambio si è rotto.` })
    expect(await listOwnReviews(db, buyer)).toMatchObject([{ id, stars: 2, state: 'waiting', answer: null }])
    expect((await findDealerReviews(db, dealership.dealerId, false)).count).toBe(0)
    await expect(removeReview(db, owner, id)).rejects.toMatchObject({ code: 'notFound' })
    await removeReview(db, buyer, id)
    expect(await listOwnReviews(db, buyer)).toEqual([])
  }),
)

test(
  'a mean is shown from three reviews on, and the page shows the newest six until all are requested',
  withRollback(async (db) => {
    const { user: moderator, dealership } = await addTestDealership(db)
    const publish = async (stars: number) => {
      const buyer = await buyerOf(db, dealership)
      await saveReview(db, buyer, await requireReviewable(db, buyer, dealership.slug), { stars, words })
      await decideReview(db, moderator, (await listOwnReviews(db, buyer))[0]?.id ?? 0, { state: 'published', statement: '' })
    }
    for (const stars of [5, 4]) await publish(stars)
    expect(await findDealerReviews(db, dealership.dealerId, false)).toMatchObject({ count: 2, mean: null })
    for (const stars of [5, 5, 3, 1, 4]) await publish(stars)
    const first = await findDealerReviews(db, dealership.dealerId, false)
    expect([first.count, first.mean, first.reviews.length]).toEqual([7, 3.9, 6])
    expect((await findDealerReviews(db, dealership.dealerId, true)).reviews).toHaveLength(7)
  }),
)
