import type { IncomingMessage } from 'node:http'
import { ownAmong, storeAdViews } from '@/lib/accounts/selling/ad-views.server'
import { findSession } from '@/lib/accounts/sessions/find-session.server'
import { readCookie } from '@/lib/accounts/sessions/session-cookie.server'
import { readCookies } from '@/lib/kernel/browser/read-cookies.server'
import { env } from '@/lib/kernel/config/env.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { adIdOf } from '@/lib/kernel/routes/routes'
import { isBotAgent } from '@/lib/tracking/bot-agent'

const storeMs = 10_000
/** The page of an ad, and its data for a visitor who comes from another page. */
const adPage = /^\/(?:_next\/data\/[^/]+\/)?annuncio\/([^/?]+?)(?:\.json)?(?:\?|$)/

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>
type Views = Map<number, number>

/**
 * How often the pages of ads are opened, cached pages too. Of a visitor nothing is written down: who is logged in is known here for a few
 * seconds, so that nobody counts on an ad of their own. Sums are written every ten seconds; a crash loses those of the last ones.
 */
export class ViewCounter {
  /** The views by session; '' for all who have none. */
  private counted = new Map<string, Views>()
  private readonly timer = setInterval(() => void this.store(), storeMs).unref()

  constructor(private readonly db: Db) {}

  /** Counts a view once the page has been sent. */
  count(request: Request, statusCode: number): void {
    const adId = statusCode === 200 || statusCode === 304 ? viewedAd(request) : undefined
    if (adId === undefined) return
    const { cookie } = request.headers
    const token = (cookie === undefined ? undefined : readCookie(readCookies(cookie), 'session', env().siteUrl)) ?? ''
    const views = this.counted.get(token) ?? new Map<number, number>()
    this.counted.set(token, views.set(adId, (views.get(adId) ?? 0) + 1))
  }

  /** Sums that cannot be written are lost and logged. */
  async store(): Promise<void> {
    const { counted } = this
    if (counted.size === 0) return
    this.counted = new Map()
    try {
      const sums: Views = new Map()
      for (const [token, views] of counted) {
        await this.withoutOwn(token, views)
        for (const [adId, times] of views) sums.set(adId, (sums.get(adId) ?? 0) + times)
      }
      await storeAdViews(this.db, sums)
    } catch (error) {
      reportFailure(error, {}, 'views of ads were not counted')
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.store()
  }

  private async withoutOwn(token: string, views: Views): Promise<void> {
    const session = token === '' ? undefined : await findSession(this.db, token)
    if (session) for (const adId of await ownAmong(this.db, session.user.id, [...views.keys()])) views.delete(adId)
  }
}

/** The ad whose page a person requests; nothing for programs and for pages fetched in advance. */
export function viewedAd({ method, url = '', headers }: Request): number | undefined {
  if (method !== 'GET' || !url.includes('/annuncio/')) return undefined
  const slug = adPage.exec(url)?.[1]
  const isEarly = headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch'
  return slug === undefined || isEarly || isBotAgent(headers['user-agent']) ? undefined : adIdOf(slug)
}
