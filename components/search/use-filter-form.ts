import { useRouter } from 'next/router'
import { useRef, useState, type FormEvent } from 'react'
import { api } from '@/lib/routes/routes'
import { listPageOf } from '@/lib/search/list-pages'
import type { SearchQuery } from '@/lib/search/search-query'

/** What JavaScript adds to the filter form: the number of ads while choosing, and a page change without a full load. */
export function useFilterForm(query: SearchQuery, total: number) {
  const router = useRouter()
  const ref = useRef<HTMLFormElement>(null)
  const asked = useRef('')
  const [count, setCount] = useState<number | null>(total)

  async function recount() {
    const params = chosenParams(ref.current)
    params.set('lista', query.list)
    asked.current = params.toString()
    const answer = await fetch(`${api.postsCount}?${asked.current}`).catch(() => undefined)
    if (asked.current !== params.toString()) return // a later choice has asked again
    const found: { count: number } | null = answer?.ok ? await answer.json() : null
    setCount(found?.count ?? null)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const params = chosenParams(ref.current).toString()
    const { path } = listPageOf(query.list)
    void router.push(params === '' ? path : `${path}?${params}`)
  }
  return { ref, count, onChange: () => void recount(), onSubmit }
}

/** The form's fields without the empty ones. */
function chosenParams(form: HTMLFormElement | null): URLSearchParams {
  const fields = form ? [...new FormData(form)] : []
  return new URLSearchParams(fields.flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])))
}
