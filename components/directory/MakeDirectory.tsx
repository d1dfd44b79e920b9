import { Link } from '@/components/ui/Link'
import { LinkGrid } from '@/components/ui/LinkGrid'
import { categories } from '@/lib/market/catalogue/category'
import { numberText } from '@/lib/market/catalogue/number-text'
import { relTo } from '@/lib/market/search/page/search-indexing'
import type { StockByCategory, StockMake } from '@/lib/market/search/page/stock-directory'

type Props = { stock: StockByCategory<StockMake> }

/** The makes for sale, category by category. */
export function MakeDirectory({ stock }: Props) {
  return stock
    .filter(({ entries }) => entries.length > 0)
    .map(({ category, entries }) => (
      <section key={category}>
        <h2>
          <Link href={categories[category].path}>{categories[category].label}</Link>
        </h2>
        <LinkGrid
          links={entries.map(({ slug, name, count }) => ({
            label: name,
            href: `${categories[category].path}/${slug}`,
            count: numberText(count),
            rel: relTo(count),
          }))}
        />
      </section>
    ))
}
