import type { Db } from '@/lib/kernel/db/db.server'
import type { Category } from '@/lib/market/catalogue/category'
import { type OfferedVersion, offeredVersions, type Version } from './version'

type VersionsOf = { category: Category; make: string; model: string; year: number | null }

/** Versions that one answer holds: more are found by hand sooner than by reading. */
const offeredAtMost = 120

/** Models of which a version with a certain power is known, «auto/fiat/panda». */
export async function modelsWithPowers(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db<{ model: string }[]>`
    select distinct category || '/' || make || '/' || model as model from vehicle_version where facts #>> '{powerKw,isCertain}' = 'true'`
  return new Set(rows.map(({ model }) => model))
}

/** The versions of a model in the years around a registration, those of most ads first. What people have declared goes before the demo's own. */
export async function findVersions(db: Db, { category, make, model, year }: VersionsOf): Promise<OfferedVersion[]> {
  const rows = await db<(Version & { isDemo: boolean })[]>`
    select key, label, fuel, gearbox, ads, years, facts, is_demo from vehicle_version
    where category = ${category} and make = ${make} and model = ${model} order by is_demo, key`
  const declared = new Set(rows.filter(({ isDemo }) => !isDemo).map(({ key }) => key))
  const versions = rows.filter(({ isDemo, key }) => !isDemo || !declared.has(key))
  return offeredVersions(versions, year).slice(0, offeredAtMost)
}
