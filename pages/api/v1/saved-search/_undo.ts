import { restoreSearch } from '@/lib/accounts/saved-searches/save-search.server'
import { undoSchema } from '@/lib/accounts/saved-searches/saved-search-schemas'
import { routes, savedSearchApi } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: savedSearchApi.undo, page: routes.savedSearches }, async (call) => {
    const user = await call.requireUser()
    const { search } = await call.readBody(undoSchema)
    const restored = await restoreSearch(call.db, { userId: user.id }, Number(search))
    return { next: routes.savedSearches, notice: `«${restored.name}» è di nuovo tra le tue ricerche.`, ...restored }
  }),
})
