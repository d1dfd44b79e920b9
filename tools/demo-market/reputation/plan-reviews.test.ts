import { expect, test } from 'vitest'
import { leastWords, mostWords } from '@/lib/accounts/reviews/review'
import { listPlaces } from '@/lib/market/places/places.server'
import { addDays } from '../calendar'
import { planDemoMarket } from '../demo-ad'
import { laterReputation } from './later-reviews'
import { logoMark } from './logo-mark'
import { type PlannedReview, planReputation } from './plan-reviews'

const today = new Date('2026-11-21T10:00:00Z')
const { dealers } = planDemoMarket({ seed: 1, today, dealers: 150, places: listPlaces() })
const plan = planReputation(1, today, dealers)

const byDealer = new Map<number, PlannedReview[]>()
for (const review of plan.reviews) byDealer.set(review.dealer, [...(byDealer.get(review.dealer) ?? []), review])
const starsOf = (reviews: readonly PlannedReview[]) => reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length

test('110 of 150 demo dealers have 3 to 60 published reviews, good and poor ones', () => {
  const published = [...byDealer.values()].map((reviews) => reviews.filter(({ decidedAt }) => decidedAt !== null))
  expect(published).toHaveLength(110)
  const counts = published.map(({ length }) => length)
  expect(Math.min(...counts)).toBe(3)
  expect(Math.max(...counts)).toBeGreaterThan(50)
  expect(Math.max(...counts)).toBeLessThanOrEqual(60)
  const means = published.filter(({ length }) => length >= 10).map(starsOf)
  expect(Math.max(...means)).toBeGreaterThan(4.5)
  expect(Math.min(...means)).toBeLessThan(3.2)
})

test('each review of a demo dealer has its own buyer and words, as many as the product asks for', () => {
  for (const [dealer, reviews] of byDealer) {
    expect(new Set(reviews.map(({ buyer }) => buyer)).size, `buyers of ${dealer}`).toBe(reviews.length)
    expect(new Set(reviews.map(({ words }) => words)).size, `words about ${dealer}`).toBe(reviews.length)
  }
  const written = [...plan.reviews.map(({ words }) => words), ...plan.reviews.flatMap(({ answer }) => answer ?? [])]
  expect(written.filter((text) => /[{}|]/.test(text))).toEqual([])
  expect(plan.reviews.filter(({ words: { length } }) => length < leastWords || length > mostWords)).toEqual([])
})

test('demo reviews are written in 24 months, after the dealer came and the buyer asked, and answered later', () => {
  for (const { dealer, buyer, writtenAt, decidedAt, answeredAt } of plan.reviews) {
    const asked = plan.threads.find((thread) => thread.dealer === dealer && thread.buyer === buyer)?.askedAt
    const moments = [plan.since[dealer], asked, writtenAt, decidedAt, answeredAt, today].flatMap((moment) => moment ?? [])
    expect(moments).toEqual(moments.toSorted((a, b) => a.getTime() - b.getTime()))
    expect(writtenAt.getTime()).toBeGreaterThan(addDays(today, -731).getTime())
    if (asked === undefined) expect(writtenAt.getTime()).toBeLessThan(addDays(today, -600).getTime())
  }
})

test('a demo has the same reviews and logos again for the same seed, others for another', () => {
  expect(planReputation(1, today, dealers)).toEqual(plan)
  expect(planReputation(2, today, dealers).reviews).not.toEqual(plan.reviews)
  const marks = dealers.map((dealer, index) => logoMark(1, index, dealer))
  expect(new Set(marks).size).toBeGreaterThan(140)
  expect(dealers.map((dealer, index) => logoMark(1, index, dealer))).toEqual(marks)
})

test('reviews that come to a demo day by day are those that come at once, by accounts nobody has yet', () => {
  const to = (days: number) => addDays(today, days)
  const atOnce = laterReputation({ seed: 1, plan, dealers, from: today, to: to(40) })
  const byDay = Array.from({ length: 40 }, (_, day) => laterReputation({ seed: 1, plan, dealers, from: to(day), to: to(day + 1) }))
  const momentsOf = (reviews: readonly PlannedReview[]) =>
    reviews.map(({ dealer, stars, writtenAt }) => `${dealer} ${stars} ${writtenAt.toISOString()}`).sort()
  expect(momentsOf(byDay.flatMap(({ reviews }) => reviews))).toEqual(momentsOf(atOnce.reviews))
  expect(atOnce.reviews.length).toBeGreaterThan(60)
  expect(atOnce.reviews.length).toBeLessThan(180)
  const mailboxes = [...plan.buyers, ...atOnce.buyers].map(({ email }) => email)
  expect(new Set(mailboxes).size).toBe(mailboxes.length)
  expect(atOnce.reviews.filter(({ decidedAt, answeredAt }) => (answeredAt ?? decidedAt ?? to(41)) > to(40))).toEqual([])
})
