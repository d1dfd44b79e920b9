import { restoreValuation } from '@/lib/accounts/saved-valuations/save-valuation.server'
import { valuationUndoSchema } from '@/lib/accounts/saved-valuations/saved-valuation-schemas'
import { routes, savedValuationApi } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: savedValuationApi.undo, page: routes.savedValuations }, async (call) => {
    const user = await call.requireUser()
    const { valuation } = await call.readBody(valuationUndoSchema)
    const restored = await restoreValuation(call.db, user.id, Number(valuation))
    return { next: routes.savedValuations, notice: `«${restored.name}» è di nuovo tra le tue valutazioni.`, ...restored }
  }),
})
