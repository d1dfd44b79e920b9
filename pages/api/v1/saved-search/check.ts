import { api } from '@/lib/edge/http/api.server'
import { checkSearch } from '@/lib/people/saved-searches/save-search.server'
import { findMailsAWeek } from '@/lib/people/saved-searches/saved-search-queries.server'
import { checkSchema } from '@/lib/people/saved-searches/saved-search-schemas'

export const config = { api: { bodyParser: false } }

export default api({
  async GET(call) {
    const user = await call.requireUser()
    const { indirizzo } = await call.readQuery(checkSchema)
    return { ...(await checkSearch(call.db, user.id, indirizzo)), mailsAWeek: await findMailsAWeek(call.db, indirizzo) }
  },
})
