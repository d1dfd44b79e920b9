import { getPage } from './get-page'

/** The pages that are measured. The ad is the first one of the list. */
export type PageName = 'home' | 'list' | 'make list' | 'ad' | 'login'
export type Pages = Record<PageName, string>

/** A personal cookie without meaning: it bypasses the page cache, and causes no work. */
export const uncached = { Cookie: 'ingrana_bench=1' }

export async function findPages(url: string): Promise<Pages> {
  const list = (await getPage(`${url}/usate`)).body.toString()
  const ad = /href="(\/annuncio\/[^"?#]+)/.exec(list)?.[1]
  if (ad === undefined) throw new Error(`the list of ${url} links to no ad`)
  return { home: '/', list: '/usate', 'make list': '/usate/fiat', ad, login: '/accedi' }
}

/** The cache state of an answer from `Server-Timing`; «none» without a cache. */
export function cacheStateOf(header: string | undefined): string {
  return /(?:^|,)\s*cache;\s*desc="?(\w+)/.exec(header ?? '')?.[1] ?? 'none'
}

/** The cache state of an address after several requests, as of a popular page. */
export async function settledState(url: string, headers: Record<string, string>): Promise<string> {
  let state = 'none'
  for (let time = 0; time < 4; time++) state = cacheStateOf((await getPage(url, headers)).serverTiming)
  return state
}
