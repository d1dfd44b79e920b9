import { useRouter } from 'next/router'
import { type SubmitEvent, type SyntheticEvent, useRef, useState } from 'react'
import { fetchJson } from '@/lib/edge/http/fetch-json'
import { api } from '@/lib/kernel/routes/routes'
import { readCount, readOptionCounts } from '@/lib/market/search/api-responses'
import { listPageOf } from '@/lib/market/search/list-pages'
import { type OptionCounts, withCounts } from '@/lib/market/search/live-facets'
import type { SearchQuery } from '@/lib/market/search/search-query'
import type { Facets } from '@/lib/market/search/search-results'

/** What JavaScript adds to the filter form: the number of ads, of every option too, while choosing, and a page change without a full load. A null count is unknown; `isRecounted` when it is no longer the page's; `chosenHref` leads to what has been chosen so far. */
export function useFilterForm(query: SearchQuery, total: number, facets: Facets, counted: readonly string[] = ['tutte']) {
  const router = useRouter()
  const asked = useRef('')
  const [count, setCount] = useState<number | null>(total)
  const [isRecounted, setRecounted] = useState(false)
  const [chosen, setChosen] = useState('')
  const [options, setOptions] = useState<OptionCounts | null>(null)

  async function recount(params: URLSearchParams) {
    params.set('lista', query.list)
    for (const param of counted) params.append('opzioni', param)
    const question = params.toString()
    asked.current = question
    const answer = await fetchJson(`${api.postsCount}?${question}`).catch(() => undefined)
    if (asked.current !== question) return // a later choice has asked again
    setCount(readCount(answer))
    setRecounted(true)
    setOptions(readOptionCounts(answer))
  }

  function onChange({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
    const params = chosenParams(currentTarget)
    setChosen(params.toString())
    void recount(params)
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void router.push(hrefWith(chosenParams(event.currentTarget).toString()))
  }
  function hrefWith(params: string): string {
    const { path } = listPageOf(query.list)
    return params === '' ? path : `${path}?${params}`
  }
  return { count, isRecounted, facets: options ? withCounts(facets, options) : facets, onChange, onSubmit, chosenHref: hrefWith(chosen) }
}

/** The form's fields without the empty ones. */
function chosenParams(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
  )
}
