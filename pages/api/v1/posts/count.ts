import { api } from '@/lib/http/api.server'
import { countSearch } from '@/lib/search/count-search.server'

export default api({
  GET: ({ db, request }) => countSearch(db, new URL(request.url ?? '/', 'http://localhost').searchParams),
})
