import type { Db } from '@/lib/kernel/db/db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { copyAds } from '@/lib/market/ads/imported/copy-ads.server'
import { storeRecommended } from '@/lib/market/ads/order/store-recommended.server'
import { listMakes, listModels } from '@/lib/market/catalogue/catalogue.server'
import type { Category } from '@/lib/market/catalogue/category'
import { equipmentItems } from '@/lib/market/catalogue/equipment'
import * as words from '@/lib/market/catalogue/vocabulary'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { pictureTestAds } from '@/lib/market/photos/test-photos'
import { listPlaces } from '@/lib/market/places/places.server'
import { refreshAdWords } from './ad-words.server'

export type Random = () => number

/** Numbers at random, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function pick<T>(random: Random, from: readonly T[]): T {
  const one = from[Math.floor(random() * from.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

const categories: readonly Category[] = ['auto', 'auto', 'auto', 'moto-e-scooter', 'caravan-e-camper', 'veicoli-commerciali']
const versions = [
  '1.0 FireFly Hybrid City Life',
  '1.5 TSI Life 130 CV',
  '2.0 TDI EVO Style DSG',
  'BlueHDi 130 EAT8 Allure Pack',
  '50% off_road',
  'E-Tech Città',
] as const
const descriptions = [
  '',
  'Sedili riscaldati e gancio traino.',
  'Portabici, gomme invernali nuove e climatizzatore!',
  'Auto di famiglia: qualità garantita, portabici incluso',
] as const

/** Random ads whose values are independent and often missing, so that every combination of filters occurs. */
export async function loadTestMarket(db: Db, count: number): Promise<void> {
  const random = seededRandom(20_261_121)
  const dealers = await addDealers(
    db,
    ['Autosalone Lambro', 'Brianza Motori', 'Gruppo Ticino Auto'].map((name) => ({ name })),
  )
  await copyAds(
    db,
    Array.from({ length: count }, () => randomAd(random, dealers)),
  )
  await addPhotos(db)
  await changePrices(db, random)
  await rateAtRandom(db, random)
  await makeHistoric(db)
  await refreshAdWords(db)
  await storeRecommended(db)
  await db`analyze ad, ad_photo, ad_word, dealer, price_rating`
}

async function addPhotos(db: Db): Promise<void> {
  const ads = await db<{ id: number }[]>`select id from ad where id % 3 = 0`
  await pictureTestAds(
    db,
    ads.map(({ id }) => id),
    2,
  )
  await db`
    insert into vehicle_record (ad_id, kind, happened_on, paper_id, paper_state)
    select id, 'inspection', '2026-03-14', gen_random_uuid(), case when id % 2 = 0 then 'accepted' else 'waiting' end from ad where id % 5 = 0`
}

/** Changes prices at random, up and down, now and long ago, so that some are below those of the thirty days before. */
async function changePrices(db: Db, random: Random): Promise<void> {
  for (const daysAgo of [50, 29, 20, 3]) {
    const [factor, rest] = [between(random, 80, 120), between(random, 0, 3)]
    const moment = new Date(Date.now() - daysAgo * 86_400_000)
    await db`
      update ad set price_cents = price_cents * (${factor} + id % 5 * 7 - 14) / 100, previous_price_cents = price_cents, price_changed_at = ${moment}
      where price_cents is not null and published_at < ${moment} and id % 4 = ${rest}`
  }
}

/** Makes some cars first registered thirty years ago, a day more or a day less. */
async function makeHistoric(db: Db): Promise<void> {
  await db`
    update ad set first_registration = (now() at time zone 'Europe/Rome' - interval '30 years')::date + (id % 3)::int - 1
    where first_registration is not null and id % 23 = 0`
}

/** Rates ads from far below what others ask to far above it. Their bands are so narrow that shares of the estimate alone decide. */
async function rateAtRandom(db: Db, random: Random): Promise<void> {
  const ads = await db<
    { id: number; priceCents: number }[]
  >`select id, coalesce(price_cents, 0) as price_cents from ad where status = 'published' and price_cents is not null order by id`
  const estimates = ads.map(({ priceCents }) => Math.round(priceCents / between(random, 60, 110)))
  await db`
    update price_rating set is_due = false, model_version = 1, estimate_euro = given.estimate, low_euro = given.low, high_euro = given.estimate * 2,
      comparables = 9, verdict = price_verdict(ad.price_cents, given.estimate, given.low)
    from unnest(${ads.map(({ id }) => id)}::bigint[], ${estimates}::int[], ${estimates.map((estimate) => Math.ceil(estimate * 0.95))}::int[]) as given (id, estimate, low)
      join ad on ad.id = given.id
    where ad_id = given.id`
}

function randomAd(random: Random, dealers: readonly number[]): NewAd {
  const category = pick(random, categories)
  const maybe = <T>(give: () => T): T | null => (random() < 0.3 ? null : give())
  const code = (vocabulary: words.Vocabulary) => maybe(() => pick(random, Object.keys(vocabulary)))
  const number = (low: number, high: number) => maybe(() => between(random, low, high))
  const flag = () => maybe(() => random() < 0.5)
  const make = pick(random, listMakes(category).slice(0, 4)).slug
  const place = pick(random, listPlaces().slice(0, 400))
  const price = maybe(() => pick(random, [4_900, 9_900, 10_000, 10_001, 15_000, 24_999.5, between(random, 5_000, 40_000)]) * 100)
  return {
    category,
    make,
    status: pick(random, ['published', 'published', 'published', 'published', 'published', 'sold', 'paused']),
    offerType: pick(random, ['usato', 'usato', 'usato', ...Object.keys(words.offerTypes)]),
    dealerId: maybe(() => pick(random, dealers)),
    model: maybe(() => pick(random, listModels(category, make).slice(0, 3)).slug),
    version: pick(random, versions),
    description: pick(random, descriptions),
    body: code(words.bodiesByCategory[category]),
    fuel: code(words.fuels),
    gearbox: code(words.gearboxes),
    drive: code(words.drives),
    emissionClass: code(words.emissionClasses),
    colour: code(words.colours),
    interiorMaterial: code(words.interiorMaterials),
    licence: code(words.licences),
    heating: code(words.heatings),
    vanLength: code(words.vanLengths),
    vanHeight: code(words.vanHeights),
    registeredAs: code(words.registeredAs),
    certificate: code(words.classicCertificates),
    restoration: code(words.restorations),
    accident: code(words.accidentHistories),
    warrantyKind: code(words.warrantyKinds),
    co2GKm: number(0, 250),
    powerKw: number(50, 120),
    displacementCc: number(50, 3_000),
    doors: number(2, 5),
    seats: number(2, 9),
    rangeKm: number(100, 500),
    kerbMassKg: number(700, 1_900),
    grossMassKg: number(1_500, 5_000),
    payloadKg: number(300, 2_000),
    seatHeightMm: number(650, 950),
    beds: number(1, 7),
    beltedSeats: number(1, 7),
    lengthMm: number(4_500, 8_500),
    metallic: flag(),
    licenceLimitedA2: flag(),
    serviceBook: flag(),
    nonSmoker: flag(),
    crsNoted: flag(),
    matchingNumbers: flag(),
    financeRequired: flag(),
    vatDeductible: flag(),
    negotiable: flag(),
    tradeIn: flag(),
    rentalReady: flag(),
    firstRegistration: maybe(() => new Date(Date.UTC(between(random, 2016, 2022), between(random, 0, 11), 1))),
    constructionYear: number(1950, 1990),
    mileageKm: maybe(() => (random() < 0.7 ? between(random, 60_000, 65_000) : between(random, 0, 200_000))), // many alike: prices are compared
    owners: number(1, 5),
    warrantyMonths: number(0, 36),
    priceCents: price,
    rentalFeeCents: maybe(() => between(random, 150, 900) * 100),
    rentalDepositCents: maybe(() => between(random, 0, 5) * 100_000),
    rentalMonths: maybe(() => pick(random, [24, 36, 48, 60])),
    rentalKmYear: maybe(() => pick(random, [10_000, 15_000, 20_000])),
    rentalServices: Object.keys(words.rentalServices).filter(() => random() < 0.5),
    equipment: Object.keys(equipmentItems).filter(() => random() < 0.4),
    ...maybe(() => ({
      placeIstat: place.istat,
      provinceCode: place.provinceCode,
      region: place.region,
      latitude: place.latitude,
      longitude: place.longitude,
    })),
    publishedAt: new Date(Date.now() - between(random, 0, 60) * 86_400_000 - 43_200_000),
    sellerType: maybe(() => pick(random, ['privato', 'concessionario'])),
  }
}
