import { refuseFields } from '@/lib/kernel/validation/fields'
import { readDealerQuery, unreadDealerParams } from '@/lib/market/dealers/dealer-directory'
import { countDealers } from '@/lib/market/dealers/dealer-directory.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

/** How many dealers the page `/concessionari` finds with the same parameters; what it would leave out is refused. */
export default api({
  async GET({ db, request }) {
    const params = new URL(request.url ?? '/', 'http://localhost').searchParams
    refuseFields(unreadDealerParams(params))
    return { count: await countDealers(db, readDealerQuery(params)) }
  },
})
