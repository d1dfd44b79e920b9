import type { Asked } from './request-at-pace'
import { type AddressSampling, addressSampler } from './sample-visits'
import type { SiteAddresses } from './site-addresses'
import { anonymousVisitors, loggedInVisitors, type Visitor, visitorsWithOwnCookie } from './visitors'

export type VisitRow = { name: string; next: () => Asked }

const seed = 41
const crowd = 200
const loggedIn = 50

/** Requests row by row: the whole mix, then each kind of page, then one hot address repeatedly. */
export async function visitRows(
  { lists, ads, others }: SiteAddresses,
  site: { url: string; dataDir: string },
  hot: { list: string; ad: string },
): Promise<VisitRow[]> {
  const visitors = { anonymous: anonymousVisitors(crowd), own: visitorsWithOwnCookie(crowd), user: await loggedInVisitors(loggedIn, site) }
  const all = [...lists, ...ads, ...others]
  const sampled = (sampling: AddressSampling, who: 'anonymous' | 'user') =>
    row(`all pages ${sampling}, ${names[who]}`, all, visitors[who], sampling)
  const different = (kind: string, addresses: string[], who: 'own' | 'user') =>
    row(`different ${kind}, ${names[who]}`, addresses, visitors[who], 'evenly')
  return [
    sampled('evenly', 'anonymous'),
    sampled('by popularity', 'anonymous'),
    sampled('evenly', 'user'),
    sampled('by popularity', 'user'),
    different('lists', lists, 'own'),
    different('ads', ads, 'own'),
    different('other pages', others, 'own'),
    different('lists', lists, 'user'),
    different('ads', ads, 'user'),
    row('hot: one list, made anew', [hot.list], visitors.own, 'evenly'),
    row('hot: one ad, made anew', [hot.ad], visitors.own, 'evenly'),
    row('hot: one list, from the cache', [hot.list], visitors.anonymous, 'evenly'),
  ]
}

const names = { anonymous: 'anonymous', own: 'made anew for each visitor', user: 'logged in' } as const

/** Each row requests in its own order, and each visitor has its own address. */
function row(name: string, addresses: readonly string[], visitors: readonly Visitor[], sampling: AddressSampling): VisitRow {
  const address = addressSampler(addresses, sampling, seed)
  let turn = 0
  return {
    name,
    next: () => {
      const place = (turn += 1) % visitors.length
      return {
        path: address(),
        headers: { 'Accept-Encoding': 'gzip, br', 'X-Forwarded-For': `198.51.100.${1 + (place % 250)}`, ...visitors[place] },
      }
    },
  }
}
