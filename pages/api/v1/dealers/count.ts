import { api } from '@/lib/edge/http/api.server'
import { readDealerQuery } from '@/lib/market/dealers/dealer-directory'
import { countDealers } from '@/lib/market/dealers/dealer-directory.server'

export const config = { api: { bodyParser: false } }

/** How many dealers the page `/concessionari` finds with the same parameters. */
export default api({
  GET: async ({ db, request }) => ({
    count: await countDealers(db, readDealerQuery(new URL(request.url ?? '/', 'http://localhost').searchParams)),
  }),
})
