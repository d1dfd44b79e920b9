import { AppError } from '@/lib/kernel/errors/app-error'
import { renderLand } from '@/lib/market/illustrations/render-land.server'
import { renderMap } from '@/lib/market/illustrations/render-map.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

const landName = /^risultati-(.+)$/

/** A map of Italy or a region with a dot per comune; `risultati-…`: the land behind a map of results. */
export default api({
  async GET({ request, response }) {
    const name = String(request.query['file']).replace(/\.svg$/, '')
    const [, land] = landName.exec(name) ?? []
    const picture = land === undefined ? renderMap(name) : renderLand(land)
    if (picture === undefined) throw new AppError('notFound')
    response.setHeader('Cache-Control', 'public, max-age=604800')
    response.setHeader('Content-Type', 'image/svg+xml')
    response.send(picture)
  },
})
