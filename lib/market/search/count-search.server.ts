import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { isCategory } from '@/lib/market/catalogue/category'
import { isListPage, type ListPageSlug, mainListPage } from './list-pages'
import { type OptionCounts, optionCounts } from './live-facets'
import { lookups } from './lookups.server'
import { readSearch } from './read-search'
import { findAds } from './search-ads.server'
import { searchEngine } from './search-engine.server'

/**
 * How many ads a filter form would find: its fields, and `lista` or `categoria` to say on which list. With `opzioni` also what each option of
 * these choices would give («tutte»: of all of them); left out when there was no time to count.
 */
export async function countSearch(db: Db, params: URLSearchParams): Promise<{ count: number; options?: OptionCounts }> {
  const found = readSearch({ list: listOf(params), segments: [], params }, lookups)
  if (!found) throw new AppError('notFound')
  const asked = params.getAll('opzioni')
  const wanted = { limit: 0, params: asked.includes('tutte') ? undefined : asked }
  const { total, facets } = await findAds(searchEngine(db), found.query, wanted)
  const options = asked.length === 0 ? null : optionCounts(facets)
  return { count: total, ...(options && { options }) }
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
