import { inTurns } from '@/lib/kernel/threads/in-turns'
import type { Make } from '@/lib/market/catalogue/catalogue.server'
import { type Category, categorySlugs } from '@/lib/market/catalogue/category'
import type { ColumnMap } from '@/lib/market/stock-import/columns/map-columns'
import { recogniseIn, textsOf, type VehicleTexts } from './recognise-vehicle.server'
import { assignCells } from './row-cells'
import { RowReader } from './row-reader'

const looksAt = 150
const usualShare = 0.9
const leastRows = 20

type FirstRows = { map: ColumnMap; header: readonly string[]; sample: readonly (readonly string[])[] }

function firstTexts({ map, header, sample }: FirstRows): VehicleTexts[] {
  return sample.slice(0, looksAt).map((cells) => ({ ...textsOf(new RowReader(assignCells(map, header, cells))), version: '' }))
}

/** The category in which most of the first rows have a model of the catalogue; cars when in doubt. */
export async function detectCategory(rows: FirstRows): Promise<Category> {
  const texts = firstTexts(rows)
  let best: { category: Category; hits: number } = { category: 'auto', hits: 0 }
  for (const category of categorySlugs) {
    let hits = 0
    for await (const row of inTurns(texts)) if (recogniseIn(row, category)?.model !== undefined) hits += 1
    if (hits > best.hits) best = { category, hits }
  }
  return best.category
}

/** The make of nearly all of the first rows, where there are enough: a list of one model by one make often leaves it out. */
export async function detectUsualMake(rows: FirstRows, category: Category): Promise<Make | undefined> {
  const makes: Make[] = []
  for await (const row of inTurns(firstTexts(rows))) {
    const make = recogniseIn(row, category)?.make
    if (make) makes.push(make)
  }
  const [first] = makes.toSorted((a, b) => a.slug.localeCompare(b.slug)).slice(Math.floor(makes.length / 2))
  const same = makes.filter(({ slug }) => slug === first?.slug).length
  return makes.length >= leastRows && same >= makes.length * usualShare ? first : undefined
}
