import type { Db } from '@/lib/kernel/db/db.server'
import type { Category } from '@/lib/market/catalogue/category'
import { storeVersions, type VersionRow } from '@/lib/market/versions/store-versions.server'
import { type FactCount, type FactCounts, type VersionFact, versionFacts } from '@/lib/market/versions/version'
import { isDemoAd } from './existing-market.server'
import { knownVersions } from './known-versions'

type Built = Omit<VersionRow, 'facts' | 'ads' | 'years'> & {
  years: Set<number>
  values: Map<VersionFact, Set<string | number>>
}

/**
 * Writes the versions of the invented market: they come from the same facts as its ads, which count only for how many there are of each. What the facts
 * give two values for is left open.
 */
export async function writeDemoVersions(db: Db, today: Date): Promise<number> {
  const built = builtVersions(today.getUTCFullYear())
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

/** Whether the invented market has its versions: one of an earlier release has none, or those of cars alone. */
export async function lacksDemoVersions(db: Db): Promise<boolean> {
  return (await db`select from vehicle_version where is_demo and category <> 'auto' limit 1`).length === 0
}

const keyOf = ({ category, make, model, key }: Pick<VersionRow, 'category' | 'make' | 'model' | 'key'>) =>
  `${category}/${make}/${model}/${key}`
const versionKey = (label: string, fuel: string, gearbox: string, powerKw: number) =>
  [label.toLowerCase().replace(/[^a-z0-9.]+/g, '-'), fuel, gearbox, powerKw].join('.')

function builtVersions(thisYear: number): Map<string, Built> {
  const found = new Map<string, Built>()
  for (const { category, make, model, version: label, fuel, gearbox, year, ...said } of knownVersions(thisYear)) {
    const row = { category, make, model, key: versionKey(label, fuel, gearbox, said.powerKw ?? 0), label, fuel, gearbox }
    const version = found.get(keyOf(row)) ?? { ...row, years: new Set<number>(), values: new Map<VersionFact, Set<string | number>>() }
    found.set(keyOf(row), version)
    version.years.add(year)
    for (const fact of versionFacts) {
      const value = fact === 'consumptionL100km' ? null : said[fact]
      if (value !== null && value !== undefined) version.values.set(fact, (version.values.get(fact) ?? new Set()).add(value))
    }
  }
  return found
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
    {
      category: Category
      make: string
      model: string
      version: string
      fuel: string
      gearbox: string
      powerKw: number
      year: number
      ads: number
    }[]
  >`
    select category, make, coalesce(model, '') as model, version, coalesce(fuel, '') as fuel, coalesce(gearbox, '') as gearbox, coalesce(power_kw, 0) as power_kw,
      coalesce(extract(year from first_registration)::int, 0) as year, count(*)::int as ads from ad
    where model is not null and fuel is not null and gearbox is not null and power_kw is not null and first_registration is not null
      and ${isDemoAd(db)}
    group by 1, 2, 3, 4, 5, 6, 7, 8`
  const counts = new Map<string, Map<number, number>>()
  for (const { category, make, model, version, fuel, gearbox, powerKw, year, ads } of rows) {
    const key = keyOf({ category, make, model, key: versionKey(version, fuel, gearbox, powerKw) })
    counts.set(key, (counts.get(key) ?? new Map<number, number>()).set(year, ads))
  }
  return counts
}
