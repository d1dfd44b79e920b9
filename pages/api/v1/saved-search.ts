import { readAddressToSave, saveSearch } from '@/lib/accounts/saved-searches/save-search.server'
import { listSavedSearches } from '@/lib/accounts/saved-searches/saved-search-queries.server'
import { newSearchSchema, pageSchema } from '@/lib/accounts/saved-searches/saved-search-schemas'
import { savedText } from '@/lib/accounts/saved-searches/saved-text'
import { routes, savedSearchApi, saveSearchPath } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'
import type { Body } from '@/lib/server/http/read-body.server'

export const config = { api: { bodyParser: false } }

/** Back to the form of the search, or to the saved searches if the address is no search. */
function formPage({ address }: Body): string {
  const wanted = readAddressToSave(address)
  return wanted === undefined ? routes.savedSearches : saveSearchPath(wanted)
}

export default api({
  async GET(call) {
    const user = await call.requireUser()
    const { pagina } = await call.readQuery(pageSchema)
    return listSavedSearches(call.db, user, Number(pagina))
  },
  POST: formPost({ form: savedSearchApi.all, page: formPage, keep: ['name', 'frequency'] }, async (call) => {
    const user = await call.requireUser()
    const state = await saveSearch(call.db, { userId: user.id }, await call.readBody(newSearchSchema))
    return { next: routes.savedSearches, notice: savedText(state), ...state }
  }),
})
