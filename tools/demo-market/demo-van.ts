import { addMonths, carEmissionClass, firstOfMonth, motorbikeEmissionClass, yearsBetween } from './calendar'
import { parseGearbox } from './car-table'
import type { VehicleDraft } from './demo-car'
import { someOf } from './equipment'
import { vanTable } from './facts/vans'
import { interpolate, priceSpread, vanOffers } from './market-facts'
import { askedMileage, askingPrice, lastingMileage } from './price'
import { lotteryOf, type Random, WeightedSampler } from './random'
import { rentalTerms } from './rental'
import { parseRows, rowsByYear, type VehicleRow, words } from './vehicle-rows'

export const vans = parseRows(vanTable, { years: 7, price: 8, weight: 9 })
const vansOf = rowsByYear(vans)
const offers = lotteryOf(vanOffers)
const colours = lotteryOf({ bianco: 78, grigio: 9, argento: 4, nero: 3, blu: 3, rosso: 2, giallo: 1 })
const yearsBack = new WeightedSampler(
  [60, 90, 95, 100, 95, 85, 80, 75, 68, 60, 52, 44, 38, 30, 22, 16].map((weight, back) => [back, weight]),
)
const residualValue = { ages: [0, 1, 2, 3, 5, 7.5, 10, 13.5, 18], shares: [0.86, 0.76, 0.68, 0.61, 0.5, 0.38, 0.29, 0.2, 0.14] }
const fuels: Readonly<Record<string, string>> = { d: 'diesel', b: 'benzina', m: 'benzina-metano', g: 'benzina-gpl', e: 'elettrica' }
const drives: Readonly<Record<string, string>> = { ant: 'anteriore', post: 'posteriore', '4x4': 'integrale' }

export function sampleVan(random: Random, today: Date): VehicleDraft {
  const offerType = offers.sample(random)
  const registered = sampleRegistration(random, today, offerType)
  const year = (registered ?? today).getUTCFullYear()
  const row = vansOf(year).sample(random)
  const age = registered ? yearsBetween(registered, today) : 0
  const typicalKm = (row.price < 8_000 ? 3_000 : 26_000) * (age + 0.1) ** 0.82 // vehicles under 8,000 euro are three-wheelers such as the Ape: low mileage
  const used = offerType === 'usato'
  const mileageKm = used
    ? askedMileage(random, Math.min(lastingMileage(typicalKm * Math.exp(0.42 * random.normal())), 2_000 + 60_000 * age))
    : offerType === 'km0'
      ? random.whole(5, 99)
      : 0
  const kilometres = used ? Math.min(0.2, Math.max(-0.35, -0.022 * ((mileageKm - typicalKm) / 10_000))) : 0
  const residual = used ? interpolate(residualValue.ages, residualValue.shares, age) : offerType === 'km0' ? 0.86 : 0.95
  const value = Math.max(900, row.price * residual * Math.exp(kilometres + (used ? priceSpread : 0.03) * random.normal()))
  return {
    category: 'veicoli-commerciali',
    status: 'published',
    offerType,
    ...vanFacts(row, registered ?? today),
    colour: colours.sample(random),
    firstRegistration: registered,
    mileageKm,
    equipment: equipmentOf(random, row, year),
    ...(offerType === 'noleggio' ? rentalTerms(random, value) : { priceCents: askingPrice(random, value) * 100 }),
  }
}

function sampleRegistration(random: Random, today: Date, offerType: string): Date | null {
  if (offerType === 'nuovo' || offerType === 'noleggio') return null
  if (offerType === 'km0') return addMonths(today, -random.whole(1, 10))
  const back = yearsBack.sample(random)
  return firstOfMonth(today.getUTCFullYear() - back, random.whole(0, back === 0 ? Math.max(0, today.getUTCMonth() - 4) : 11))
}

export function vanFacts(row: VehicleRow, registered: Date) {
  const [vanLength, vanHeight] = words(row, 3)
  const [fuel = '', kw, cc, gearboxCode = '', drive = '', battery, range] = words(row, 4)
  const [payload, gross] = words(row, 5).map(Number)
  const [doors, seats] = words(row, 6).map(Number)
  const gearbox = parseGearbox(gearboxCode)
  return {
    make: row.make,
    model: row.model,
    version: row.columns[1] ?? '',
    body: row.columns[2] ?? '',
    vanLength: vanLength === '-' ? null : (vanLength ?? null),
    vanHeight: vanHeight === '-' ? null : (vanHeight ?? null),
    fuel: fuels[fuel] ?? null,
    powerKw: Math.round(Number(kw)),
    displacementCc: Number(cc) || null,
    cylinders: cylindersOf(Number(cc)),
    gearbox: gearbox.kind,
    gearboxKind: gearbox.detail,
    gears: gearbox.gears,
    drive: drives[drive] ?? null,
    batteryKwh: battery === undefined ? null : Number.parseFloat(battery),
    rangeKm: range === undefined ? null : Number.parseFloat(range),
    payloadKg: payload ?? null,
    grossMassKg: gross ?? null,
    kerbMassKg: (gross ?? 0) - (payload ?? 0),
    doors: doors ?? null,
    seats: seats ?? null,
    registeredAs: row.columns[10] === 'M1' ? 'm1' : 'n1',
    emissionClass: fuel === 'e' ? null : Number(cc) < 100 ? motorbikeEmissionClass(registered) : carEmissionClass(registered),
  }
}

function cylindersOf(displacementCc: number): number | null {
  if (displacementCc === 0) return null
  if (displacementCc < 100) return 1
  return displacementCc > 2_900 && displacementCc < 2_980 ? 6 : 4
}

function equipmentOf(random: Random, row: VehicleRow, year: number): string[] {
  if (row.price < 8_000) return []
  return someOf(random, {
    abs: year >= 2006 ? 0.7 : 0.2,
    esp: year >= 2012 ? 0.6 : 0.1,
    'clima-manuale': 0.7,
    bluetooth: year >= 2013 ? 0.6 : 0,
    'cruise-control': year >= 2014 ? 0.45 : 0.1,
    'sensori-posteriori': 0.4,
    'telecamera-posteriore': year >= 2017 ? 0.35 : 0.03,
    'gancio-fisso': row.columns[2] === 'pick-up' ? 0.3 : 0.08,
    carplay: year >= 2020 ? 0.4 : 0,
    'frenata-automatica': year >= 2022 ? 0.5 : 0,
    fendinebbia: 0.25,
    limitatore: year >= 2014 ? 0.3 : 0,
  })
}
