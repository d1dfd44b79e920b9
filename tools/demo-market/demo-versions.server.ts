import type { Db } from '@/lib/kernel/db/db.server'
import { storeVersions, type VersionRow } from '@/lib/market/versions/store-versions.server'
import type { FactCount, FactCounts, VersionFact } from '@/lib/market/versions/version'
import { carEmissionClass, firstOfMonth } from './calendar'
import { type CarChoice, type CarMarket, planCarMarket } from './car-market'
import { carModels } from './car-models'
import { trimsIn } from './car-table'
import { isDemoAd } from './existing-market.server'
import { versionOf } from './version'

/** Years back that the invented market has cars of. */
const yearsBack = 25

type Built = Omit<VersionRow, 'facts' | 'ads' | 'years'> & {
  years: Set<number>
  values: Map<VersionFact, Set<string | number>>
}

/**
 * Writes the versions of the invented market: they come from the same facts as its ads, which count only for how many there are of each. What the facts
 * give two values for is left open.
 */
export async function writeDemoVersions(db: Db, today: Date): Promise<number> {
  const thisYear = today.getUTCFullYear()
  const built = versionsIn(planCarMarket(carModels, thisYear), thisYear)
  const counts = await countAds(db)
  const rows = [...built.values()].map(({ years, values, ...version }): VersionRow => {
    const byYear = counts.get(keyOf(version)) ?? new Map<number, number>()
    const ads = [...byYear.values()].reduce((sum, count) => sum + count, 0)
    return {
      ...version,
      ads,
      years: Object.fromEntries([...years].map((year) => [year, byYear.get(year) ?? 0])),
      facts: factsOf(values, ads),
    }
  })
  await storeVersions(db, rows, { areDemo: true })
  return rows.length
}

/** Whether the invented market has its versions: one of an earlier release has none. */
export async function lacksDemoVersions(db: Db): Promise<boolean> {
  return (await db`select from vehicle_version where is_demo limit 1`).length === 0
}

const keyOf = ({ make, model, key }: Pick<VersionRow, 'make' | 'model' | 'key'>) => `${make}/${model}/${key}`
const versionKey = (label: string, fuel: string, gearbox: string, powerKw: number) =>
  [label.toLowerCase().replace(/[^a-z0-9.]+/g, '-'), fuel, gearbox, powerKw].join('.')

function versionsIn({ models }: CarMarket, thisYear: number): Map<string, Built> {
  const found = new Map<string, Built>()
  for (const choice of models.flatMap(({ choices }) => choices)) {
    const from = Math.max(choice.engine.from, thisYear - yearsBack)
    for (let year = from; year <= Math.min(choice.engine.to, thisYear); year++)
      for (const label of labelsOf(choice, year)) add(found, choice, year, label)
  }
  return found
}

function labelsOf(choice: CarChoice, year: number): Set<string> {
  const trims = Math.max(1, trimsIn(choice.engine.trims, year).length)
  return new Set(Array.from({ length: trims }, (_, place) => versionOf(choice.model.make, choice, year, (place + 0.5) / trims)))
}

function add(
  found: Map<string, Built>,
  { model: { make, model }, generation, engine, gearbox }: CarChoice,
  year: number,
  label: string,
): void {
  const key = versionKey(label, engine.fuel, gearbox.kind, engine.powerKw)
  const row = { category: 'auto', make, model, key, label, fuel: engine.fuel, gearbox: gearbox.kind } as const
  const version = found.get(keyOf(row)) ?? { ...row, years: new Set<number>(), values: new Map<VersionFact, Set<string | number>>() }
  found.set(keyOf(row), version)
  version.years.add(year)
  const say = (fact: VersionFact, value: string | number | null) => {
    if (value !== null) version.values.set(fact, (version.values.get(fact) ?? new Set()).add(value))
  }
  say('powerKw', engine.powerKw)
  say('displacementCc', engine.displacementCc)
  say('drive', engine.drive)
  say('doors', generation.doors)
  say('seats', generation.seats)
  for (const share of [0, 0.999_999]) say('body', generation.bodies.at(share))
  if (engine.fuel !== 'elettrica') for (const month of [0, 11]) say('emissionClass', carEmissionClass(firstOfMonth(year, month)))
}

function factsOf(values: Built['values'], ads: number): FactCounts {
  return Object.fromEntries(
    [...values].flatMap(([fact, own]): [VersionFact, FactCount][] => {
      const [value, ...others] = own
      return value === undefined || others.length > 0 ? [] : [[fact, { value, agree: ads, contradict: 0, isCertain: true }]]
    }),
  )
}

async function countAds(db: Db): Promise<Map<string, Map<number, number>>> {
  const rows = await db<
    { make: string; model: string; version: string; fuel: string; gearbox: string; powerKw: number; year: number; ads: number }[]
  >`
    select make, coalesce(model, '') as model, version, coalesce(fuel, '') as fuel, coalesce(gearbox, '') as gearbox, coalesce(power_kw, 0) as power_kw,
      coalesce(extract(year from first_registration)::int, 0) as year, count(*)::int as ads from ad
    where category = 'auto' and model is not null and fuel is not null and gearbox is not null and power_kw is not null and first_registration is not null
      and ${isDemoAd(db)}
    group by 1, 2, 3, 4, 5, 6, 7`
  const counts = new Map<string, Map<number, number>>()
  for (const { make, model, version, fuel, gearbox, powerKw, year, ads } of rows) {
    const key = keyOf({ make, model, key: versionKey(version, fuel, gearbox, powerKw) })
    counts.set(key, (counts.get(key) ?? new Map<number, number>()).set(year, ads))
  }
  return counts
}
