import { env } from '@/lib/kernel/config/env.server'
import { routes } from '@/lib/kernel/routes/routes'
import { sitemapFiles } from '@/lib/kernel/routes/sitemap-files'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

/** Paths closed to search engines. `noindex` pages are not here: crawlers must read them to see that. */
const closed = ['/api/', '/area-privata/', `${routes.login}?`]

/** Public: read at /robots.txt; depends on no other service, so that it never fails with one. */
export default api({
  async GET({ response }) {
    const { siteUrl } = env()
    response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    response.setHeader('Cache-Control', 'public, max-age=3600')
    response.send(
      ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${new URL(sitemapFiles.index, siteUrl).href}`, ''].join(
        '\n',
      ),
    )
  },
})
