import { LinkGrid } from '@/components/ui/LinkGrid'
import { categories } from '@/lib/market/catalogue/category'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { StockByCategory, StockEntry } from '@/lib/market/search/page/stock-directory'

type Props = { stock: StockByCategory<StockEntry> }

/** Bodies of cars, kinds of motorbikes, campers and commercial vehicles: those that are for sale. */
export function TypeDirectory({ stock }: Props) {
  return stock.map(({ category, entries: all }) => {
    const entries = all.filter((entry) => entry.count > 0)
    if (entries.length === 0) return null
    const param = category === 'auto' ? 'carrozzeria' : 'tipo'
    return (
      <section key={category}>
        <h2>{categories[category].label}</h2>
        <LinkGrid
          links={entries.map(({ slug, name, count }) => ({
            label: name,
            href: `${categories[category].path}?${param}=${slug}`,
            count: numberText(count),
          }))}
        />
      </section>
    )
  })
}
