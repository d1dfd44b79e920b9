import { LinkGrid } from '@/components/ui/LinkGrid'
import { numberText } from '@/lib/catalogue/number-text'
import { routes } from '@/lib/routes/routes'
import type { FacetOption } from '@/lib/search/search-results'

type Props = { makes: readonly FacetOption[] }

export function MakeLinks({ makes }: Props) {
  return <LinkGrid links={makes.map(({ value, label, count }) => ({ label, href: `${routes.cars}/${value}`, count: count === null ? undefined : numberText(count) }))} />
}
