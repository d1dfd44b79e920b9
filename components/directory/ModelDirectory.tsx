import { Link } from '@/components/ui/Link'
import { LinkGrid } from '@/components/ui/LinkGrid'
import { modelPath } from '@/lib/kernel/routes/model-path'
import { routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import { adsToBeIndexed } from '@/lib/market/model-pages/model-page'
import { relTo } from '@/lib/market/search/page/search-indexing'
import type { StockMake } from '@/lib/market/search/page/stock-directory'

type Props = { makes: readonly StockMake[] }

/** The car makes for sale, each with its models: those with a few ads at least have a page of their own. */
export function ModelDirectory({ makes }: Props) {
  return makes.map((make) => (
    <section key={make.slug}>
      <h2>
        <Link href={`${routes.cars}/${make.slug}`}>{make.name}</Link>
      </h2>
      <LinkGrid
        links={make.models.map(({ slug, name, count }) => ({
          label: name,
          href: count < adsToBeIndexed ? `${routes.cars}/${make.slug}/${slug}` : modelPath(make.slug, slug),
          count: numberText(count),
          rel: relTo(count),
        }))}
      />
    </section>
  ))
}
