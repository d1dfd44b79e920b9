import { LinkGrid } from '@/components/ui/LinkGrid'
import { routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { HomeOption } from '@/lib/market/search/page/reduced-ads'

type Props = { makes: readonly HomeOption[] }

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
