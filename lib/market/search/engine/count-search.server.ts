import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { invalidField, refuseFields } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { isCategory } from '@/lib/market/catalogue/category'
import { isListPage, type ListPageSlug, mainListPage } from '@/lib/market/search/page/list-pages'
import { type OptionCounts, optionCounts } from '@/lib/market/search/page/live-facets'
import type { SearchExit } from '@/lib/market/search/page/search-results'
import { filtersOf } from '@/lib/market/search/query/filter-params'
import { readSearch } from '@/lib/market/search/query/read-search'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { unreadParams } from '@/lib/market/search/query/unread-params'
import { readSentence } from '@/lib/market/search/sentence/read-sentence.server'
import { maxSentenceLength } from '@/lib/market/search/sentence/tokens'
import { sentenceParam } from '@/lib/market/search/sentence/typed-sentence'
import { suggestSearches } from '@/lib/market/search/suggestions/search-suggestions.server'
import { suggestionText } from '@/lib/market/search/suggestions/suggestion-text'
import { lookups } from './lookups.server'
import { findAds } from './search-ads.server'
import { searchEngine } from './search-engine.server'
import { choicesOf } from './search-facets.server'

/**
 * How many ads a filter form would find: its fields, or a sentence in `cerca`, and `lista` or `categoria` to say on which list. With `opzioni` also what each option of
 * these filters would give («tutte»: of all choices); left out when there was no time to count. Of all of them also, where nothing is found, what to leave out.
 */
export async function countSearch(db: Db, params: URLSearchParams): Promise<{ count: number; options?: OptionCounts; exit?: SearchExit }> {
  const list = listOf(params)
  const named = params.getAll('opzioni')
  refuseUnread(list, params, named)
  const sentence = params.get(sentenceParam)
  if (sentence !== null) return { count: await countSentence(db, sentence, list) }
  const found = readSearch({ list, segments: [], params }, lookups)
  if (!found) throw new AppError('notFound')
  const wanted = { limit: 0, params: named.includes('tutte') ? [...choicesOf(found.query), ...named] : named }
  const engine = searchEngine(db)
  const { total, facets } = await findAds(engine, found.query, wanted)
  const options = named.length === 0 ? null : optionCounts(facets)
  const [widest] = total === 0 && named.includes('tutte') ? await suggestSearches(engine, found.query, []) : []
  const exit = widest && { text: suggestionText(widest), href: widest.href, count: widest.count }
  return { count: total, ...(options && { options }), ...(exit && { exit }) }
}

/** As many as the list shows that the sentence leads to: its wishes give way where nothing has them. */
async function countSentence(db: Db, sentence: string, list: ListPageSlug, now = new Date()): Promise<number> {
  const { query, hard } = readSentence(sentence.slice(0, maxSentenceLength), { list, thisYear: now.getFullYear() })
  const count = async (of: SearchQuery) => (await findAds(searchEngine(db), of, { limit: 0, params: [] })).total
  return (await count(query)) || (hard ? count(hard) : 0)
}

function refuseUnread(list: ListPageSlug, params: URLSearchParams, named: readonly string[]): void {
  const search = new URLSearchParams([...params].filter(([name]) => !['lista', 'categoria', 'opzioni', sentenceParam].includes(name)))
  const known = new Set(['tutte', 'marca', 'modello', ...filtersOf(list).map(({ param }) => param)])
  const unread = [...unreadParams(list, search, lookups), ...(named.every((param) => known.has(param)) ? [] : ['opzioni'])]
  refuseFields(unread)
}

function listOf(params: URLSearchParams): ListPageSlug {
  const list = params.get('lista')
  if (list !== null) return isListPage(list) ? list : invalid('lista')
  const category = params.get('categoria') ?? 'auto'
  return isCategory(category) ? mainListPage(category) : invalid('categoria')
}

function invalid(name: string): never {
  throw invalidField(name, messages.digits)
}
