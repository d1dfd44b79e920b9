import { api } from '@/lib/edge/http/api.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { idIn, type RequestContext } from '@/lib/edge/http/request-context.server'
import { routes, savedValuationApi } from '@/lib/kernel/routes/routes'
import { removeValuation } from '@/lib/people/saved-valuations/save-valuation.server'

export const config = { api: { bodyParser: false } }

async function remove(call: RequestContext) {
  const user = await call.requireUser()
  return removeValuation(call.db, user.id, idIn(call.request.query))
}

export default api({
  DELETE: remove,
  /** The same for forms. */
  POST: formPost({ form: ({ request }) => savedValuationApi.one(idIn(request.query)), page: routes.savedValuations }, async (call) => {
    const { id, name } = await remove(call)
    return { next: routes.savedValuations, notice: `«${name}» eliminata.`, values: { removed: String(id) } }
  }),
})
