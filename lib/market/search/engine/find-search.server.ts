import { listPageOf, listPageSlugs } from '@/lib/market/search/page/list-pages'
import { readQuery } from '@/lib/market/search/query/read-search'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { lookups } from './lookups.server'

const anywhere = 'http://site.invalid'

/** The search that an address of ours stands for; undefined when no list has it. */
export function findSearch(address: string): SearchQuery | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, anywhere)) return undefined
  const { origin, pathname, searchParams } = new URL(address, anywhere)
  const list = listPageSlugs.find((slug) => `${pathname}/`.startsWith(`${listPageOf(slug).path}/`))
  if (origin !== anywhere || list === undefined) return undefined
  const segments = decoded(pathname.slice(listPageOf(list).path.length + 1))
  return (segments && readQuery({ list, segments, params: searchParams }, lookups)) ?? undefined
}

function decoded(path: string): string[] | undefined {
  try {
    return path === '' ? [] : path.split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
}
