import { addDays } from '../calendar'
import type { DemoDealer } from '../demo-dealer'
import { Random } from '../random'
import { questions, replies } from './answer-texts'
import { buyerDomain, inventPerson } from './buyers'
import { composeAnswer, composeReview } from './compose-review'
import { spell } from './phrases'
import { type Account, type PlannedReview, type PlannedThread, type Reputation, reviewedDays } from './plan-reviews'
import { streams } from './streams'

/** What comes to a reputation in some time; no new staff. */
type Later = Pick<Reputation, 'buyers' | 'reviews' | 'threads'>
type Grown = { seed: number; plan: Reputation; dealers: readonly Pick<DemoDealer, 'trade'>[]; from: Date; to: Date }

/** Conversations of a day that come to nothing, of a dealer with staff. */
const threadsADay = 0.15
const dayMs = 86_400_000

/**
 * What buyers say after the day a demo began: as often, as content and as often answered as before. Each day stands for itself, so that small steps give
 * what one large step gives.
 */
export function laterReputation({ seed, plan, dealers, from, to }: Grown): Later {
  const later: { buyers: Account[]; reviews: PlannedReview[]; threads: PlannedThread[] } = { buyers: [], reviews: [], threads: [] }
  const isNow = (moment: Date) => moment > from && moment <= to
  for (const [dealer, { trade }] of dealers.entries()) {
    const before = plan.reviews.filter((review) => review.dealer === dealer && review.decidedAt !== null)
    const said = new Set(before.map(({ words }) => words))
    for (let day = Math.floor(from.getTime() / dayMs) - 1; day <= Math.floor(to.getTime() / dayMs); day++) {
      const random = new Random(seed, streams.later, day, dealer)
      const words = new Random(seed, streams.later, day, dealer, 1) // a stream of its own, as it depends on what was said before
      const person = inventPerson(random, 1_000_000 + day * 1_000 + dealer, buyerDomain)
      const askedAt = new Date(day * dayMs + random.whole(6 * 60, 20 * 60) * 60_000)
      const thread = { dealer, buyer: later.buyers.length, askedAt, repliedAt: addDays(askedAt, random.between(0.02, 0.4)) }
      const question = spell(random, random.pick(questions), trade)
      const reply = spell(random, random.pick(replies), trade)
      const isReview = random.chance(before.length / reviewedDays)
      const isThread = random.chance(plan.staff.has(dealer) ? threadsADay : 0)
      const review = isReview ? reviewOf({ random: words, trade, said, person }, before, { random, dealer, askedAt }) : undefined
      const happensAt = review ? (review.answeredAt ?? review.decidedAt ?? thread.repliedAt) : thread.repliedAt
      if (!(review || isThread) || !isNow(happensAt)) continue
      later.buyers.push({ ...person, createdAt: addDays(askedAt, -0.01) })
      later.threads.push({ ...thread, question, reply })
      if (review) later.reviews.push({ ...review, buyer: thread.buyer })
    }
  }
  return later
}

/** Written within the day after the question was answered, and read soon. */
function reviewOf(
  speaking: Parameters<typeof composeReview>[0],
  before: readonly PlannedReview[],
  { random, dealer, askedAt }: { random: Random; dealer: number; askedAt: Date },
): Omit<PlannedReview, 'buyer'> {
  const { stars } = random.pick(before)
  const words = composeReview(speaking, stars)
  const writtenAt = addDays(askedAt, random.between(0.5, 1))
  const decidedAt = addDays(writtenAt, random.between(0.02, 0.4))
  const isAnswered = random.chance(before.filter(({ answer }) => answer !== null).length / before.length)
  const answer = isAnswered ? composeAnswer(speaking, stars, words) : null
  return {
    dealer,
    stars,
    words,
    writtenAt,
    decidedAt,
    answer,
    answeredAt: isAnswered ? addDays(decidedAt, random.between(0.02, 0.3)) : null,
  }
}
