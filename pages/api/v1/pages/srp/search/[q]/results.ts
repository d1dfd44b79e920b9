import { object, string } from 'yup'
import { listSearchResults } from '@/lib/market/search/engine/search-call.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

const querySchema = object({ q: string().required() })

export default api({
  async GET({ db, readQuery, response }) {
    const { q } = await readQuery(querySchema)
    const found = await listSearchResults(db, q)
    response.setHeader('Cache-Control', 'public, max-age=30')
    return found
  },
})
