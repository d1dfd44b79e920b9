import { listPageOf } from '@/lib/market/search/page/list-pages'
import { paramsText, searchHref } from '@/lib/market/search/query/search-href'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import type { ReadingNote } from './claims'

/** The parameter of a list that holds a sentence. It is no filter: what it says stands in the other parameters. */
export const sentenceParam = 'cerca'

/** The parameter of a list with what somebody adds to the search that its other parameters say. */
export const addedParam = 'aggiungi'

/** The sentence that led to a list, and what there is to say about its reading. */
export type TypedSentence = { text: string; words: readonly string[]; notes: readonly ReadingNote[] }

/** The address of a search that a sentence led to. */
export function sentenceHref(query: SearchQuery, text: string): string {
  const href = searchHref(query)
  return `${href}${href.includes('?') ? '&' : '?'}${paramsText(new URLSearchParams({ [sentenceParam]: text }))}`
}

/** Address to which the form with a field for a sentence leads. */
export function sentenceAction({ list }: Pick<SearchQuery, 'list'>): string {
  return listPageOf(list).path
}
