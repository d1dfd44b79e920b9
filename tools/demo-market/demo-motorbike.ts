import { addMonths, firstOfMonth, motorbikeEmissionClass, yearsBetween } from './calendar'
import { parseGearbox } from './car-table'
import { sampleColour, type VehicleDraft } from './demo-car'
import { someOf } from './equipment'
import { classicMotorbikeTable, motorbikeTable } from './facts/motorbikes'
import { interpolate, motorbikeOffers, priceSpread } from './market-facts'
import { askedMileage, askingPrice } from './price'
import { lotteryOf, type Random, WeightedSampler } from './random'
import { parseRows, rowsByYear, type VehicleRow, words } from './vehicle-rows'

export const motorbikes = parseRows(motorbikeTable, { years: 5, price: 6, weight: 7 })
export const classicMotorbikes = parseRows(classicMotorbikeTable, { years: 5, price: 6, weight: 7 })
const bikesOf = rowsByYear(motorbikes)
const classics = new WeightedSampler(classicMotorbikes.map((row) => [row, row.weight]))
const offers = lotteryOf(motorbikeOffers)
const yearsBack = new WeightedSampler(
  [70, 100, 95, 90, 80, 72, 64, 58, 52, 46, 40, 34, 30, 27, 24, 20, 17, 14].map((weight, back) => [back, weight]),
)
const residualValue = { ages: [0, 1, 2, 3, 5, 7.5, 10, 13.5, 18, 25], shares: [1, 0.9, 0.85, 0.8, 0.72, 0.62, 0.53, 0.43, 0.34, 0.3] }

export function sampleMotorbike(random: Random, today: Date): VehicleDraft {
  const offerType = offers.sample(random)
  if (offerType === 'epoca') return sampleClassicBike(random)
  const registered = sampleRegistration(random, today, offerType)
  const row = bikesOf((registered ?? today).getUTCFullYear()).sample(random)
  const age = registered ? yearsBetween(registered, today) : 0
  const scooter = isScooter(row)
  const typicalKm = (scooter ? 3_600 : 4_000) * (age + 0.2) ** 0.85
  const mileageKm =
    offerType === 'nuovo'
      ? 0
      : offerType === 'km0'
        ? random.whole(1, 30)
        : askedMileage(random, Math.min(typicalKm * Math.exp(0.6 * random.normal()), 9_000 * (age + 0.5)))
  const kilometres = Math.max(-0.3, -0.06 * ((mileageKm - typicalKm) / 10_000))
  const fresh = offerType === 'nuovo' ? 0 : offerType === 'km0' ? -0.07 : kilometres + priceSpread * random.normal()
  const value = Math.min(
    row.price * 1.02,
    row.price * interpolate(residualValue.ages, residualValue.shares, offerType === 'km0' ? 0 : age) * Math.exp(fresh),
  )
  return {
    ...technicalFacts(random, row, registered ?? today),
    offerType,
    firstRegistration: registered,
    mileageKm,
    priceCents: askingPrice(random, Math.max(500, value)) * 100,
    equipment: extras(random, row),
  }
}

function sampleRegistration(random: Random, today: Date, offerType: string): Date | null {
  if (offerType === 'nuovo') return null
  if (offerType === 'km0') return addMonths(today, -random.whole(1, 8))
  const back = yearsBack.sample(random)
  return firstOfMonth(today.getUTCFullYear() - back, random.whole(0, back === 0 ? Math.max(0, today.getUTCMonth() - 3) : 11))
}

const isScooter = (row: VehicleRow) => ['scooter', 'maxi-scooter', 'ciclomotore', 'elettrica'].includes(row.columns[2] ?? '')

/** The licence the law asks for: AM to 50 cm³, A1 to 125 cm³ and 11 kW, A2 to 35 kW; B for a large quad. */
export function licenceFor(displacementCc: number | null, powerKw: number, body?: string | null): string {
  if (body === 'quad' && (displacementCc ?? 0) > 50) return 'b'
  if (powerKw <= 4 && (displacementCc ?? 0) <= 50) return 'am'
  if (powerKw <= 11 && (displacementCc ?? 0) <= 125) return 'a1'
  return powerKw <= 35 ? 'a2' : 'a'
}

function technicalFacts(random: Random, row: VehicleRow, registered: Date) {
  const limited = isSoldLimited(row) && random.chance(0.07)
  const facts = motorbikeFacts(row, registered, { limited })
  return {
    category: 'moto-e-scooter' as const,
    status: 'published' as const,
    ...facts,
    abs: absOf(random, row, registered, facts.displacementCc),
    colour: sampleColour(random),
  }
}

const fullPower = (row: VehicleRow) => Math.max(1, Math.round(Number(words(row, 3)[0])))

/** Whether some of them were limited to the 35 kW of the licence A2. */
export function isSoldLimited(row: VehicleRow): boolean {
  return fullPower(row) > 35 && fullPower(row) <= 70 && !isScooter(row)
}

export function motorbikeFacts(row: VehicleRow, registered: Date, { limited }: { limited: boolean }) {
  const [, cc, cylinders, gearboxCode = ''] = words(row, 3)
  const [seat, kerb] = words(row, 4)
  const gearbox = parseGearbox(gearboxCode)
  const displacementCc = Number(cc) || null
  const electric = displacementCc === null
  const powerKw = limited ? 35 : fullPower(row)
  const body = row.columns[2] ?? ''
  return {
    make: row.make,
    model: row.model,
    version: `${row.columns[1] ?? ''}${limited ? ' depotenziata A2' : ''}`,
    body,
    fuel: electric ? 'elettrica' : 'benzina',
    gearbox: gearbox.kind,
    gearboxKind: gearbox.detail,
    gears: gearbox.gears,
    emissionClass: electric ? null : motorbikeEmissionClass(registered),
    powerKw,
    displacementCc,
    cylinders: Number(cylinders) || null,
    seats: body === 'cross' || body === 'trial' || body === 'ciclomotore' ? null : 2,
    kerbMassKg: Number(kerb),
    seatHeightMm: Number(seat),
    licence: licenceFor(displacementCc, powerKw, body),
    licenceLimitedA2: fullPower(row) > 35 ? limited : null,
  }
}

/** Compulsory over 125 cm³ for new types from 2016 and for all bikes from 2017; enduros and historic bikes are exempt. */
function absOf(random: Random, row: VehicleRow, registered: Date, displacementCc: number | null): boolean | null {
  const body = row.columns[2] ?? ''
  if (/abs/i.test(row.columns[1] ?? '')) return true
  if (['cross', 'trial', 'epoca', 'ciclomotore', 'quad'].includes(body)) return null
  if ((displacementCc ?? 0) > 125 && registered.getUTCFullYear() >= 2017) return true
  return registered.getUTCFullYear() >= 2010 && random.chance(0.35) ? true : null
}

function extras(random: Random, row: VehicleRow): string[] {
  const road = ['adventure', 'touring', 'maxi-scooter'].includes(row.columns[2] ?? '')
  return someOf(random, {
    antifurto: 0.25,
    'fari-led': row.from >= 2017 ? 0.6 : 0.05,
    'cruise-control': road && row.price > 12_000 ? 0.55 : 0,
    bluetooth: row.from >= 2019 && row.price > 9_000 ? 0.4 : 0,
    keyless: row.columns[2] === 'maxi-scooter' && row.from >= 2017 ? 0.6 : 0,
  })
}

function sampleClassicBike(random: Random): VehicleDraft {
  const row = classics.sample(random)
  const constructionYear = random.whole(row.from, row.to)
  const registered = firstOfMonth(constructionYear, random.whole(3, 11))
  const certificate = random.chance(0.6) ? random.pick(['asi', 'asi', 'fmi']) : null
  const restoration = random.chance(0.75) ? random.pick(['restaurata', 'restaurata', 'conservata']) : null
  const value = row.price * (certificate ? 1.08 : 0.9) * (restoration === 'restaurata' ? 1.1 : 1) * Math.exp(0.2 * random.normal())
  return {
    ...technicalFacts(random, row, registered),
    offerType: 'epoca',
    firstRegistration: registered,
    constructionYear,
    mileageKm: random.chance(0.6) ? askedMileage(random, random.between(8_000, 60_000)) : null,
    certificate,
    crsNoted: certificate ? (random.chance(0.7) ? true : null) : null,
    restoration,
    matchingNumbers: random.chance(0.4) ? true : null,
    priceCents: askingPrice(random, value) * 100,
  }
}
