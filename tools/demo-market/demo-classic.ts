import { carEmissionClass, firstOfMonth } from './calendar'
import { parseGearbox } from './car-table'
import type { VehicleDraft } from './demo-car'
import { classicTable } from './facts/classics'
import { askedMileage, askingPrice } from './price'
import { lotteryOf, type Random, WeightedSampler } from './random'
import { parseRows, type VehicleRow, words } from './vehicle-rows'

export const classics = parseRows(classicTable, { years: 5, price: 6, weight: 7 })
const lottery = new WeightedSampler(classics.map((row) => [row, row.weight]))
const colours = lotteryOf({
  rosso: 22,
  bianco: 18,
  blu: 14,
  grigio: 9,
  verde: 8,
  nero: 8,
  azzurro: 7,
  beige: 7,
  argento: 5,
  giallo: 4,
  bordeaux: 4,
  marrone: 2,
  arancione: 1,
})
const drives: Readonly<Record<string, string>> = { ant: 'anteriore', post: 'posteriore', '4x4': 'integrale' }
/** Clubs that certify any make, and the register of the make itself. */
const registers: Readonly<Record<string, string>> = { lancia: 'lancia', fiat: 'fiat', autobianchi: 'fiat', 'alfa-romeo': 'alfa' }

export function sampleClassic(random: Random, today: Date): VehicleDraft {
  const row = lottery.sample(random)
  const constructionYear = random.whole(row.from, Math.min(row.to, today.getUTCFullYear() - 30))
  const registered = firstOfMonth(constructionYear, random.whole(3, 11))
  const own = registers[row.make]
  const certificate = random.chance(0.62) ? (own && random.chance(0.25) ? own : 'asi') : null
  const restoration = random.chance(0.8) ? random.pick(['restaurata', 'restaurata', 'conservata']) : null
  const value = row.price * (certificate ? 1.06 : 0.9) * (restoration === 'restaurata' ? 1.08 : 1) * Math.exp(0.2 * random.normal())
  return {
    ...technicalFacts(row),
    emissionClass: carEmissionClass(registered),
    colour: colours.sample(random),
    interiorMaterial: random.chance(0.5) ? (row.price > 20_000 ? 'pelle' : 'tessuto') : null,
    firstRegistration: registered,
    constructionYear,
    mileageKm: random.chance(0.7) ? askedMileage(random, random.between(15_000, 120_000)) : null,
    certificate,
    crsNoted: certificate ? (random.chance(0.7) ? true : null) : null,
    restoration,
    matchingNumbers: random.chance(0.45) ? true : null,
    priceCents: askingPrice(random, value) * 100,
  }
}

function technicalFacts(row: VehicleRow) {
  const [kw = '', cc, cylinders, gearboxCode = '', drive = ''] = words(row, 3)
  const [doors, seats, kerb] = words(row, 4).map(Number)
  const gearbox = parseGearbox(gearboxCode)
  return {
    category: 'auto' as const,
    status: 'published' as const,
    offerType: 'epoca',
    make: row.make,
    model: row.model,
    version: row.columns[1] ?? '',
    body: row.columns[2] ?? '',
    fuel: 'benzina',
    gearbox: gearbox.kind,
    gearboxKind: gearbox.detail,
    gears: gearbox.gears,
    drive: drives[drive] ?? null,
    powerKw: Number(kw),
    displacementCc: Number(cc),
    cylinders: Number(cylinders),
    doors: doors ?? null,
    seats: seats ?? null,
    kerbMassKg: kerb ?? null,
  }
}
