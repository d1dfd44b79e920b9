import { refuseFields } from '@/lib/kernel/validation/fields'
import { readDealerQuery, unreadDealerParams } from '@/lib/market/dealers/dealer-directory'
import { countDealers } from '@/lib/market/dealers/dealer-directory.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

/** The number of dealers on `/concessionari` with the same parameters; parameters that it ignores are refused. */
export default api({
  async GET({ db, request }) {
    const params = new URL(request.url ?? '/', 'http://localhost').searchParams
    refuseFields(unreadDealerParams(params))
    return { count: await countDealers(db, readDealerQuery(params)) }
  },
})
