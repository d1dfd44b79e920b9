import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { adIdFrom } from '@/lib/kernel/routes/routes'
import { findAdSharePicture, renderAdSharePicture } from '@/lib/market/ads/page/ad-share-picture.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

/** Public: the picture of an ad for social networks. Its ETag and its address in the page change with its content. */
export default api({
  async GET({ db, request, response, address }) {
    const id = adIdFrom(/^([1-9]\d*)\.jpg$/.exec(String(request.query['file']))?.[1])
    if (id === undefined) throw new AppError('notFound')
    const picture = await findAdSharePicture(db, id)
    const tag = `"${picture.tag}"`
    response.setHeader('Cache-Control', 'public, max-age=3600')
    response.setHeader('ETag', tag)
    if (request.headers['if-none-match']?.includes(tag)) return response.status(304).end()
    const content = await renderAdSharePicture(picture, () => consumeRateLimit(db, rateLimits.sharePictureFromAddress, address()))
    response.setHeader('Content-Type', 'image/jpeg')
    response.send(content)
  },
})
