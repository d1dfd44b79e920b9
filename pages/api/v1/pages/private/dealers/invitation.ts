import { acceptInvitation } from '@/lib/accounts/dealerships/staff.server'
import { codeSchema } from '@/lib/accounts/users/account-schemas'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { api } from '@/lib/server/http/api.server'
import { backWithCode, formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: dealershipApi.invitation, page: backWithCode(dealerArea.invitation) }, async (call) => {
    const user = await call.requireUser()
    const { codice } = await call.readBody(codeSchema)
    await consumeRateLimit(call.db, rateLimits.codeFromAddress, call.address())
    const { name, slug } = await acceptInvitation(call.db, user, codice)
    return { next: dealerAreaHref(dealerArea.overview, slug), notice: `Ora sei tra i collaboratori di ${name}.` }
  }),
})
