import { useRouter } from 'next/router'
import { type SubmitEvent, type SyntheticEvent, useRef, useState } from 'react'
import { api } from '@/lib/kernel/routes/routes'
import { readCount, readOptionCounts, readSearchExit } from '@/lib/market/search/page/api-responses'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import { type OptionCounts, withCounts } from '@/lib/market/search/page/live-facets'
import type { Facets, SearchExit } from '@/lib/market/search/page/search-results'
import { lateFacets } from '@/lib/market/search/page/sent-facets'
import { filtersOf } from '@/lib/market/search/query/filter-params'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { fetchJson } from '@/lib/server/http/fetch-json'

/** The latest answer about the form; null: unknown or absent. */
type Recounted = { count: number | null; options: OptionCounts | null; exit: SearchExit | null }

/** Slower counts are announced as pending. */
const slowMs = 300

/** What JavaScript adds to the filter form: counts of ads and options while choosing, late options, and navigation without a full load. A null count is unknown; `isRecounted`: it is no longer the page's; `chosen`: the current query of the form, null before a change; `chosenHref` leads there; `exit`: the way out of no results. */
export function useFilterForm(query: SearchQuery, total: number, facets: Facets, counted: readonly string[] = everyOption(query)) {
  const router = useRouter()
  const lastQuestion = useRef('')
  const [recounted, setRecounted] = useState<Recounted | null>(null)
  const [isCounting, setCounting] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const isLoading = useRef(false)
  const [late, setLate] = useState<Facets | null>(null)

  async function recount(params: URLSearchParams) {
    const question = questionOf(query, params, counted)
    lastQuestion.current = question
    const slow = setTimeout(() => setCounting(true), slowMs)
    const answer = await fetchJson(question).catch(() => undefined)
    clearTimeout(slow)
    if (lastQuestion.current !== question) return // a later choice has requested again
    setCounting(false)
    setRecounted({ count: readCount(answer), options: readOptionCounts(answer), exit: readSearchExit(answer) })
  }
  async function loadOptions(form: HTMLFormElement | null) {
    if (isLoading.current || form === null) return
    isLoading.current = true
    const answer = await fetchJson(questionOf(query, chosenParams(form), counted)).catch(() => undefined)
    setLate(lateFacets(query, facets, readOptionCounts(answer)))
  }

  function onChange({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
    const params = chosenParams(currentTarget)
    setChosen(params.toString())
    void recount(params)
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void router.push(hrefOf(event.currentTarget))
  }
  const hrefOf = (form: HTMLFormElement) => hrefWith(query, chosenParams(form).toString())
  const known = late ? { ...facets, ...late } : facets
  return {
    count: recounted ? recounted.count : total,
    isRecounted: recounted !== null,
    isCounting,
    exit: recounted?.exit ?? null,
    facets: recounted?.options ? withCounts(known, recounted.options, new URLSearchParams(chosen ?? '')) : known,
    loadOptions,
    onChange,
    onSubmit,
    hrefOf,
    chosen: chosen === null ? null : new URLSearchParams(chosen),
    chosenHref: hrefWith(query, chosen ?? ''),
  }
}

/** The choices of the list, and each piece an ad may have. */
function everyOption({ list }: SearchQuery): string[] {
  return ['tutte', ...filtersOf(list).flatMap(({ kind, param }) => (kind === 'allOf' ? [param] : []))]
}

function questionOf(query: SearchQuery, chosen: URLSearchParams, counted: readonly string[]): string {
  const params = new URLSearchParams([...chosen, ['lista', query.list], ...counted.map((param) => ['opzioni', param])])
  return `${api.postsCount}?${params}`
}

function hrefWith({ list }: SearchQuery, params: string): string {
  const { path } = listPageOf(list)
  return params === '' ? path : `${path}?${params}`
}

/** The form's fields without the empty ones. */
function chosenParams(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
  )
}
