import type { Place } from '@/lib/market/places/place'
import type { DemoMarket } from '../demo-ad'
import { type Random, WeightedSampler } from '../random'

/** Regions of which enough ads of the frequent models are stored that each has a figure of its own; the others have what comes there by itself. */
const regionsFollowed = 13
/** Share of the ads that come from anywhere. */
const anywhere = 0.08
/** Dealers that are tried until one is of the region; a make may have none there, and one for all makes sells it then. */
const dealersTried = 40

/** The market as it is seen in one region, each time of another one: of what is gone, a sample in which no larger region has too few ads. */
export function planRegions(places: readonly Place[]): (random: Random, market: DemoMarket) => DemoMarket {
  const weights = new Map<string, number>()
  for (const { region, weight } of places) weights.set(region, (weights.get(region) ?? 0) + weight)
  const followed = [...weights].toSorted(([, a], [, b]) => b - a).slice(0, regionsFollowed)
  const placesOf = new Map(
    followed.map(([region]) => [
      region,
      new WeightedSampler(places.filter((place) => place.region === region).map((place) => [place, place.weight] as const)),
    ]),
  )
  const regions = new WeightedSampler(followed.map(([region]) => [region, 1] as const))
  return (random, market) => {
    if (random.chance(anywhere)) return market
    const region = regions.sample(random)
    return { ...market, places: placesOf.get(region) ?? market.places, sellerOf: sellersIn(market, region) }
  }
}

function sellersIn({ dealers, sellerOf }: DemoMarket, region: string): DemoMarket['sellerOf'] {
  const forAll = dealers.flatMap((dealer, index) => (dealer.region === region && sellsCars(dealer) ? [index] : []))
  return (random, ad) => {
    for (let tried = 0; tried < dealersTried; tried++) {
      const found = sellerOf(random, ad)
      if (dealers[found]?.region === region) return found
    }
    return ad.category === 'auto' && forAll.length > 0 ? random.pick(forAll) : sellerOf(random, ad)
  }
}

const sellsCars = ({ trade }: DemoMarket['dealers'][number]) => trade === 'multimarca' || trade === 'concessionaria'
