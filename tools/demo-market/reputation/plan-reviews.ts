import { addDays } from '../calendar'
import type { DealerTrade, DemoDealer } from '../demo-dealer'
import { lambroAutoEmail } from '../people/lambro-auto'
import { Random, WeightedSampler } from '../random'
import { questions, replies } from './answer-texts'
import { buyerDomain, type InventedPerson, inventPerson, staffDomain } from './buyers'
import { composeAnswer, composeReview } from './compose-review'
import { spell } from './phrases'
import { reported } from './review-texts'
import { streams } from './streams'

/** A conversation that a buyer began with a dealer, and that the dealer answered. Dealers and buyers are numbers in the plan. */
export type PlannedThread = { dealer: number; buyer: number; question: string; askedAt: Date; reply: string; repliedAt: Date }
export type PlannedReview = {
  dealer: number
  buyer: number
  stars: number
  words: string
  writtenAt: Date
  /** Null: it waits for a moderator. */
  decidedAt: Date | null
  answer: string | null
  answeredAt: Date | null
}
export type Account = InventedPerson & { createdAt: Date }
export type Reputation = {
  /** When each dealer came to the site. */
  since: readonly Date[]
  buyers: readonly Account[]
  /** Who answers for a dealer, where somebody does. */
  staff: ReadonlyMap<number, Account>
  reviews: readonly PlannedReview[]
  threads: readonly PlannedThread[]
}

/** 110 of 150. */
const reviewedShare = 110 / 150
const fewest = 3
const most = 60
/** Days over which reviews were written: 24 months. */
export const reviewedDays = 728
/** Conversations are forgotten after 24 months: what is older has none. */
const threadDays = 715
const decent = [5, 5, 12, 30, 48]
/** How stars fall for good dealers, decent ones, uneven ones and poor ones: one star first. */
const habits = new WeightedSampler<readonly number[]>([
  [[2, 2, 5, 21, 70], 45],
  [decent, 33],
  [[14, 11, 18, 27, 30], 15],
  [[34, 20, 17, 16, 13], 7],
])

/** What the plan has to know of a dealer. */
type Planned = Pick<DemoDealer, 'trade' | 'email'>

/** The reputation of a market on a day: always the same for one seed and day. */
export function planReputation(seed: number, today: Date, dealers: readonly Planned[]): Reputation {
  const plan = new ReputationPlan(seed, today, dealers)
  for (const dealer of plan.reviewedDealers()) plan.reviewDealer(dealer)
  plan.addReported()
  for (const [dealer, planned] of dealers.entries()) if (plan.staff.has(dealer) || isOfPeople(planned)) plan.addRecentThreads(dealer)
  return plan.result()
}

/** Whether people of the demo work there: it is always reviewed, and they find its reviews without an answer. */
const isOfPeople = ({ email }: Planned) => email === lambroAutoEmail

class ReputationPlan {
  readonly staff = new Map<number, Account>()
  private readonly reviews: PlannedReview[] = []
  private readonly threads: PlannedThread[] = []
  private readonly buyers: InventedPerson[] = []
  private readonly firstSeen = new Map<number, Date>()
  private readonly since: readonly Date[]

  constructor(
    private readonly seed: number,
    private readonly today: Date,
    private readonly dealers: readonly Planned[],
  ) {
    this.since = dealers.map((_, index) => addDays(today, -new Random(seed, streams.reviews, 1, index).between(780, 1_900)))
    for (let number = 0; number < dealers.length * 10; number++)
      this.buyers.push(inventPerson(new Random(seed, streams.buyers, number), number, buyerDomain))
  }

  /** Dealers in an order of chance, as many as are reviewed. */
  reviewedDealers(): number[] {
    return this.dealers
      .map((dealer, index) => ({
        ...dealer,
        index,
        mark: isOfPeople(dealer) ? 0 : new Random(this.seed, streams.reviews, 2, index).next(),
      }))
      .filter(({ trade }) => trade !== 'noleggio') // reviews speak of a purchase
      .sort((a, b) => a.mark - b.mark)
      .slice(0, Math.round(this.dealers.length * reviewedShare))
      .map(({ index }) => index)
  }

  reviewDealer(dealer: number): void {
    const random = new Random(this.seed, streams.reviews, 3, dealer)
    const isOurs = this.dealers.some((planned, index) => index === dealer && isOfPeople(planned))
    const stars = new WeightedSampler((isOurs ? decent : habits.sample(random)).map((weight, place) => [place + 1, weight] as const))
    const answers = isOurs ? 0 : random.pick([0, 0, 0.25, 0.6, 0.95])
    const count = isOurs ? random.whole(24, 40) : fewest + Math.floor((most - fewest + 1) * random.next() ** 2.3)
    const said = new Set<string>()
    const written = [...this.someBuyers(random, count)].map((buyer) => ({
      buyer,
      writtenAt: this.dayTime(random, 1.6 + (reviewedDays - 1.6) * random.next() ** 1.15),
    }))
    for (const review of written.sort((a, b) => a.writtenAt.getTime() - b.writtenAt.getTime()))
      this.addReview(random, { ...review, dealer, stars: stars.sample(random), said, isAnswered: random.chance(answers) })
  }

  private someBuyers(random: Random, count: number): Set<number> {
    const chosen = new Set<number>()
    while (chosen.size < count) chosen.add(random.whole(0, this.buyers.length - 1))
    return chosen
  }

  /** So many days ago, at an hour at which people write. */
  private dayTime(random: Random, daysAgo: number): Date {
    const moment = addDays(this.today, -daysAgo)
    moment.setUTCHours(random.whole(6, 21), random.whole(0, 59), random.whole(0, 59), 0)
    return moment
  }

  private addReview(
    random: Random,
    {
      said,
      isAnswered,
      ...about
    }: Pick<PlannedReview, 'dealer' | 'buyer' | 'stars' | 'writtenAt'> & { said: Set<string>; isAnswered: boolean },
  ): void {
    const speaking = { random, said, trade: this.tradeOf(about.dealer), person: this.buyerOf(about.buyer) }
    const words = composeReview(speaking, about.stars)
    const decidedAt = addDays(about.writtenAt, random.between(0.02, 0.5))
    const answer = composeAnswer(speaking, about.stars, words)
    const answeredAt = addDays(decidedAt, random.between(0.2, 6))
    const hasAnswer = isAnswered && answeredAt < this.today
    if (hasAnswer) this.addStaff(about.dealer)
    this.reviews.push({ ...about, words, decidedAt, answer: hasAnswer ? answer : null, answeredAt: hasAnswer ? answeredAt : null })
    this.addThread(random, about.dealer, about.buyer, addDays(about.writtenAt, -random.between(4, 45)))
  }

  /** One more review, which names somebody: it waits for a moderator. */
  addReported(): void {
    const random = new Random(this.seed, streams.reviews, 4)
    const [, dealer] = this.reviewedDealers() // the first may be where people of the demo work
    if (dealer === undefined) return
    const before = new Set(this.reviews.filter((review) => review.dealer === dealer).map(({ buyer }) => buyer))
    const buyer = this.buyers.findIndex((_, number) => !before.has(number))
    const writtenAt = addDays(this.today, -random.between(0.2, 0.9))
    const words = spell(random, reported, this.tradeOf(dealer))
    this.reviews.push({ dealer, buyer, stars: 1, words, writtenAt, decidedAt: null, answer: null, answeredAt: null })
    this.addThread(random, dealer, buyer, addDays(writtenAt, -9))
  }

  /** Enough new conversations that the site can say how soon a dealer answers. */
  addRecentThreads(dealer: number): void {
    const random = new Random(this.seed, streams.threads, dealer)
    const known = new Set(this.reviews.filter((review) => review.dealer === dealer).map(({ buyer }) => buyer))
    const buyers = this.someBuyers(random, random.whole(10, 16))
    for (const buyer of buyers) if (!known.has(buyer)) this.addThread(random, dealer, buyer, this.dayTime(random, random.between(2, 86)))
  }

  private addThread(random: Random, dealer: number, buyer: number, askedAt: Date): void {
    const known = this.firstSeen.get(buyer)
    if (!known || askedAt < known) this.firstSeen.set(buyer, askedAt)
    if (askedAt < addDays(this.today, -threadDays)) return
    const hours = this.slownessOf(dealer) * random.between(0.3, 2.2)
    this.threads.push({
      dealer,
      buyer,
      question: spell(random, random.pick(questions), this.tradeOf(dealer)),
      askedAt,
      reply: spell(random, random.pick(replies), this.tradeOf(dealer)),
      repliedAt: addDays(askedAt, hours / 24),
    })
  }

  /** Hours that a dealer usually takes to answer. */
  private slownessOf(dealer: number): number {
    return Math.min(20, Math.exp(1 + 0.9 * new Random(this.seed, streams.threads, 1, dealer).normal()))
  }

  private addStaff(dealer: number): void {
    if (this.staff.has(dealer)) return
    const person = inventPerson(new Random(this.seed, streams.buyers, 1, dealer), dealer, staffDomain)
    this.staff.set(dealer, { ...person, createdAt: addDays(this.since[dealer] ?? this.today, 0.1) })
  }

  private tradeOf(dealer: number): DealerTrade {
    return this.dealers[dealer]?.trade ?? 'multimarca'
  }

  private buyerOf(buyer: number): InventedPerson {
    const person = this.buyers[buyer]
    if (!person) throw new Error('a buyer who was not invented')
    return person
  }

  /** Buyers who wrote nothing have no account, and those who did have it since before. */
  result(): Reputation {
    const numbers = [...this.firstSeen.keys()].sort((a, b) => a - b)
    const placeOf = new Map(numbers.map((number, place) => [number, place]))
    const renumbered = <T extends { buyer: number }>(rows: readonly T[]): T[] =>
      rows.map((row) => ({ ...row, buyer: placeOf.get(row.buyer) ?? 0 }))
    const buyers = numbers.map((number) => {
      const before = new Random(this.seed, streams.buyers, 2, number).between(0.01, 120)
      return { ...this.buyerOf(number), createdAt: addDays(this.firstSeen.get(number) ?? this.today, -before) }
    })
    return { since: this.since, buyers, staff: this.staff, reviews: renumbered(this.reviews), threads: renumbered(this.threads) }
  }
}
