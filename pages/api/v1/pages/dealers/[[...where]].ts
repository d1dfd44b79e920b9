import { AppError } from '@/lib/kernel/errors/app-error'
import { refuseFields } from '@/lib/kernel/validation/fields'
import { readDealerQuery, unreadDealerParams } from '@/lib/market/dealers/dealer-directory'
import { findDealers, mapDealers } from '@/lib/market/dealers/dealer-directory.server'
import { isRegion, provinces } from '@/lib/market/places/place'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

/** What the page `/concessionari` shows: `/lombardia` or `/lombardia/MI` for a part of Italy, the rest as the page's parameters. */
export default api({
  async GET({ db, request, response }) {
    const { where } = request.query
    const [region, province, ...rest] = Array.isArray(where) ? where : []
    const params = new URL(request.url ?? '/', 'http://localhost').searchParams
    if (rest.length > 0 || (region !== undefined && !isRegion(region))) throw new AppError('notFound')
    if (province !== undefined && provinces[province]?.region !== region) throw new AppError('notFound')
    refuseFields(unreadDealerParams(params))
    if (region !== undefined) params.set('regione', region)
    if (province !== undefined) params.set('provincia', province)
    const question = readDealerQuery(params)
    const [found, map] = await Promise.all([findDealers(db, question), mapDealers(db, question)])
    response.setHeader('Cache-Control', 'public, max-age=30')
    return { ...question, ...found, marks: map?.marks ?? [] }
  },
})
