import styled from '@emotion/styled'
import { useRouter } from 'next/router'
import { Button } from '@/components/ui/Button'
import { SortSelect } from '@/components/ui/form/SortSelect'
import { isWatchlistSort, type WatchlistSort, watchlistHref, watchlistSorts } from '@/lib/accounts/watchlist/watchlist'
import { routes } from '@/lib/kernel/routes/routes'
import { maxWidth } from '@/styles/media'

type Props = { sort: WatchlistSort }

/** The order of the list. A choice applies at once; without JavaScript a button does. */
export function WatchlistSortForm({ sort }: Props) {
  const router = useRouter()
  return (
    <Row action={routes.watchlist} method="get">
      <SortSelect
        sort={sort}
        options={Object.entries(watchlistSorts).map(([value, label]) => ({ value, label }))}
        onChoose={(chosen) => isWatchlistSort(chosen) && void router.push(watchlistHref(chosen, 1))}
      />
      <noscript>
        <Button type="submit" variant="quiet">
          Ordina
        </Button>
      </noscript>
    </Row>
  )
}

const Row = styled.form`
  display: flex;
  align-items: end;
  gap: 8px;
  > div { width: 190px; }
  ${maxWidth(800)} { > div { width: 100%; } }
`
