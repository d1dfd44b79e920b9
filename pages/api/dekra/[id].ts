import { getReport } from '@/lib/market/ads/get-report.server'
import { api } from '@/lib/server/http/api.server'
import { idIn } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

/** The address of the inspector's report on the vehicle of an ad. */
export default api({ GET: async ({ db, request }) => ({ url: await getReport(db, idIn(request.query)) }) })
