import { LinkGrid } from '@/components/ui/LinkGrid'
import { numberText } from '@/lib/market/catalogue/number-text'
import { labelOf } from '@/lib/market/catalogue/vocabulary'
import { dealerQueryHref } from '@/lib/market/dealers/dealer-directory'
import { regions } from '@/lib/market/places/place'

type Props = { counts: readonly { region: string; count: number }[] }

/** The dealers of Italy, region by region. */
export function RegionDirectory({ counts }: Props) {
  const links = counts.map(({ region, count }) => ({
    label: labelOf(regions, region),
    href: dealerQueryHref({ name: '', region, page: 1 }),
    count: numberText(count),
  }))
  return (
    <section aria-label="Regioni">
      <LinkGrid links={links} />
    </section>
  )
}
