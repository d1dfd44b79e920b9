import { confirmAlert } from '@/lib/accounts/saved-searches/subscribe.server'
import { codeSchema } from '@/lib/accounts/users/account-schemas'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { routes, savedSearchApi } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { backWithCode, formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: savedSearchApi.confirmation, page: backWithCode(routes.confirmAlert) }, async (call) => {
    const { codice } = await call.readBody(codeSchema)
    await consumeRateLimit(call.db, rateLimits.codeFromAddress, call.address())
    return { next: backWithCode(routes.alerts)({ codice: await confirmAlert(call.db, codice) }), notice: 'Avviso attivo.' }
  }),
})
