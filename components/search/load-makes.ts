import { api } from '@/lib/kernel/routes/routes'
import type { Category } from '@/lib/market/catalogue/category'
import { readNamed, readOptionCounts } from '@/lib/market/search/page/api-responses'
import type { FacetOption } from '@/lib/market/search/page/search-results'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { fetchJson } from '@/lib/server/http/fetch-json'

type Option = { value: string; label: string }

/** Every make of a category. They come when a form needs them: the page weighs less without. Empty where they do not come. */
export async function loadMakes(category: Category): Promise<Option[]> {
  const answer = await fetchJson(api.makes(category)).catch(() => undefined)
  return readNamed(answer).map(({ slug, name }) => ({ value: slug, label: name }))
}

/** The makes that a list has ads of, with their numbers. Empty where they do not come. */
export async function loadOfferedMakes({ list }: SearchQuery, category: Category): Promise<FacetOption[]> {
  const [makes, answer] = await Promise.all([
    loadMakes(category),
    fetchJson(`${api.postsCount}?${new URLSearchParams({ lista: list, opzioni: 'marca' })}`).catch(() => undefined),
  ])
  const counts = readOptionCounts(answer)?.['marca'] ?? {}
  return makes.flatMap((make) => (counts[make.value] === undefined ? [] : [{ ...make, count: counts[make.value] ?? 0, chosen: false }]))
}
