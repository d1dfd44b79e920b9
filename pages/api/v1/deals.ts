import { dealFields } from '@/lib/accounts/deals/deal-fields'
import { partyOfCode } from '@/lib/accounts/deals/deal-party.server'
import { codeSchema } from '@/lib/accounts/users/account-schemas'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { dealApi } from '@/lib/kernel/routes/deals'
import { routes } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { backWithCode, formPost } from '@/lib/server/http/form-post.server'
import { receiveDeal } from '@/lib/server/http/receive/receive-deal.server'

export const config = { api: { bodyParser: false } }

const back = backWithCode(routes.conversation)

export default api({
  POST: formPost({ form: dealApi.byLink, page: back, keep: dealFields }, async (call) => {
    await consumeRateLimit(call.db, rateLimits.codeFromAddress, call.address())
    const { codice } = await call.readBody(codeSchema)
    const party = await partyOfCode(call.db, codice)
    return { next: back({ codice }), notice: await receiveDeal(call, party, `${party.side} ${party.replyId}`) }
  }),
})
