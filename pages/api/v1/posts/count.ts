import { api } from '@/lib/edge/http/api.server'
import { countSearch } from '@/lib/market/search/count-search.server'

export const config = { api: { bodyParser: false } }

export default api({
  GET: ({ db, request }) => countSearch(db, new URL(request.url ?? '/', 'http://localhost').searchParams),
})
