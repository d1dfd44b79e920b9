import { Random } from '../random'
import { flowOf, numberOf } from './price-level'

/** What is known of an ad whose visits are counted. */
export type SeenAd = {
  id: number
  dealerId: number | null
  make: string
  model: string | null
  priceCents: number | null
  publishedAt: Date
  closedAt: Date | null
  askedOfEstimate: number
}
export type DayReach = { views: number; calls: number; saves: number; messages: number }

/** Visits by weekday, Sunday first, beside the mean of all. */
const weekday = [1.16, 1.02, 0.97, 0.95, 0.96, 0.94, 1] as const
const callShare = 0.011
const saveShare = 0.007
const messageShare = 0.0014

/** How often an ad was opened, called about, saved and asked about on a day: what is new and cheap is looked at most. */
export function reachOf(seed: number, ad: SeenAd, day: number): DayReach {
  const random = new Random(seed, 109, ad.id, day)
  const date = new Date(day * 86_400_000)
  const age = Math.max(0, day - Math.floor(ad.publishedAt.getTime() / 86_400_000))
  const attraction = Math.min(2.2, Math.max(0.45, Math.exp(2.4 * (1 - ad.askedOfEstimate))))
  const fame = Math.exp(0.25 * new Random(110, numberOf(`${ad.make}/${ad.model ?? ''}`)).normal())
  const mean = (7 * Math.exp(-age / 9) + 2.6) * attraction * fame * (weekday[date.getUTCDay()] ?? 1) * flowOf(date)
  const views = Math.max(0, Math.round(mean + Math.sqrt(mean) * random.normal()))
  const [calls, saves, messages] = [
    countOf(random, views, callShare),
    countOf(random, views, saveShare),
    countOf(random, views, messageShare),
  ]
  return { views, calls, saves, messages }
}

function countOf(random: Random, views: number, share: number): number {
  let count = 0
  for (let view = 0; view < views; view++) if (random.chance(share)) count++
  return count
}

/** Calls about a dealer as a whole on a day. */
export function dealerCalls(seed: number, dealerId: number, day: number): number {
  const random = new Random(seed, 111, dealerId, day)
  return random.chance(0.28) ? random.whole(1, 2) : 0
}

/** The days of a range on which an ad was online, whole ones, as days since 1970. */
export function daysOnlineIn(
  { publishedAt, closedAt }: Pick<SeenAd, 'publishedAt' | 'closedAt'>,
  from: number,
  to: number,
): [number, number] {
  const dayOf = (date: Date) => Math.floor(date.getTime() / 86_400_000)
  return [Math.max(from, dayOf(publishedAt)), Math.min(to, closedAt === null ? to : dayOf(closedAt))]
}
