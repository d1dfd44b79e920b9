import { countSearch } from '@/lib/market/search/engine/count-search.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

export default api({
  GET: ({ db, request }) => countSearch(db, new URL(request.url ?? '/', 'http://localhost').searchParams),
})
