import { type Category, categorySlugs } from '@/lib/market/catalogue/category'
import { linkWords } from './link-words'
import type { ColumnMap } from './map-columns'
import { recogniseIn } from './recognise-vehicle.server'
import { assignCells } from './row-cells'
import { RowReader } from './row-reader'

const looksAt = 150

/** The category in which most of the first rows have a model of the catalogue; cars when in warning. */
export function detectCategory(map: ColumnMap, header: readonly string[], sample: readonly (readonly string[])[]): Category {
  const rows = sample.slice(0, looksAt).map((cells) => {
    const row = new RowReader(assignCells(map, header, cells))
    return {
      make: row.text('make'),
      makeModel: row.text('makeModel'),
      model: row.text('model'),
      title: row.text('title'),
      version: '',
      link: linkWords(row.text('link')),
    }
  })
  const hits = (category: Category) => rows.filter((texts) => recogniseIn(texts, category)?.model !== undefined).length
  return categorySlugs.map((category) => ({ category, hits: hits(category) })).reduce((best, next) => (next.hits > best.hits ? next : best))
    .category
}
