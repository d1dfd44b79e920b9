import { routes } from '@/lib/kernel/routes/routes'
import type { WatchlistSort } from './watchlist'

/** Address of a page of the list; default values are left out. */
export function watchlistHref(sort: WatchlistSort, page: number): string {
  const query = new URLSearchParams({
    ...(sort === 'salvati' ? {} : { ordina: sort }),
    ...(page === 1 ? {} : { pagina: String(page) }),
  }).toString()
  return query === '' ? routes.favourites : `${routes.favourites}?${query}`
}
