import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { findChosen, refuseOthers } from '@/lib/accounts/selling/chosen-vehicles.server'
import { chosenIn } from '@/lib/accounts/selling/stock'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { isExportFile } from '@/lib/market/stock-export/export-files'
import { exportFile, findExportingDealer } from '@/lib/market/stock-export/stock-export.server'
import { api } from '@/lib/server/http/api.server'
import { writePart } from '@/lib/server/http/receive/write-part.server'

export const config = { api: { bodyParser: false } }

/** More than any stock has; what is read at a time is bounded by the export itself. */
const mostVehicles = 50_000

/** The chosen vehicles as a file: those that are ticked, or all that the filters of the table find. */
export default api({
  async GET({ db, request: { query }, response, requireUser }) {
    const dealership = await requireDealership(db, await requireUser(), query['concessionaria'], 'changeStock')
    const { formato } = query
    if (!isExportFile(formato)) throw new AppError('notFound', 'no such file')
    const chosen = chosenIn(query)
    const ads = await findChosen(db, dealership, chosen)
    refuseOthers(chosen, ads)
    const dealer = await findExportingDealer(db, dealership.dealerId)
    if (!dealer || ads.length === 0 || ads.length > mostVehicles) throw new AppError('notFound', 'nothing to export')
    response.setHeader(
      'Content-Type',
      formato.endsWith('.json') ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8; header=present',
    )
    response.setHeader('Content-Disposition', `attachment; filename="${formato}"`)
    const ids = ads.map(({ id }) => id)
    for await (const part of exportFile(db, formato, dealer, env().siteUrl, ids)) if (!(await writePart(response, part))) return
    response.end()
  },
})
