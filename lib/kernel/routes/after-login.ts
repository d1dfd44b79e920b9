import { adIdFrom, adToSaveParam, routes, watchlistPathSavingAd } from './routes'

type Query = Record<string, string | string[] | undefined>

/** Pages a login may lead to, by the first part of their address. */
const sections = new Set([...Object.values(routes).map(sectionOf), 'annuncio', 'area-concessionario'])

/** The page to which a login leads: the markers of the specification first, then `dopo`, then what the caller wants. */
export function afterLoginPath(query: Query, fallback: string = routes.home): string {
  if ('validate-email' in query) return routes.profile
  if ('preferiti' in query) return watchlistPath(adIdFrom(query[adToSaveParam]))
  const target = safePath(query['dopo'])
  return target === undefined || isLogin(target) ? fallback : target
}

/** The ad that somebody wanted to save when they were sent to the login, by where the login leads. */
export function adToSaveAfterLogin(after: string): number | undefined {
  const [path, query] = after.split('?')
  return path === routes.watchlist ? adIdFrom(new URLSearchParams(query).get(adToSaveParam)) : undefined
}

/** The watchlist, with the ad that is to be on it when there is one. */
export function watchlistPath(adId: number | undefined): string {
  return adId === undefined ? routes.watchlist : watchlistPathSavingAd(adId)
}

/** An address as a page of ours, or undefined: nothing else may ever be redirected to. */
export function safePath(address: unknown): string | undefined {
  if (typeof address !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(address)) return undefined
  if (address.length > maxPathLength || !URL.canParse(address, anywhere)) return undefined
  const { origin, pathname, search, hash } = new URL(address, anywhere)
  const isOurs = origin === anywhere && !pathname.startsWith('//') && sections.has(sectionOf(pathname))
  return isOurs ? pathname + search + hash : undefined
}

const anywhere = 'http://site.invalid'
const maxPathLength = 2_000

/** Login and registration are no valid destinations after a login. */
function isLogin(path: string): boolean {
  return [routes.login, routes.loginCode, routes.registration].some((own) => path.split(/[?#]/)[0] === own)
}

function sectionOf(path: string): string {
  return path.split(/[/?#]/)[1] ?? ''
}
