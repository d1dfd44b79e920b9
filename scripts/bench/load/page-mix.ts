import { type Pages, uncached } from '../pages/pages'
import type { Asked } from './mixed-load'

/** Concurrent visitors, each from an address of their own. */
const people = 40

/** One round of requests: half from anonymous visitors, whose pages may be cached, half with personal cookies. It has the login and searches that are new. */
export function pageMix({ home, list, 'make list': makeList, ad, login }: Pages): Asked[] {
  const pages = (person: number) => [home, list, makeList, ad, login, `/usate?prezzo_a=${5_000 + 250 * person}&q=panda`]
  return Array.from({ length: people }, (_, person) =>
    pages(person).map((path) => ({
      path,
      headers: { 'X-Forwarded-For': `198.51.100.${person + 1}`, 'Accept-Encoding': 'gzip', ...(person % 2 === 0 ? uncached : {}) },
    })),
  ).flat()
}
