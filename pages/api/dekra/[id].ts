import { api } from '@/lib/edge/http/api.server'
import { idIn } from '@/lib/edge/http/request-context.server'
import { getReport } from '@/lib/market/ads/get-report.server'

export const config = { api: { bodyParser: false } }

/** Where the inspector's report on the vehicle of an ad stands. */
export default api({ GET: async ({ db, request }) => ({ url: await getReport(db, idIn(request.query)) }) })
