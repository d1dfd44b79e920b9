import { LinkGrid } from '@/components/ui/LinkGrid'
import { routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { FacetOption } from '@/lib/market/search/page/search-results'

type Props = { makes: readonly FacetOption[] }

export function MakeLinks({ makes }: Props) {
  return (
    <LinkGrid
      links={makes.map(({ value, label, count }) => ({
        label,
        href: `${routes.cars}/${value}`,
        count: count === null ? undefined : numberText(count),
      }))}
    />
  )
}
