import type { IncomingMessage, ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import type { ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import { readCookies } from '@/lib/kernel/browser/read-cookies.server'
import { env } from '@/lib/kernel/config/env.server'
import { getDb } from '@/lib/kernel/db/db.server'
import { findAdPage } from '@/lib/market/ads/ad-queries.server'
import { homePage } from '@/lib/market/search/page/home-page.server'
import { listPage } from '@/lib/market/search/page/list-page.server'
import { pageProps } from '@/lib/server/page/page-props.server'
import { subscribeToMarketChanges } from './market-changes.server'
import { openTestSite } from './test-site'

const loadAd = pageProps(async ({ db, context }) => ({ page: await findAdPage(db, Number(context.query['id'])) }))
const loadList = pageProps(listPage('annunci'))
const loadHome = pageProps(({ db }) => homePage(db, undefined))
const loaderOf = (path: string) => (path === '/' ? loadHome : path === '/annunci' ? loadList : loadAd)

/** Shows what our pages load for any visitor, ads by `/annuncio/x?id=…`. */
export async function showPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const resolvedUrl = request.url ?? ''
  const { pathname, searchParams } = new URL(resolvedUrl, 'http://localhost')
  const req = Object.assign(request, { cookies: readCookies(request.headers.cookie ?? '') })
  const shown = await loaderOf(pathname)({ req, res: response, query: Object.fromEntries(searchParams), resolvedUrl })
  response.end(JSON.stringify(shown))
}

/** Opens the pages with nothing in front of them. */
export const openFreshSite = () => openTestSite(showPage, { isCached: false })

/** Opens the pages with the cache in front, which hears of the market's changes as in the server. */
export async function openMarketSite(findConfig: () => ProjectConfig | undefined = () => undefined, databaseUrl = env().databaseUrl) {
  const site = await openTestSite(showPage, { findConfig })
  site.cache.disconnect()
  const heard = { changes: 0, isConnected: false }
  const ear = {
    onChange: () => {
      heard.changes += 1
      site.cache.forget()
    },
    onConnected: () => {
      heard.isConnected = true
      site.cache.connect()
    },
    onDisconnected: () => {
      heard.isConnected = false
      site.cache.disconnect()
    },
  }
  const changes = subscribeToMarketChanges(databaseUrl, getDb(), ear, 100)
  onTestFinished(() => changes.close())
  return { ...site, heard }
}
