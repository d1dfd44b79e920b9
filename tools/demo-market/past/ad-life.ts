import { addDays } from '../calendar'
import { Random } from '../random'
import { numberOf } from './price-level'

/** Days that an ad of the demo market is online, at least and at most. */
export const lifeLimits = { from: 20, to: 80 } as const
/** Hours after which the place of an ad that has left is taken by another, at most. */
export const successorWithinHours = 40
/** Days for which a reserved vehicle is still shown. */
export const reservedDays = 1.5

export type OpenAd = {
  id: number
  category: string
  make: string
  model: string | null
  isPrivate: boolean
  publishedAt: Date
  /** The price it came with, as a share of its estimate; 1 where there is none. */
  askedOfEstimate: number
}
export type Ending = 'sold' | 'withdrawn' | 'expired'
export type Leaving = { at: Date; ending: Ending; isReserved: boolean }

/** Days that an ad is online: who asks much waits, some models go fast, and chance does the rest. */
export function lifeDays(random: Random, { make, model, askedOfEstimate }: Pick<OpenAd, 'make' | 'model' | 'askedOfEstimate'>): number {
  const pace = Math.exp(0.14 * new Random(104, numberOf(`${make}/${model ?? ''}`)).normal())
  const days = 43 * pace * Math.exp(3.1 * (askedOfEstimate - 1) + 0.2 * random.normal())
  return withinLimits(days)
}

/** Bends towards the limits, so that no day has a heap of ads on it. */
function withinLimits(days: number): number {
  const { from, to } = lifeLimits
  const soft = 8
  if (days < from + soft) return from + soft * Math.exp((days - from - soft) / soft)
  return days > to - soft ? to - soft * Math.exp((to - soft - days) / soft) : days
}

/** What becomes of it: most are sold, private sellers let some run out. */
export function endingOf(random: Random, isPrivate: boolean, days: number): Ending {
  if (isPrivate && days > 55 && random.chance(0.55)) return 'expired'
  return random.chance(0.78) ? 'sold' : 'withdrawn'
}

/** When an ad on offer leaves and how; one that should have left before the market began leaves within a month of that. */
export function leavingOf(seed: number, ad: OpenAd, beganAt: Date): Leaving {
  const random = new Random(seed, 105, ad.id)
  const days = lifeDays(random, ad)
  const ending = endingOf(random, ad.isPrivate, days)
  const isReserved = ending === 'sold' && random.chance(0.25)
  const planned = addDays(ad.publishedAt, days)
  const at = planned > addDays(beganAt, 0.5) ? planned : addDays(beganAt, 0.5 + 30 * random.next())
  return { at, ending, isReserved }
}

/** When its price falls while it is on offer, and to what share of itself; undefined for most. */
export function dropOf(seed: number, ad: OpenAd, leavesAt: Date): { at: Date; share: number } | undefined {
  const random = new Random(seed, 106, ad.id)
  if (!random.chance(ad.askedOfEstimate > 1.03 ? 0.34 : 0.17)) return undefined
  const online = leavesAt.getTime() - ad.publishedAt.getTime()
  const at = new Date(ad.publishedAt.getTime() + online * random.between(0.4, 0.75))
  return { at, share: 1 - random.between(0.018, 0.06) }
}

/** When the ad that takes the place of one that has left appears. */
export function successorAt(seed: number, id: number, leftAt: Date): Date {
  return addDays(leftAt, (successorWithinHours / 24) * new Random(seed, 107, id).between(0.02, 0.98))
}

/** A lower price as sellers write it: by fifty euro, and lower than before. */
export function loweredCents(priceCents: number, share: number): number {
  return Math.min(Math.round((priceCents * share) / 5_000) * 5_000, priceCents - 5_000)
}

/** What a buyer paid of what was asked, in whole euro. */
export function paidEuro(random: Random, askedCents: number): number {
  const discount = Math.min(0.14, Math.max(0, 0.037 + 0.025 * random.normal()))
  return Math.max(1, Math.round((askedCents * (1 - discount)) / 5_000) * 50)
}
