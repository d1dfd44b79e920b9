import { api } from '@/lib/edge/http/api.server'
import { checkSearch } from '@/lib/people/saved-searches/save-search.server'
import { checkSchema } from '@/lib/people/saved-searches/saved-search-schemas'

export default api({
  async GET(call) {
    const user = await call.requireUser()
    const { indirizzo } = await call.readQuery(checkSchema)
    return checkSearch(call.db, user.id, indirizzo)
  },
})
