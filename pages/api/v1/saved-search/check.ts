import { checkSearch } from '@/lib/accounts/saved-searches/save-search.server'
import { findMailsAWeek } from '@/lib/accounts/saved-searches/saved-search-queries.server'
import { checkSchema } from '@/lib/accounts/saved-searches/saved-search-schemas'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

export default api({
  async GET(call) {
    const user = await call.requireUser()
    const { indirizzo } = await call.readQuery(checkSchema)
    return { ...(await checkSearch(call.db, user.id, indirizzo)), mailsAWeek: await findMailsAWeek(call.db, indirizzo) }
  },
})
