import { removeValuation } from '@/lib/accounts/saved-valuations/save-valuation.server'
import { routes, savedValuationApi } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'
import { idIn, type RequestContext } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

async function remove(call: RequestContext) {
  const user = await call.requireUser()
  return removeValuation(call.db, user.id, idIn(call.request.query))
}

export default api({
  DELETE: remove,
  /** Deletes as well, for forms. */
  POST: formPost({ form: ({ request }) => savedValuationApi.one(idIn(request.query)), page: routes.savedValuations }, async (call) => {
    const { id, name } = await remove(call)
    return { next: routes.savedValuations, notice: `«${name}» eliminata.`, values: { removed: String(id) } }
  }),
})
