type Routes = {
  staticRoutes: readonly { page: string }[]
  dynamicRoutes: readonly { page: string; regex: string }[]
  rewrites: { afterFiles: readonly { source: string; regex: string }[] }
}
type Pattern = { name: string; test: RegExp }

/** The route of a path that belongs to none of ours. */
export const otherRoute = 'other'
const ofServer = ['/health', '/healthz', '/readyz']

/**
 * Under which name a path is counted: the pattern of its route, `/annuncio/[slug]`, never the path itself, so that there are no more names than routes.
 * Without routes only what the server answers by itself has a name.
 */
export function routePatterns(routes: Routes | undefined): (path: string) => string {
  const { staticRoutes, dynamicRoutes, rewrites } = routes ?? nothing
  const whole = new Set([...ofServer, ...staticRoutes.map(({ page }) => page)])
  const patterns = byFirstWord([
    ...rewrites.afterFiles.map(({ source, regex }) => ({ name: source, test: new RegExp(regex) })),
    ...dynamicRoutes.map(({ page, regex }) => ({ name: page, test: new RegExp(regex) })),
  ])
  return (path) => {
    if (path.startsWith('/_next/')) return '/_next'
    const tidy = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
    if (whole.has(tidy)) return tidy
    return patterns.get(firstWord(tidy))?.find(({ test }) => test.test(tidy))?.name ?? otherRoute
  }
}

const nothing: Routes = { staticRoutes: [], dynamicRoutes: [], rewrites: { afterFiles: [] } }

/** Cached pages are answered thousands of times a second: not each is compared with every pattern. */
function byFirstWord(patterns: readonly Pattern[]): ReadonlyMap<string, readonly Pattern[]> {
  const groups = new Map<string, Pattern[]>()
  for (const pattern of patterns) {
    const word = firstWord(pattern.name)
    const group = groups.get(word)
    if (group) group.push(pattern)
    else groups.set(word, [pattern])
  }
  return groups
}

function firstWord(path: string): string {
  return path.split('/', 2)[1] ?? ''
}
