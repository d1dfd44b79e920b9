import type { NewAd } from '@/lib/market/ads/ad'
import type { Place } from '@/lib/market/places/place'
import { addDays, addMonths, daysBetween, nextInspection, yearsBetween } from './calendar'
import { type CarMarket, planCarMarket } from './car-market'
import { carModels } from './car-models'
import { sampleCamper } from './demo-camper'
import { sampleCar, sampleCarOffer, type VehicleDraft } from './demo-car'
import { sampleClassic } from './demo-classic'
import { privateContact } from './demo-contact'
import { type DemoDealer, demoDealer, planSellers } from './demo-dealer'
import { sampleMotorbike } from './demo-motorbike'
import { sampleVan } from './demo-van'
import { describeAd } from './description'
import { categoryShares, statusShares } from './market-facts'
import { priceBeforeCut } from './price'
import { lotteryOf, Random, WeightedSampler } from './random'

/** All that ads of one seed have in common. Ad `index` depends on this and its index alone. */
export type DemoMarket = {
  seed: number
  today: Date
  dealers: readonly DemoDealer[]
  cars: CarMarket
  places: WeightedSampler<Place>
  sellerOf: ReturnType<typeof planSellers>
}

/** The market as it stands on a day; `dealers` is how many sell in it. */
export function planDemoMarket(options: { seed: number; today: Date; dealers: number; places: readonly Place[] }): DemoMarket {
  const { seed, today } = options
  const places = new WeightedSampler(options.places.map((place) => [place, place.weight]))
  const dealers = Array.from({ length: options.dealers }, (_, index) => demoDealer(seed, index, places))
  return { seed, today, dealers, places, cars: planCarMarket(carModels, today.getUTCFullYear()), sellerOf: planSellers(dealers) }
}

const categories = lotteryOf(categoryShares)
const statuses = new WeightedSampler(
  Object.entries(statusShares).flatMap(([status, share]) => (isListedStatus(status) ? [[status, share] as const] : [])),
)

function isListedStatus(status: string): status is keyof typeof statusShares {
  return Object.hasOwn(statusShares, status)
}

/** The share of those without a dealer that does not say whether they sell for a living. */
const untoldSellers = 0.03

/** Ad number `index`. `dealerId` in it is the dealer's number in the market, not yet an id of the database. */
export function demoAd(market: DemoMarket, index: number): NewAd {
  const random = new Random(market.seed, 1, index)
  const draft = sampleVehicle(market, random)
  const seller = sampleSeller(market, random, draft)
  const sellerType =
    seller.dealerId !== null ? 'concessionario' : new Random(market.seed, 4, index).chance(untoldSellers) ? null : 'privato'
  const ad = {
    ...draft,
    ...historyOf(random, draft, market.today, seller.dealerId === null),
    ...seller,
    ...datesOf(random, draft, market.today),
    ...deliveryOf(new Random(market.seed, 46, index), draft),
    sellerType,
  }
  const contact = seller.contactName === null ? {} : privateContact(new Random(market.seed, 3, index), seller.contactName, index)
  return {
    ...ad,
    ...contact,
    ...priceCutOf(random, ad, market.today),
    description: sellerType === null ? '' : describeAd(random, ad, market.today),
  }
}

/** Four of five sellers say when a new motorbike, camper or van comes; half of those have it there. Cars say it themselves. */
function deliveryOf(random: Random, { category, offerType }: VehicleDraft): { deliveryWeeks?: number } {
  if (category === 'auto' || offerType !== 'nuovo' || !random.chance(0.8)) return {}
  return { deliveryWeeks: random.chance(0.5) ? 0 : random.whole(2, category === 'caravan-e-camper' ? 30 : 14) }
}

function sampleVehicle(market: DemoMarket, random: Random): VehicleDraft {
  const category = categories.sample(random)
  if (category === 'moto-e-scooter') return sampleMotorbike(random, market.today)
  if (category === 'caravan-e-camper') return sampleCamper(random, market.today)
  if (category === 'veicoli-commerciali') return sampleVan(random, market.today)
  const offerType = sampleCarOffer(random)
  return offerType === 'epoca' ? sampleClassic(random, market.today) : sampleCar(market.cars, random, market.today, offerType)
}

const firstNames =
  `Alessandro Andrea Antonio Carlo Claudio Daniele Davide Elena Enrico Fabio Federica Federico Francesca Francesco Gabriele Giacomo Giorgia Giovanni
Giulia Giuseppe Laura Lorenzo Luca Lucia Marco Maria Martina Massimo Matteo Michele Nicola Paola Paolo Pietro Raffaele Roberto Salvatore Sara Simone Stefano
Tommaso Valentina Vincenzo`.split(/\s+/)

/** A quarter of what is used comes from private sellers: few of the young cars, most of the old ones. */
function privateShare({ category, offerType }: VehicleDraft, age: number): number {
  if (offerType === 'epoca') return 0.55
  if (offerType !== 'usato') return 0
  const byAge = Math.min(0.7, 0.04 + 0.034 * age)
  return category === 'moto-e-scooter' || category === 'caravan-e-camper' ? byAge + 0.1 : byAge
}

function sampleSeller({ dealers, sellerOf, places, today }: DemoMarket, random: Random, draft: VehicleDraft) {
  const age = draft.firstRegistration ? yearsBetween(draft.firstRegistration, today) : 0
  if (random.chance(privateShare(draft, age))) {
    const place = places.sample(random)
    return { dealerId: null, contactName: random.pick(firstNames), ...locationOf({ ...place, placeIstat: place.istat }) }
  }
  const number = sellerOf(random, draft)
  const dealer = dealers[number]
  return { dealerId: number, contactName: null, ...locationOf(dealer ?? {}) }
}

type Location = {
  placeIstat?: string | null
  provinceCode?: string | null
  region?: string | null
  latitude?: number | null
  longitude?: number | null
}

const locationOf = ({ placeIstat = null, provinceCode = null, region = null, latitude = null, longitude = null }: Location) => ({
  placeIstat,
  provinceCode,
  region,
  latitude,
  longitude,
})

/** Owners, service book, damage: what a seller declares. Much stays «non indicato», and nothing is invented for new vehicles. */
function historyOf(random: Random, draft: VehicleDraft, today: Date, isPrivate: boolean) {
  const { firstRegistration, offerType } = draft
  const older = firstRegistration !== null && offerType !== 'km0'
  const age = firstRegistration ? yearsBetween(firstRegistration, today) : 0
  const unless = <T>(missing: number, value: T): T | null => (random.chance(missing) ? null : value)
  const owners = 1 + [3.5, 7, 12, 20].filter((limit) => random.chance(age > limit ? 0.62 : age > limit / 2 ? 0.12 : 0)).length
  const used = older && offerType !== 'epoca'
  return {
    owners: older && offerType !== 'epoca' ? unless(0.3, offerType === 'usato' ? owners : 1) : null,
    serviceBook: older && draft.fuel ? unless(0.5, random.chance(0.93)) : null,
    accident: older ? unless(0.45, random.chance(0.94) ? 'no' : isPrivate && random.chance(0.2) ? 'si' : 'riparata') : null,
    nonSmoker: used && draft.category !== 'moto-e-scooter' ? unless(0.65, random.chance(0.95)) : null,
    previousUse: used ? previousUse(random, draft, isPrivate, age) : null,
    imported: used ? unless(0.7, random.chance(0.05)) : null,
    inspectionUntil:
      used && age > 0.5 && draft.body !== 'caravan' && draft.body !== 'roulotte'
        ? unless(0.4, nextInspection(firstRegistration, today))
        : null,
    ...warrantyOf(random, draft, isPrivate),
    vatDeductible:
      !isPrivate && age < 6 && offerType !== 'epoca'
        ? unless(0.45, random.chance(draft.category === 'veicoli-commerciali' ? 0.8 : 0.35))
        : null,
    negotiable: offerType === 'noleggio' ? null : unless(0.5, random.chance(isPrivate ? 0.65 : 0.2)),
    tradeIn: offerType === 'noleggio' ? null : unless(0.4, random.chance(isPrivate ? 0.1 : 0.9)),
    financeRequired: isPrivate || offerType === 'noleggio' || offerType === 'epoca' ? null : unless(0.5, random.chance(0.06)),
  }
}

function previousUse(random: Random, { offerType, category }: VehicleDraft, isPrivate: boolean, age: number): string | null {
  if (offerType === 'aziendale' || offerType === 'dimostrativo') return 'aziendale'
  if (isPrivate) return random.chance(0.5) ? 'privato' : null
  const mark = random.next()
  if (mark < 0.45) return null
  if (mark < 0.8 || age > 7 || category === 'moto-e-scooter') return category === 'veicoli-commerciali' ? 'aziendale' : 'privato'
  return mark < 0.91 ? 'aziendale' : 'noleggio'
}

function warrantyOf(random: Random, { offerType, category }: VehicleDraft, isPrivate: boolean) {
  if (isPrivate || offerType === 'noleggio' || offerType === 'epoca') return { warrantyKind: null, warrantyMonths: null }
  if (offerType === 'nuovo' || offerType === 'km0')
    return { warrantyKind: 'casa', warrantyMonths: category === 'auto' ? random.pick([24, 24, 36, 60]) : 24 }
  if (random.chance(0.2)) return { warrantyKind: null, warrantyMonths: null }
  return random.chance(0.8)
    ? { warrantyKind: 'legale', warrantyMonths: 12 }
    : { warrantyKind: 'venditore', warrantyMonths: random.pick([12, 24]) }
}

/** Published within the last 90 days, but never before the vehicle had its plates. */
function datesOf(random: Random, { firstRegistration }: VehicleDraft, today: Date) {
  const maxDaysOnline = Math.min(90, firstRegistration ? Math.max(0.5, daysBetween(addMonths(firstRegistration, 1), today)) : 90)
  const publishedAt = addDays(today, -Math.max(0.02, maxDaysOnline * random.next() ** 1.4))
  const status = statuses.sample(random)
  const closedAt = status === 'published' ? null : addDays(publishedAt, daysBetween(publishedAt, today) * random.between(0.3, 1))
  return { status, publishedAt, createdAt: addDays(publishedAt, -random.between(0.002, 0.03)), closedAt }
}

/** 8 % of the ads that were online for at least five days have had a price cut. */
function priceCutOf(random: Random, { priceCents, publishedAt, closedAt }: NewAd, today: Date) {
  if (!priceCents || !publishedAt || !random.chance(0.08)) return {}
  const online = daysBetween(publishedAt, closedAt ?? today)
  if (online < 5) return {}
  const previousPriceCents = priceBeforeCut(random, priceCents / 100) * 100
  return { previousPriceCents, priceChangedAt: addDays(publishedAt, online * random.between(0.3, 0.95)) }
}
