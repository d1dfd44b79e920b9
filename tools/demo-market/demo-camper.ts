import { addMonths, carEmissionClass, firstOfMonth, yearsBetween } from './calendar'
import { parseGearbox } from './car-table'
import type { VehicleDraft } from './demo-car'
import { someOf } from './equipment'
import { camperBaseTable, camperTable } from './facts/campers'
import { camperOffers, interpolate, priceSpread } from './market-facts'
import { askedMileage, askingPrice } from './price'
import { lotteryOf, type Random, WeightedSampler } from './random'
import { parseRows, rowsByYear, type VehicleRow, words } from './vehicle-rows'

export const campers = parseRows(camperTable, { years: 7, price: 8, weight: 9 })
const campersOf = rowsByYear(campers)
const offers = lotteryOf(camperOffers)
const colours = lotteryOf({ bianco: 80, grigio: 10, argento: 6, nero: 2, blu: 2 })
const yearsBack = new WeightedSampler(
  [60, 70, 75, 75, 75, 70, 65, 65, 60, 52, 45, 40, 36, 34, 32, 30, 28, 26, 24, 22, 18].map((weight, back) => [back, weight]),
)
const residualValue = { ages: [0, 1, 2, 3, 5, 7.5, 10, 13.5, 18, 24], shares: [1, 0.93, 0.88, 0.84, 0.75, 0.65, 0.56, 0.46, 0.36, 0.26] }

/** The vehicle under each camper, by the name of the base and the year: `base | name | years | kW cc gearbox | drive`. */
const bases = camperBaseTable
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [base = '', name = '', years = '', engine = '', drive = ''] = line.split('|').map((column) => column.trim())
    const [from, to] = years.split('-')
    const [kw, cc, gearbox = ''] = engine.split(' ')
    return {
      base,
      name,
      from: Number(from),
      to: Number(to) || 2_100,
      powerKw: Number(kw),
      displacementCc: Number(cc),
      gearbox: parseGearbox(gearbox),
      drive,
    }
  })

export function sampleCamper(random: Random, today: Date): VehicleDraft {
  const offerType = offers.sample(random)
  const back = yearsBack.sample(random)
  const registered =
    offerType === 'nuovo'
      ? null
      : offerType === 'km0'
        ? addMonths(today, -random.whole(1, 9))
        : firstOfMonth(today.getUTCFullYear() - back, random.whole(1, back === 0 ? Math.max(1, today.getUTCMonth() - 3) : 10))
  const year = (registered ?? today).getUTCFullYear()
  const row = campersOf(year).sample(random)
  const age = registered ? yearsBetween(registered, today) : 0
  const engines = camperEngines(row, year)
  const engine = engines.length === 0 ? undefined : random.pick(engines)
  const typicalKm = 9_500 * (age + 0.2) ** 0.9
  const mileageKm =
    row.columns[3] === ''
      ? null
      : offerType === 'nuovo'
        ? 0
        : offerType === 'km0'
          ? random.whole(10, 99)
          : askedMileage(random, Math.min(typicalKm * Math.exp(0.45 * random.normal()), 38_000 * (age + 0.3)))
  const kilometres = mileageKm === null || offerType !== 'usato' ? 0 : Math.max(-0.25, -0.02 * ((mileageKm - typicalKm) / 10_000))
  const noise = offerType === 'usato' ? priceSpread * 0.8 * random.normal() : offerType === 'km0' ? -0.05 : 0.02 * random.normal()
  const value =
    row.price *
    interpolate(residualValue.ages, residualValue.shares, offerType === 'km0' ? 0 : age) *
    Math.exp(Math.min(0.06, kilometres + noise))
  return {
    category: 'caravan-e-camper',
    status: 'published',
    offerType,
    ...camperFacts(row, engine, registered ?? today),
    colour: colours.sample(random),
    firstRegistration: registered,
    mileageKm,
    priceCents: askingPrice(random, value) * 100,
    equipment: equipmentOf(random, row, year),
  }
}

/** The engines that were under a camper of one year; a caravan has none. */
export function camperEngines(row: VehicleRow, year: number) {
  return bases.filter(({ base, from, to }) => base === row.columns[3] && from <= year && year <= to)
}

export function camperFacts(row: VehicleRow, engine: ReturnType<typeof camperEngines>[number] | undefined, registered: Date) {
  const { make, model, columns } = row
  const shared = { make, model, ...sizes(row) }
  if (!engine) return { ...shared, emissionClass: null, version: columns[1] ?? '' }
  const { name, powerKw, displacementCc, gearbox, drive } = engine
  return {
    ...shared,
    version: `${columns[1] ?? ''} ${name}`,
    fuel: 'diesel',
    powerKw,
    displacementCc,
    cylinders: 4,
    gearbox: gearbox.kind,
    gearboxKind: gearbox.detail,
    gears: gearbox.gears,
    drive,
    emissionClass: carEmissionClass(registered),
  }
}

function sizes(row: VehicleRow) {
  const [beds, belts] = words(row, 4).map(Number)
  const [length, height] = words(row, 5).map(Number)
  return {
    body: row.columns[2] ?? '',
    beds: beds ?? null,
    beltedSeats: belts || null,
    seats: belts || null,
    lengthMm: length ?? null,
    heightMm: height ?? null,
    grossMassKg: Number(row.columns[6]),
    heating: row.columns[10] ?? null,
  }
}

function equipmentOf(random: Random, row: VehicleRow, year: number): string[] {
  if (row.columns[3] === '') return someOf(random, { 'clima-manuale': 0.15 })
  return someOf(random, {
    abs: 0.7,
    esp: year >= 2012 ? 0.6 : 0.1,
    'cruise-control': year >= 2008 ? 0.7 : 0.1,
    'clima-manuale': 0.75,
    'telecamera-posteriore': 0.55,
    'riscaldamento-autonomo': 0.5,
    bluetooth: year >= 2012 ? 0.55 : 0,
    navigatore: year >= 2010 ? 0.35 : 0,
    'sensori-posteriori': 0.3,
    'cerchi-in-lega': 0.25,
    'gancio-fisso': 0.08,
    'pneumatici-4-stagioni': 0.15,
  })
}
