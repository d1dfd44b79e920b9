import { env } from '@/lib/kernel/config/env.server'
import { articleFeed } from '@/lib/market/magazine/article-feed'
import { articleHeads } from '@/lib/market/magazine/articles.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

/** Public: read at /magazine/feed.xml. */
export default api({
  async GET({ response }) {
    response.setHeader('Content-Type', 'application/atom+xml; charset=utf-8')
    response.setHeader('Cache-Control', 'public, max-age=3600')
    response.send(articleFeed(articleHeads(), env().siteUrl))
  },
})
