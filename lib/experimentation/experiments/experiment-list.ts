import { routes } from '@/lib/kernel/routes/routes'
import type { ExperimentOverview } from './experiment-overview'

const pageSize = 20
const maxTextLength = 100

/** The query of the list: a part of a name, and the page. */
export type ListQuestion = { text: string; page: number }
export type ListPage = { experiments: ExperimentOverview[]; total: number; page: number; pageCount: number }

export function readListQuestion(params: URLSearchParams): ListQuestion {
  const page = params.get('pagina') ?? ''
  return { text: (params.get('cerca') ?? '').trim().slice(0, maxTextLength), page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1 }
}

export function listHref({ text, page }: ListQuestion): string {
  const params = new URLSearchParams({ ...(text === '' ? {} : { cerca: text }), ...(page === 1 ? {} : { pagina: String(page) }) })
  return params.size === 0 ? routes.experiments : `${routes.experiments}?${params}`
}

/** A page after the last is the last. */
export function listPage(all: readonly ExperimentOverview[], { text, page }: ListQuestion): ListPage {
  const wanted = text.toLowerCase()
  const found = all.filter(({ key, status, variations }) =>
    [key, status, ...variations.map((variation) => variation.key)].some((name) => name.toLowerCase().includes(wanted)),
  )
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize))
  const shown = Math.min(page, pageCount)
  return { experiments: found.slice((shown - 1) * pageSize, shown * pageSize), total: found.length, page: shown, pageCount }
}
