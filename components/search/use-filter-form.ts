import { useRouter } from 'next/router'
import { type SubmitEvent, type SyntheticEvent, useRef, useState } from 'react'
import { fetchJson } from '@/lib/edge/http/fetch-json'
import { api } from '@/lib/kernel/routes/routes'
import { readCount } from '@/lib/market/search/api-responses'
import { listPageOf } from '@/lib/market/search/list-pages'
import type { SearchQuery } from '@/lib/market/search/search-query'

/** What JavaScript adds to the filter form: the number of ads while choosing, and a page change without a full load. A null count is unknown; `isRecounted` when it is no longer the page's. */
export function useFilterForm(query: SearchQuery, total: number) {
  const router = useRouter()
  const asked = useRef('')
  const [count, setCount] = useState<number | null>(total)
  const [isRecounted, setRecounted] = useState(false)

  async function recount(params: URLSearchParams) {
    params.set('lista', query.list)
    const question = params.toString()
    asked.current = question
    const answer = await fetchJson(`${api.postsCount}?${question}`).catch(() => undefined)
    if (asked.current !== question) return // a later choice has asked again
    setCount(readCount(answer))
    setRecounted(true)
  }

  function onChange({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
    void recount(chosenParams(currentTarget))
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const params = chosenParams(event.currentTarget).toString()
    const { path } = listPageOf(query.list)
    void router.push(params === '' ? path : `${path}?${params}`)
  }
  return { count, isRecounted, onChange, onSubmit }
}

/** The form's fields without the empty ones. */
function chosenParams(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
  )
}
