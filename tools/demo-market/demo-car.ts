import type { NewAd } from '@/lib/market/ads/ad'
import { addMonths, carEmissionClass, firstOfMonth, yearsBetween } from './calendar'
import { type CarChoice, type CarMarket, logPriceAt, type MarketModel, mileageAt } from './car-market'
import { consumptionOf } from './consumption'
import { carEquipment, interiorOf, seatItems } from './equipment'
import { kerbMassOf } from './kerb-mass'
import { carOffers, colourShares, mileageSpread, priceEffects, priceSpread, usedCarsByYear } from './market-facts'
import { askedMileage, askingPrice, lastingMileage } from './price'
import { lotteryOf, type Random, WeightedSampler } from './random'
import { rentalTerms } from './rental'
import { versionOf } from './version'

/** What the vehicle itself decides of an ad; who sells it, where and since when comes after. */
export type VehicleDraft = NewAd & { firstRegistration: Date | null; version: string }

const offers = lotteryOf(carOffers)
const registrationYears = new WeightedSampler(usedCarsByYear.map((cars, back) => [back, cars]))
const colours = lotteryOf(colourShares)

export const sampleCarOffer = (random: Random) => offers.sample(random)
export const sampleColour = (random: Random) => colours.sample(random)

export function sampleCar(market: CarMarket, random: Random, today: Date, offerType: string): VehicleDraft {
  const registered = sampleRegistration(random, today, offerType)
  const year = (registered ?? today).getUTCFullYear()
  const model = market.modelsOf(year)?.sample(random)
  const choice = model && market.choicesOf(model, year)?.sample(random)
  if (!model || !choice) throw new Error(`no car was sold in ${year}`)
  const trimLevel = random.next()
  const age = registered ? yearsBetween(registered, today) : 0
  const mileageKm = sampleMileage(random, model, choice, offerType, age)
  const value = valueOf(random, market, { model, choice, offerType, year, age, trimLevel, mileageKm })
  const price = askingPrice(random, value)
  const body = choice.generation.bodies.sample(random)
  const level = 0.35 * trimLevel + 0.65 * Math.min(1, Math.max(0, (model.logFresh - 9.3) / 1.7))
  const interior = interiorOf(random, level)
  return {
    category: 'auto',
    status: 'published',
    offerType,
    make: model.car.make,
    model: model.car.model,
    version: versionOf(model.car.make, choice, year, trimLevel),
    body,
    ...technicalFacts(random, choice, registered ?? today),
    doors: body === 'station-wagon' ? 5 : choice.generation.doors,
    ...interior,
    colour: sampleColour(random),
    metallic: random.chance(0.6) ? true : null,
    firstRegistration: registered,
    mileageKm,
    equipment: [
      ...carEquipment(random, { make: model.car.make, year, level, body, automatic: choice.gearbox.kind !== 'manuale' }),
      ...seatItems(interior),
    ],
    ...(offerType === 'noleggio' ? rentalTerms(random, value) : { priceCents: price * 100 }),
    deliveryWeeks: offerType === 'nuovo' ? deliveryOf(choice.engine.powerKw) : null,
  }
}

/** The weeks of delivery; null where the seller says nothing. */
const deliveries = [0, 0, 4, null, 8, 12, null]

function deliveryOf(powerKw: number): number | null {
  return deliveries[powerKw % deliveries.length] ?? null
}

function technicalFacts(random: Random, choice: CarChoice, registered: Date) {
  const { engine, generation, gearbox } = choice
  const kerbMassKg = kerbMassOf(choice)
  const electric = engine.fuel === 'elettrica'
  const plugged = electric || engine.fuel === 'plug-in'
  return {
    fuel: engine.fuel,
    gearbox: gearbox.kind,
    gearboxKind: gearbox.detail,
    gears: gearbox.gears,
    drive: engine.drive,
    emissionClass: electric ? null : carEmissionClass(registered),
    ...(random.chance(0.7) ? consumptionOf(engine.fuel, engine.powerKw, kerbMassKg, registered.getUTCFullYear()) : {}),
    powerKw: engine.powerKw,
    systemPowerKw: engine.systemPowerKw,
    displacementCc: engine.displacementCc,
    cylinders: engine.cylinders,
    seats: generation.seats,
    kerbMassKg,
    batteryKwh: engine.batteryKwh,
    rangeKm: engine.rangeKm,
    acKw: plugged ? (electric && engine.powerKw > 60 ? 11 : 7.4) : null,
    dcKw: electric ? Math.min(150, Math.max(50, Math.round((engine.batteryKwh ?? 40) / 5) * 10)) : null,
  }
}

/** Months since the first registration, by offer; a new car and a rental have none. */
const freshMonths: Readonly<Record<string, readonly [number, number]>> = { km0: [1, 10], dimostrativo: [3, 12], aziendale: [7, 30] }

function sampleRegistration(random: Random, today: Date, offerType: string): Date | null {
  if (offerType === 'nuovo' || offerType === 'noleggio') return null
  const months = freshMonths[offerType]
  if (months) return addMonths(today, -random.whole(...months))
  const back = registrationYears.sample(random)
  const lastMonth = back === 0 ? Math.max(0, today.getUTCMonth() - 4) : back === 1 ? Math.max(5, today.getUTCMonth()) : 11
  return firstOfMonth(today.getUTCFullYear() - back, random.whole(0, lastMonth))
}

function sampleMileage(random: Random, model: MarketModel, choice: CarChoice, offerType: string, age: number): number {
  if (offerType === 'nuovo' || offerType === 'noleggio') return 0
  if (offerType === 'km0') return random.whole(5, 99)
  if (offerType === 'dimostrativo') return random.whole(15, 90) * 100
  const median = mileageAt(model, age, choice.engine.fuel)
  const sampled = median * Math.exp(mileageSpread * random.normal())
  return askedMileage(random, Math.min(lastingMileage(sampled), 1_500 + age * 48_000))
}

type Valued = { model: MarketModel; choice: CarChoice; offerType: string; year: number; age: number; trimLevel: number; mileageKm: number }

/** The median of the model at that age, moved by what this car has more or less than the median one. */
function valueOf(random: Random, market: CarMarket, car: Valued): number {
  const { model, choice, offerType, age } = car
  const version = choice.effect - market.centreOf(model, car.year) + 0.12 * (car.trimLevel - 0.5)
  if (offerType === 'nuovo' || offerType === 'noleggio') return Math.exp(model.logFresh + 0.06 + version + 0.04 * random.normal())
  if (offerType === 'km0') return Math.exp(model.logFresh - 0.02 + version + 0.06 * random.normal())
  const kilometres = ((car.mileageKm - mileageAt(model, age, choice.engine.fuel)) / 10_000) * priceEffects.per10000Km
  const company = offerType === 'usato' ? 0 : 0.03
  const value = Math.exp(logPriceAt(model, age) + version + Math.max(-0.5, kilometres) + company + priceSpread * random.normal())
  return Math.max(600, Math.min(value, Math.exp(model.logFresh + version + 0.05)))
}
