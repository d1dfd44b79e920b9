import { Link } from '@/components/ui/Link'
import { LinkGrid } from '@/components/ui/LinkGrid'
import { routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { StockMake } from '@/lib/market/search/stock-directory'

type Props = { makes: readonly StockMake[] }

/** The car makes for sale, each with its models. */
export function ModelDirectory({ makes }: Props) {
  return makes.map((make) => (
    <section key={make.slug}>
      <h2>
        <Link href={`${routes.cars}/${make.slug}`}>{make.name}</Link>
      </h2>
      <LinkGrid
        links={make.models.map(({ slug, name, count }) => ({
          label: name,
          href: `${routes.cars}/${make.slug}/${slug}`,
          count: numberText(count),
        }))}
      />
    </section>
  ))
}
