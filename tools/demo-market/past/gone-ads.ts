import type { NewAd } from '@/lib/market/ads/ad'
import type { Place } from '@/lib/market/places/place'
import { addDays } from '../calendar'
import { type CarMarket, planCarMarket } from '../car-market'
import { carModels } from '../car-models'
import { type DemoMarket, demoAd } from '../demo-ad'
import { askingPrice, priceBeforeCut } from '../price'
import { Random, WeightedSampler } from '../random'
import { endingOf, lifeDays, lifeLimits } from './ad-life'
import { flowOf, levelBetween } from './price-level'
import { planRegions } from './regional-market'
import type { Worth } from './worth.server'

/** Months that the past of a market has. */
export const pastMonths = 24
/** Ads that are gone for each ad on offer (decision 167): a sample of what such a market sees, and enough for every figure of the site. */
const goneForEach = 2.5
/** Share of the gone ads that are of the models most on offer: each has enough of them in the larger regions. */
const frequentShare = 0.58
/** Days in which the number of gone ads of which something is stored falls to a third, seen backwards. */
const memoryDays = 260
/** First number of an ad that is gone, and of one that came after the market began: no ad on offer has such a one. */
const firstGone = 100_000_000
const firstSuccessor = 200_000_000

export type GoneAd = { ad: NewAd; said: { estimateEuro: number; lowEuro: number } | undefined }
type GonePlan = { market: DemoMarket; ads: number; worth: Worth; frequent: ReadonlySet<string>; places: readonly Place[] }

export function goneCount(ads: number): number {
  return Math.round(ads * goneForEach)
}

/** The ads of two years that have left, in the order in which they came. `dealerId` is the dealer's number in the market. */
export function* goneAds({ market, ads, worth, frequent, places }: GonePlan): Generator<GoneAd> {
  const count = goneCount(ads)
  const days = Math.round((pastMonths * 365.25) / 12)
  const byDay = new WeightedSampler(
    Array.from({ length: days }, (_, index) => {
      const back = days + lifeLimits.from - index
      return [back, Math.exp(-back / memoryDays) * flowOf(addDays(market.today, -back))] as const
    }),
  )
  const marketOf = marketsByYear(market)
  const often = marketsByYear({ ...market, cars: withoutOthers(market.cars, frequent) }, frequent)
  const inRegion = planRegions(places)
  for (let index = 0; index < count; index++) {
    const random = new Random(market.seed, 101, index)
    const back = byDay.at((index + random.next()) / count) - random.next()
    const isFrequent = frequent.size > 0 && random.chance(frequentShare)
    const came = addDays(market.today, -back)
    const sold = isFrequent ? inRegion(random, often(came)) : marketOf(came)
    yield goneAd(random, demoAd(sold, firstGone + index), { market, came, worth })
  }
}

/** The ad that takes the place of one that has left: its vehicle and seller are those of the day on which it comes. */
export function successorOf(market: DemoMarket, marketOf: (at: Date) => DemoMarket, leftId: number, at: Date): NewAd {
  const sampled = demoAd(marketOf(at), firstSuccessor + (leftId % firstGone))
  const { previousPriceCents: _before, priceChangedAt: _when, ...ad } = sampled
  return { ...atLevel(new Random(market.seed, 108, leftId), ad, { at, today: market.today }), ...onlineSince(at) }
}

const onlineSince = (at: Date) => ({ status: 'published', publishedAt: at, createdAt: at, closedAt: null }) as const

/** What the market sells in the year of a day, seen on that day. */
export function marketsByYear(market: DemoMarket, only?: ReadonlySet<string>): (at: Date) => DemoMarket {
  const known = new Map<number, CarMarket>([[market.today.getUTCFullYear(), market.cars]])
  return (at) => {
    const year = at.getUTCFullYear()
    const planned = known.get(year)
    if (planned) return { ...market, today: at, cars: planned }
    const all = planCarMarket(carModels, year)
    const cars = only ? withoutOthers(all, only) : all
    known.set(year, cars)
    return { ...market, today: at, cars }
  }
}

/** The same cars, of these models alone in every year in which one of them was sold. */
function withoutOthers(cars: CarMarket, only: ReadonlySet<string>): CarMarket {
  const some = cars.models.filter(({ car }) => only.has(`${car.make}/${car.model}`))
  const modelsOf = (year: number) => {
    const sold = some.filter((model) => (cars.choicesOf(model, year)?.total ?? 0) > 0)
    return sold.length > 0 ? new WeightedSampler(sold.map((model) => [model, 1] as const)) : cars.modelsOf(year)
  }
  return { ...cars, modelsOf }
}

/** The price at another moment than that of the market, and a little apart from what the seller would have asked. */
function atLevel(random: Random, ad: NewAd, { at, today, shift = 0 }: { at: Date; today: Date; shift?: number }): NewAd {
  if (!ad.priceCents) return ad
  const value = (ad.priceCents / 100) * levelBetween(ad, at, today) * Math.exp(shift)
  return { ...ad, priceCents: askingPrice(random, value) * 100 }
}

function goneAd(random: Random, sampled: NewAd, { market, came, worth }: { market: DemoMarket; came: Date; worth: Worth }): GoneAd {
  const { previousPriceCents: _before, priceChangedAt: _when, ...ad } = sampled
  const priced = atLevel(random, ad, { at: came, today: market.today, shift: -0.055 + 0.09 * random.normal() })
  const asked = priced.priceCents ?? null
  const said = worth(priced, came)
  const askedOfEstimate = said && asked !== null ? asked / 100 / said.estimateEuro : 1
  const online = (market.today.getTime() - came.getTime()) / 86_400_000
  const wanted = lifeDays(random, { make: ad.make, model: ad.model ?? null, askedOfEstimate })
  const days = wanted < online ? wanted : lifeLimits.from + (online - lifeLimits.from) * random.next()
  const status = endingOf(random, ad.dealerId === null, days)
  const closedAt = addDays(came, days)
  return { ad: { ...priced, ...onlineSince(came), ...cutOf(random, asked, { came, days, askedOfEstimate }), status, closedAt }, said }
}

/** Who asked too much lowers the price after a while, and so do some others. */
function cutOf(
  random: Random,
  asked: number | null,
  { came, days, askedOfEstimate }: { came: Date; days: number; askedOfEstimate: number },
) {
  if (asked === null || days < 25 || !random.chance(askedOfEstimate > 1.02 ? 0.36 : 0.14)) return {}
  return { previousPriceCents: priceBeforeCut(random, asked / 100) * 100, priceChangedAt: addDays(came, days * random.between(0.3, 0.8)) }
}
