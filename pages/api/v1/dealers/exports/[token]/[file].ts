import { findExportedDealer } from '@/lib/accounts/dealerships/export-address.server'
import { isRandomToken } from '@/lib/accounts/sessions/session-cookie.server'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { isExportFile } from '@/lib/market/stock-export/export-files'
import { exportFile, findExportingDealer } from '@/lib/market/stock-export/stock-export.server'
import { api } from '@/lib/server/http/api.server'
import { writePart } from '@/lib/server/http/receive/write-part.server'

export const config = { api: { bodyParser: false } }

/** Streams a dealer's stock to other programs; the address is the secret. */
export default api({
  async GET({ db, request, response }) {
    const { file, token } = request.query
    const dealerId = typeof token === 'string' && isRandomToken(token) ? await findExportedDealer(db, token) : undefined
    const dealer = dealerId === undefined ? undefined : await findExportingDealer(db, dealerId)
    if (!dealer || !isExportFile(file)) throw new AppError('notFound', 'no such export')
    response.setHeader(
      'Content-Type',
      file.endsWith('.json') ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8; header=present',
    )
    response.setHeader('Content-Disposition', `attachment; filename="${file}"`)
    response.setHeader('Cache-Control', 'private, no-store')
    response.setHeader('X-Robots-Tag', 'noindex')
    for await (const part of exportFile(db, file, dealer, env().siteUrl)) if (!(await writePart(response, part))) return
    response.end()
  },
})
