import type { NextApiResponse } from 'next'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { adFileOf } from '@/lib/kernel/routes/sitemap-files'
import { landingPaths } from '@/lib/market/search/page/landing-pages.server'
import { adPages, listSitePages } from '@/lib/market/sitemap/sitemap-pages.server'
import { pagesFoot, pagesHead, pageXml, type SitemapPage } from '@/lib/market/sitemap/sitemap-xml'
import { api } from '@/lib/server/http/api.server'
import { writePart } from '@/lib/server/http/receive/write-part.server'

export const config = { api: { bodyParser: false } }

/** Public: a file of the site map, streamed. */
export default api({
  async GET({ db, request, response }) {
    const { file } = request.query
    const first = adFileOf(file)
    if (first !== undefined) return send(response, adPages(db, first))
    if (file === 'pagine.xml') return send(response, [await listSitePages(db)])
    if (file === 'elenchi.xml') return send(response, landingPaths(db))
    throw new AppError('notFound')
  },
})

async function send(response: NextApiResponse, batches: AsyncIterable<SitemapPage[]> | Iterable<SitemapPage[]>): Promise<void> {
  const { siteUrl } = env()
  let isBegun = false
  for await (const pages of batches) {
    if (!isBegun) begin(response)
    isBegun = true
    if (!(await writePart(response, pages.map((page) => pageXml(siteUrl, page)).join('')))) return
  }
  if (!isBegun) throw new AppError('notFound', 'no ads from there on')
  response.end(pagesFoot)
}

function begin(response: NextApiResponse): void {
  response.setHeader('Content-Type', 'application/xml; charset=utf-8')
  response.setHeader('Cache-Control', 'public, max-age=3600')
  response.write(pagesHead)
}
