import { expect, test } from 'vitest'
import { median } from '@/lib/market/observatory/days-online'
import { addDays } from '../calendar'
import { Random } from '../random'
import { dropOf, endingOf, leavingOf, lifeDays, lifeLimits, loweredCents, type OpenAd, paidEuro, successorAt } from './ad-life'
import { flowOf, levelBetween, trendOf } from './price-level'
import { daysOnlineIn, reachOf } from './reach'

const beganAt = new Date('2026-11-10T10:00:00Z')
const many = Array.from({ length: 500 }, (_, index) => index + 1)
const ad = (id: number, askedOfEstimate = 1): OpenAd => ({
  id,
  category: 'auto',
  make: 'fiat',
  model: '500',
  isPrivate: id % 4 === 0,
  publishedAt: addDays(beganAt, -(id % 90)),
  askedOfEstimate,
})
const livesAt = (askedOfEstimate: number) => many.map((id) => lifeDays(new Random(1, id), ad(id, askedOfEstimate)))

test('who asks more than others waits longer, and nobody less than 20 or more than 80 days', () => {
  const [cheap, fair, dear] = [0.86, 1, 1.1].map((asked) => median(livesAt(asked)))
  expect(cheap).toBeLessThan((fair ?? 0) - 8)
  expect(dear).toBeGreaterThan((fair ?? 0) + 8)
  const all = [...livesAt(0.5), ...livesAt(2)]
  expect(Math.min(...all)).toBeGreaterThanOrEqual(lifeLimits.from)
  expect(Math.max(...all)).toBeLessThanOrEqual(lifeLimits.to)
})

test('most ads are sold; only private ones that were online for long run out', () => {
  const endings = (isPrivate: boolean, days: number) => many.map((id) => endingOf(new Random(1, id), isPrivate, days))
  expect(endings(false, 70)).not.toContain('expired')
  expect(endings(true, 70).filter((ending) => ending === 'expired').length).toBeGreaterThan(150)
  expect(endings(false, 40).filter((ending) => ending === 'sold').length).toBeGreaterThan(350)
})

test('an ad leaves after the market began, and its price falls before that', () => {
  for (const id of many) {
    const { at } = leavingOf(1, ad(id), beganAt)
    expect(at.getTime()).toBeGreaterThan(beganAt.getTime())
    const drop = dropOf(1, ad(id), at)
    if (!drop) continue
    expect(drop.at.getTime()).toBeLessThan(at.getTime())
    expect(drop.at.getTime()).toBeGreaterThan(ad(id).publishedAt.getTime())
    expect(loweredCents(1_000_000, drop.share)).toBeLessThan(1_000_000)
  }
})

test('a sold ad is replaced within forty hours, and buyers pay at most what was asked', () => {
  for (const id of many) {
    const hours = (successorAt(1, id, beganAt).getTime() - beganAt.getTime()) / 3_600_000
    expect(hours > 0 && hours < 40).toBe(true)
    const paid = paidEuro(new Random(1, id), 1_000_000)
    expect(paid >= 8_500 && paid <= 10_000).toBe(true)
  }
})

test('of the models one rises and one falls by far, and in August little comes', () => {
  const in2 = (make: string, model: string) => levelBetween({ category: 'auto', make, model }, beganAt, addDays(beganAt, -730))
  expect(in2('fiat', 'panda')).toBeGreaterThan(1.1)
  expect(in2('volkswagen', 'tiguan')).toBeLessThan(0.82)
  expect(Math.abs(trendOf({ category: 'auto', make: 'ford', model: 'puma' }))).toBeLessThan(0.09)
  expect(flowOf(new Date('2026-08-10'))).toBeLessThan(flowOf(new Date('2026-04-10')) * 0.6)
})

test('a new and cheap ad is looked at more than an old and dear one, and only while it is online', () => {
  const day = Math.floor(beganAt.getTime() / 86_400_000)
  const viewsOf = (age: number, asked: number) =>
    many.reduce((sum, id) => {
      const seen = { ...ad(id, asked), dealerId: 1, priceCents: 1_000_000, publishedAt: addDays(beganAt, -age), closedAt: null }
      return sum + reachOf(1, seen, day).views
    }, 0)
  expect(viewsOf(1, 0.88)).toBeGreaterThan(2 * viewsOf(40, 1.08))
  expect(daysOnlineIn({ publishedAt: addDays(beganAt, -3), closedAt: addDays(beganAt, -1) }, day - 9, day)).toEqual([day - 3, day - 1])
  expect(daysOnlineIn({ publishedAt: addDays(beganAt, -30), closedAt: null }, day - 9, day)).toEqual([day - 9, day])
})
