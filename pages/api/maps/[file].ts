import { AppError } from '@/lib/kernel/errors/app-error'
import { renderMap } from '@/lib/market/illustrations/render-map.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

/** A map of Italy or a region with a dot per comune. */
export default api({
  async GET({ request, response }) {
    const picture = renderMap(String(request.query['file']).replace(/\.svg$/, ''))
    if (picture === undefined) throw new AppError('notFound')
    response.setHeader('Cache-Control', 'public, max-age=604800')
    response.setHeader('Content-Type', 'image/svg+xml')
    response.send(picture)
  },
})
