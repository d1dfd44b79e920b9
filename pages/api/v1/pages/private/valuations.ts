import { saveValuation } from '@/lib/accounts/saved-valuations/save-valuation.server'
import { maxValuationLength } from '@/lib/accounts/saved-valuations/saved-valuation'
import { listSavedValuations } from '@/lib/accounts/saved-valuations/saved-valuation-queries.server'
import { newValuationSchema } from '@/lib/accounts/saved-valuations/saved-valuation-schemas'
import { routes, savedValuationApi, saveValuationPath } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'
import type { Body } from '@/lib/server/http/read-body.server'

export const config = { api: { bodyParser: false } }

/** The list, with what was to be saved. */
function formPage({ address }: Body): string {
  return typeof address === 'string' && address.length <= maxValuationLength ? saveValuationPath(address) : routes.savedValuations
}

export default api({
  async GET(call) {
    const { id } = await call.requireUser()
    return { valuations: await listSavedValuations(call.db, id) }
  },
  POST: formPost({ form: savedValuationApi.all, page: formPage }, async (call) => {
    const user = await call.requireUser()
    const { address } = await call.readBody(newValuationSchema)
    const saved = await saveValuation(call.db, user.id, address)
    const notice = saved.isNew ? 'Valutazione salvata. La stima si aggiorna ogni notte.' : `«${saved.name}» era già tra le tue valutazioni.`
    return { next: routes.savedValuations, notice, ...saved }
  }),
})
