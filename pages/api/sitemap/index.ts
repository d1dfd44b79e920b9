import { env } from '@/lib/kernel/config/env.server'
import { sitemapFiles } from '@/lib/kernel/routes/sitemap-files'
import { listAdFiles } from '@/lib/market/sitemap/sitemap-pages.server'
import { indexXml } from '@/lib/market/sitemap/sitemap-xml'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

/** Public: read at /sitemap.xml. */
export default api({
  async GET({ db, response }) {
    const ads = await listAdFiles(db)
    response.setHeader('Content-Type', 'application/xml; charset=utf-8')
    response.setHeader('Cache-Control', 'public, max-age=3600')
    response.send(indexXml(env().siteUrl, [sitemapFiles.pages, sitemapFiles.lists, ...ads.map(sitemapFiles.adsFrom)]))
  },
})
