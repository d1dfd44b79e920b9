import { Link } from '@/components/ui/Link'
import { LinkGrid } from '@/components/ui/LinkGrid'
import { regions as regionNames } from '@/lib/kernel/italian/regions'
import { numberText } from '@/lib/market/catalogue/number-text'
import { labelOf } from '@/lib/market/catalogue/vocabulary'
import { allDealers, dealerQueryHref } from '@/lib/market/dealers/dealer-directory'
import { indexHref, type RegionCount } from '@/lib/market/dealers/dealer-letters'
import { provinces } from '@/lib/market/places/place'

type Props = { regions: readonly RegionCount[] }

/** The dealers of Italy, region by region and province by province. */
export function RegionDirectory({ regions }: Props) {
  return regions.map(({ region, provinces: counts }) => (
    <section key={region}>
      <h2>
        <Link href={dealerQueryHref({ ...allDealers, region })}>{labelOf(regionNames, region)}</Link>
      </h2>
      <LinkGrid
        links={counts.map(({ code, count }) => ({
          label: provinces[code]?.name ?? code,
          href: indexHref({ province: code, letter: null, page: 1 }),
          count: numberText(count),
        }))}
      />
    </section>
  ))
}
