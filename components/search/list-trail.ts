import type { Crumb } from '@/components/ui/Breadcrumbs'
import { feedPath } from '@/lib/kernel/routes/feed-path'
import { routes } from '@/lib/kernel/routes/routes'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import { withoutFilters, withPage, withSort, withVehicles, withView } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import { type SearchQuery, usualSort } from '@/lib/market/search/query/search-query'
import { onlyVehicle } from '@/lib/market/search/query/vehicle-choice'

/** The way to a list, without itself. */
export function trailTo(query: SearchQuery): Crumb[] {
  const bare = withoutFilters({ ...withView(query, undefined), sort: usualSort })
  const home = { label: 'Home', href: routes.home }
  const list = { label: listPageOf(query.list).label, href: searchHref(bare) }
  const only = onlyVehicle(query)
  if (!only) return query.place ? [home, list] : [home]
  const make = { label: only.make.name, href: searchHref(withVehicles(bare, [{ ...only, model: null }])) }
  if (!only.model) return query.place ? [home, list, make] : [home, list]
  const model = { label: only.model.name, href: searchHref(withVehicles(bare, [only])) }
  return query.place ? [home, list, make, model] : [home, list, make]
}

/** The newest of what a list finds, as RSS. */
export function feedOf(query: SearchQuery): string {
  return feedPath(searchHref(withPage(withSort(withView(query, undefined), usualSort), 1)))
}
