import { createHash } from 'node:crypto'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { findSearch } from '@/lib/market/search/engine/find-search.server'
import { listFeed } from '@/lib/market/search/page/list-feed.server'
import { rssXml } from '@/lib/market/search/page/rss-xml'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

/** Public: read at /feed/{address of a list}. Every search has a feed; invalid parameters are read as on its list. */
export default api({
  async GET({ db, request, response }) {
    const segments = [request.query['address'] ?? []].flat().map(encodeURIComponent)
    const { search } = new URL(request.url ?? '/', 'http://localhost')
    const query = findSearch(`/${segments.join('/')}${search}`)
    if (!query) throw new AppError('notFound')
    const xml = rssXml(await listFeed(db, query, env().siteUrl))
    const tag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`
    response.setHeader('Cache-Control', 'public, max-age=900')
    response.setHeader('ETag', tag)
    if (request.headers['if-none-match']?.includes(tag)) return response.status(304).end()
    response.setHeader('Content-Type', 'application/rss+xml; charset=utf-8')
    response.send(xml)
  },
})
