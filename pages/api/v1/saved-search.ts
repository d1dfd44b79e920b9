import { api } from '@/lib/edge/http/api.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { routes, savedSearchApi } from '@/lib/kernel/routes/routes'
import { saveSearch } from '@/lib/people/saved-searches/save-search.server'
import { listSavedSearches } from '@/lib/people/saved-searches/saved-search-queries.server'
import { newSearchSchema, pageSchema } from '@/lib/people/saved-searches/saved-search-schemas'

export const config = { api: { bodyParser: false } }

export default api({
  async GET(call) {
    const user = await call.requireUser()
    const { pagina } = await call.readQuery(pageSchema)
    return listSavedSearches(call.db, user, Number(pagina))
  },
  POST: formPost({ form: savedSearchApi.all, page: routes.savedSearches }, async (call) => {
    const user = await call.requireUser()
    const state = await saveSearch(call.db, user.id, await call.readBody(newSearchSchema))
    const notice = state.isNew ? `Ricerca salvata: «${state.name}».` : `Questa ricerca c’è già: «${state.name}».`
    return { next: routes.savedSearches, notice, ...state }
  }),
})
