import { type Category, categorySlugs, isCategory } from '@/lib/market/catalogue/category'
import type { IndexLayout } from '@/lib/market/search-index/columns/index-layout.server'
import { fieldSeparator } from '@/lib/market/search-index/columns/row-sql.server'
import { AdIndex } from './ad-index.server'

/** The index of each category: a list shows one of them. */
export class MarketIndex {
  readonly parts: readonly AdIndex[]

  constructor(
    readonly layout: IndexLayout,
    roomFor: (category: Category) => number = () => 0,
  ) {
    this.parts = categorySlugs.map((category) => new AdIndex(layout, category, roomFor(category)))
  }

  get count(): number {
    return this.parts.reduce((sum, { count }) => sum + count, 0)
  }

  get bytes(): number {
    return this.parts.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  partOf(category: Category): AdIndex {
    const part = this.parts.find((each) => each.category === category)
    if (!part) throw new Error(`no such category: ${category}`)
    return part
  }

  /** Takes in an ad as `rowsSql` writes it, whether it is known already or not; answers its id. */
  put(line: string): number {
    const fields = line.split(fieldSeparator)
    const [id = '', category = ''] = fields
    if (!isCategory(category)) throw new Error(`no such category: ${category}`)
    for (const part of this.parts) if (part.category !== category) part.remove(Number(id))
    return this.partOf(category).put(fields)
  }

  remove(id: number): void {
    for (const part of this.parts) part.remove(id)
  }
}
