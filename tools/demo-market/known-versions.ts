import type { Category } from '@/lib/market/catalogue/category'
import type { VersionAd, VersionFact } from '@/lib/market/versions/version'
import { carEmissionClass, firstOfMonth } from './calendar'
import { type CarChoice, planCarMarket } from './car-market'
import { carModels } from './car-models'
import { trimsIn } from './car-table'
import { camperEngines, camperFacts, campers } from './demo-camper'
import { isSoldLimited, motorbikeFacts, motorbikes } from './demo-motorbike'
import { vanFacts, vans } from './demo-van'
import type { VehicleRow } from './vehicle-rows'
import { versionOf } from './version'

/** Years back that the invented market has vehicles of. */
const yearsBack = 25
/** Shares of the random number that chooses a body: its first and its last one. */
const [firstBody, lastBody] = [0, 0.999_999]

type Facts = Partial<Pick<VersionAd, Exclude<VersionFact, 'consumptionL100km'>>>
/** What the seed's facts say of one version in one month. */
export type KnownVersion = Facts & {
  category: Category
  make: string
  model: string
  version: string
  fuel: string
  gearbox: string
  year: number
}
type Named = Facts & { make: string; model: string; version: string; fuel?: string | null; gearbox?: string }

/** Every version that an ad of the invented market may be of, in the first and the last month of each year; classic vehicles have none. */
export function knownVersions(thisYear: number): KnownVersion[] {
  const ofRows = (category: Category, rows: readonly VehicleRow[], namedIn: (row: VehicleRow, month: Date) => Named[]) =>
    rows.flatMap((row) =>
      monthsOf(row, thisYear).flatMap((month) =>
        namedIn(row, month).flatMap(({ fuel, gearbox, ...facts }) =>
          fuel && gearbox ? [{ ...facts, category, fuel, gearbox, year: month.getUTCFullYear() }] : [],
        ),
      ),
    )
  return [
    ...planCarMarket(carModels, thisYear).models.flatMap(({ choices }) => choices.flatMap((choice) => carVersions(choice, thisYear))),
    ...ofRows('moto-e-scooter', motorbikes, (row, month) =>
      (isSoldLimited(row) ? [false, true] : [false]).map((limited) => motorbikeFacts(row, month, { limited })),
    ),
    ...ofRows('veicoli-commerciali', vans, (row, month) => [vanFacts(row, month)]),
    ...ofRows('caravan-e-camper', campers, (row, month) =>
      camperEngines(row, month.getUTCFullYear()).map((engine) => camperFacts(row, engine, month)),
    ),
  ]
}

function monthsOf({ from, to }: Pick<VehicleRow, 'from' | 'to'>, thisYear: number): Date[] {
  const first = Math.max(from, thisYear - yearsBack)
  const years = Math.max(0, Math.min(to, thisYear) - first + 1)
  return Array.from({ length: years }, (_, place) => first + place).flatMap((year) => [firstOfMonth(year, 0), firstOfMonth(year, 11)])
}

function carVersions(choice: CarChoice, thisYear: number): KnownVersion[] {
  const { model, generation, engine, gearbox } = choice
  return monthsOf(engine, thisYear).flatMap((month) => {
    const year = month.getUTCFullYear()
    const emissionClass = engine.fuel === 'elettrica' ? null : carEmissionClass(month)
    return labelsOf(choice, year).flatMap((version) =>
      [firstBody, lastBody].map((share) => ({
        category: 'auto' as const,
        ...{ make: model.make, model: model.model, version, year, fuel: engine.fuel, gearbox: gearbox.kind },
        ...{ powerKw: engine.powerKw, displacementCc: engine.displacementCc, drive: engine.drive, emissionClass },
        ...{ doors: generation.doors, seats: generation.seats, body: generation.bodies.at(share) },
      })),
    )
  })
}

function labelsOf(choice: CarChoice, year: number): string[] {
  const trims = Math.max(1, trimsIn(choice.engine.trims, year).length)
  return [...new Set(Array.from({ length: trims }, (_, place) => versionOf(choice.model.make, choice, year, (place + 0.5) / trims)))]
}
