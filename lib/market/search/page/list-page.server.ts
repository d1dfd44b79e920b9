import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ParsedUrlQuery } from 'node:querystring'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { pageDataFolder } from '@/lib/kernel/framework/next-names.mjs'
import { routes } from '@/lib/kernel/routes/routes'
import { readCursor } from '@/lib/market/search/engine/list-cursor'
import { lookups } from '@/lib/market/search/engine/lookups.server'
import { searchAds } from '@/lib/market/search/engine/search-ads.server'
import { buildMap } from '@/lib/market/search/map/build-map.server'
import type { ResultMap } from '@/lib/market/search/map/result-map'
import { isFilterPage, shownChoices } from '@/lib/market/search/query/panel-groups'
import { readSearch } from '@/lib/market/search/query/read-search'
import { withAdded } from '@/lib/market/search/query/search-edit'
import { paramsText, searchHref } from '@/lib/market/search/query/search-href'
import { emptySearch, type SearchQuery } from '@/lib/market/search/query/search-query'
import { readSentence } from '@/lib/market/search/sentence/read-sentence.server'
import { maxSentenceLength } from '@/lib/market/search/sentence/tokens'
import { addedParam, sentenceHref, sentenceParam, type TypedSentence } from '@/lib/market/search/sentence/typed-sentence'
import { sellsOwn } from '@/lib/market/search/sentence/wishes/sells-own'
import { findLandingText } from './landing-pages.server'
import type { ListPageSlug } from './list-pages'
import { canonicalHref, isIndexable } from './search-indexing'
import { type SentQuery, type SentResults, sendResults, serializeQuery } from './sent-list'

type ListPageRequest = {
  db: Db
  context: {
    params?: ParsedUrlQuery | undefined
    resolvedUrl: string
    req: Pick<IncomingMessage, 'url'>
    res: Pick<ServerResponse, 'statusCode'>
  }
  redirect(to: string, how: 'permanent' | 'temporary'): never
}
export type ListPageProps = {
  query: SentQuery
  results: SentResults
  /** Says that every group of filters stands unfolded. */
  hasAllFilters?: true
  /** The results on the map, where the address asks for it. */
  map?: ResultMap
  /** What was typed to come here; null without. */
  sentence: TypedSentence | null
}

/**
 * Loads what a list page shows: the search its address stands for, and what it finds. A page beyond the last one does not exist. One that finds
 * nothing shows the ways out of it with status 404, as search engines require of combinations of filters; data for a page that is open already has none.
 */
export function listPage(list: ListPageSlug): (visit: ListPageRequest) => Promise<ListPageProps> {
  return async ({ db, context, redirect }) => {
    const params = paramsOf(context.resolvedUrl)
    const typed = readTyped(params, list)
    const address = resolvedAddress(context.resolvedUrl)
    if (typed && sellsOwn(typed.sentence.text)) redirect(routes.sell, 'temporary')
    if (typed && address !== typed.address && address !== typed.hard) redirect(typed.address, 'temporary')
    params.delete(sentenceParam)
    const found = readSearch({ list, segments: segmentsOf(context.params), params }, lookups)
    if (!found) throw new AppError('notFound')
    if (found.redirect !== null) redirect(found.redirect, 'temporary')
    if (params.has(addedParam)) redirect(searchHref(withAdded(found.query, readText(textOf(params, addedParam), list).query)), 'temporary')
    const { query } = found
    const hasAllFilters = isFilterPage(params)
    const after = readCursor(params, query)
    const isMap = query.view !== undefined && !hasAllFilters
    const [results, facts] = await Promise.all([
      searchAds(db, query, [...new Set([...shownChoices(query, hasAllFilters), ...(isMap ? ['provincia'] : [])])], after),
      cachedLandingText(db, query),
    ])
    if (results.total === 0 && typed?.hard && typed.hard !== address) redirect(typed.hard, 'temporary') // wishes give way
    if (results.total === 0 && !isWholeList(query) && !isForOpenPage(context.req.url)) context.res.statusCode = 404
    const isVariant = hasAllFilters || results.hasCursor === true || typed !== null
    const noindex = isVariant || !isIndexable(query, results.total)
    return {
      query: serializeQuery(query),
      results: { ...sendResults(results), ...(noindex && { noindex }), ...(facts !== null && { facts }) },
      ...(hasAllFilters && { hasAllFilters }),
      ...(isMap && { map: await buildMap(db, query, results) }),
      sentence: typed ? (typed.hard === address ? withoutChoices(typed.sentence) : typed.sentence) : null,
    }
  }
}

/** Sentences of facts are written once a night, and needed by every list: each is read once a minute. */
const cachedMs = 60_000
const maxCached = 1_000
let cache = { since: 0, texts: new Map<string, string>() }

async function cachedLandingText(db: Db, query: SearchQuery): Promise<string | null> {
  if (performance.now() - cache.since > cachedMs || cache.texts.size >= maxCached) cache = { since: performance.now(), texts: new Map() }
  const { texts } = cache
  const path = searchHref(query)
  const known = texts.get(path)
  if (known !== undefined) return known
  const text = await findLandingText(db, query)
  if (text !== null) texts.set(path, text) // all other searches have none, and do not query the database
  return text
}

/** A category without ads is still a page of the site. */
function isWholeList(query: SearchQuery): boolean {
  return canonicalHref(query) === searchHref(emptySearch(query.list))
}

/** Whether Next fetches the data of a page it goes to; what is refused it loads anew as a whole. */
function isForOpenPage(address = ''): boolean {
  return address.startsWith(pageDataFolder)
}

/** The sentence of an address with what is added to it, the one address that says what it means, and that of its facts alone. It counts alone: other parameters beside it are those of its reading. */
function readTyped(params: URLSearchParams, list: ListPageSlug): { sentence: TypedSentence; address: string; hard: string | null } | null {
  const sentence = textOf(params, sentenceParam)
  if (sentence === '') return null
  const text = cut(`${sentence} ${textOf(params, addedParam)}`)
  const { query, hard, words, notes } = readText(text, list)
  return { sentence: { text, words, notes }, address: sentenceHref(query, text), hard: hard && sentenceHref(hard, text) }
}

/** A sentence whose soft choices have found nothing. */
function withoutChoices(sentence: TypedSentence): TypedSentence {
  return { ...sentence, notes: sentence.notes.map((note) => (note.kind === 'wish' && note.without ? { ...note, gaveWay: true } : note)) }
}

function readText(text: string, list: ListPageSlug, now = new Date()) {
  return readSentence(text, { list, thisYear: now.getFullYear() })
}

function textOf(params: URLSearchParams, name: string): string {
  return cut(params.get(name) ?? '')
}

function cut(text: string): string {
  return text.trim().slice(0, maxSentenceLength).trim()
}

/** Writes an address as `sentenceHref` does, however the browser escaped it. */
function resolvedAddress(resolvedUrl: string): string {
  const { pathname, searchParams } = new URL(resolvedUrl, 'http://localhost')
  return `${pathname}?${paramsText(searchParams)}`
}

function segmentsOf(params: ParsedUrlQuery | undefined): string[] {
  const vehicle = params?.['veicolo']
  return Array.isArray(vehicle) ? vehicle : []
}

function paramsOf(resolvedUrl: string): URLSearchParams {
  return new URL(resolvedUrl, 'http://localhost').searchParams
}
