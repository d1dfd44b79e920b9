import { useCallback, useEffect, useRef, useState } from 'react'
import { otherModel } from '@/lib/accounts/selling/drafts/draft-fields'
import { versionsApi } from '@/lib/kernel/routes/version-routes'
import type { Category } from '@/lib/market/catalogue/category'
import { parseMonth } from '@/lib/market/search/query/registration-month'
import { type OfferedVersion, readOfferedVersions } from '@/lib/market/versions/version'
import { fetchJson } from '@/lib/server/http/fetch-json'

type Vehicle = { category: Category; make: string; model: string; registration: string }
/** What is known of the versions of a vehicle. `missing`: make, model or month are not said yet. */
export type VersionsState = { kind: 'missing' | 'loading' | 'failed' } | { kind: 'known'; versions: readonly OfferedVersion[] }

type Answer = { wanted: string; state: VersionsState }

/** The versions of the vehicle in the form: those of the page at first, fetched when another one is chosen. */
export function useVersions({ category, make, model, registration }: Vehicle, first: readonly OfferedVersion[] | null) {
  const year = parseMonth(registration, 9_999)?.year
  const isWhole = make !== '' && model !== '' && model !== otherModel && year !== undefined
  const wanted = isWhole ? `${make}/${model}/${year}` : ''
  const [answer, setAnswer] = useState<Answer>({ wanted, state: first === null ? { kind: 'loading' } : { kind: 'known', versions: first } })
  const asked = useRef(first === null ? '' : wanted)
  const load = useCallback(async () => {
    const state = await fetchJson(versionsApi({ category, make, model, registration: String(year) })).then(
      (found): VersionsState => ({ kind: 'known', versions: readOfferedVersions(found) }),
      (): VersionsState => ({ kind: 'failed' }),
    )
    if (asked.current === wanted) setAnswer({ wanted, state }) // another vehicle may have been chosen meanwhile
  }, [category, make, model, year, wanted])
  useEffect(() => {
    if (asked.current === wanted) return
    asked.current = wanted
    if (wanted !== '') void load()
  }, [wanted, load])
  const retry = async () => {
    setAnswer({ wanted, state: { kind: 'loading' } })
    await load()
  }
  const state: VersionsState = wanted === '' ? { kind: 'missing' } : answer.wanted === wanted ? answer.state : { kind: 'loading' }
  return { state, retry }
}
