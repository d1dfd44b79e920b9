import { useLateNavigation } from '@/components/ui/use-late-navigation'
import { listPageOf, listPageSlugs } from '@/lib/market/search/list-pages'

const listPaths = listPageSlugs.map((slug) => listPageOf(slug).path)

/** Whether another list is on its way to this page. */
export function useListLoading(): boolean {
  return useLateNavigation(isList)
}

function isList(address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? ''
  return listPaths.some((list) => path === list || path.startsWith(`${list}/`))
}
