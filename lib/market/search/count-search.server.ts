import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { isCategory } from '@/lib/market/catalogue/category'
import { isListPage, type ListPageSlug, mainListPage } from './list-pages'
import { lookups } from './lookups.server'
import { readSearch } from './read-search'
import { countAds } from './search-ads.server'

/** How many ads a filter form would find: its fields, and `lista` or `categoria` to say on which list. */
export async function countSearch(db: Db, params: URLSearchParams): Promise<{ count: number }> {
  const found = readSearch({ list: listOf(params), segments: [], params }, lookups)
  if (!found) throw new AppError('notFound')
  return { count: await countAds(db, found.query) }
}

function listOf(params: URLSearchParams): ListPageSlug {
  const list = params.get('lista')
  if (list !== null) return isListPage(list) ? list : invalid('lista')
  const category = params.get('categoria') ?? 'auto'
  return isCategory(category) ? mainListPage(category) : invalid('categoria')
}

function invalid(name: string): never {
  throw new AppError('invalid', `unknown ${name}`)
}
