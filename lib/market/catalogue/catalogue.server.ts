import { parseTable, type TableMake } from './catalogue-table'
import type { Category } from './category'
import { campersTable } from './tables/campers.server'
import { carsTable } from './tables/cars.server'
import { commercialTable } from './tables/commercial.server'
import { motorbikesTable } from './tables/motorbikes.server'

export type Make = { slug: string; name: string }
export type Model = { slug: string; name: string; body: string | null }

const tables: Readonly<Record<Category, string>> = {
  auto: carsTable,
  'moto-e-scooter': motorbikesTable,
  'caravan-e-camper': campersTable,
  'veicoli-commerciali': commercialTable,
}
type Catalogue = { makes: readonly TableMake[]; sorted: Make[]; bySlug: Map<string, { make: Make; models: Map<string, Model> }> }
const loaded = new Map<Category, Catalogue>()

/** Every make of a category, by name. */
export function listMakes(category: Category): Make[] {
  return catalogueOf(category).sorted
}

export function findMake(category: Category, slug: string): Make | undefined {
  return catalogueOf(category).bySlug.get(slug)?.make
}

/** The models of a make in the order people look for them: by name, numbers as numbers. */
export function listModels(category: Category, makeSlug: string): Model[] {
  return [...(catalogueOf(category).bySlug.get(makeSlug)?.models.values() ?? [])]
}

export function findModel(category: Category, makeSlug: string, modelSlug: string): Model | undefined {
  return catalogueOf(category).bySlug.get(makeSlug)?.models.get(modelSlug)
}

/** The table as written, aliases included; for the recogniser and for checks. */
export function tableOf(category: Category): readonly TableMake[] {
  return catalogueOf(category).makes
}

function catalogueOf(category: Category): Catalogue {
  const known = loaded.get(category)
  if (known) return known
  const catalogue = buildCatalogue(parseTable(tables[category]))
  loaded.set(category, catalogue)
  return catalogue
}

function buildCatalogue(makes: TableMake[]): Catalogue {
  const bySlug = new Map<string, { make: Make; models: Map<string, Model> }>()
  for (const { slug, name, models } of makes) {
    const list = models.map((model): Model => ({ slug: model.slug, name: model.name, body: model.body === 'altro' ? null : model.body }))
    bySlug.set(slug, { make: { slug, name }, models: new Map(list.sort(byName).map((model) => [model.slug, model])) })
  }
  return { makes, sorted: [...bySlug.values()].map((entry) => entry.make).sort(byName), bySlug }
}

const italian = new Intl.Collator('it', { numeric: true, sensitivity: 'base' })

function byName(a: Make, b: Make): number {
  return italian.compare(a.name, b.name)
}
