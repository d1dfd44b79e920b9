import { dealFields } from '@/lib/accounts/deals/deal-fields'
import { partyOfCode } from '@/lib/accounts/deals/deal-party.server'
import { contractAction } from '@/lib/accounts/deals/sale/contract/contract'
import { codeSchema } from '@/lib/accounts/users/account-schemas'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { dealApi, saleRoutes } from '@/lib/kernel/routes/deals'
import { routes } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { backWithCode, formPost } from '@/lib/server/http/form-post.server'
import type { Body } from '@/lib/server/http/read-body.server'
import { receiveDeal } from '@/lib/server/http/receive/receive-deal.server'

export const config = { api: { bodyParser: false } }

/** Back to where the form stands, with the code of its link. */
const back = (body: Body) => backWithCode(body['azione'] === contractAction ? saleRoutes.byLink : routes.conversation)(body)

export default api({
  POST: formPost({ form: dealApi.byLink, page: back, keep: dealFields }, async (call) => {
    await consumeRateLimit(call.db, rateLimits.codeFromAddress, call.address())
    const { codice } = await call.readBody(codeSchema)
    const party = await partyOfCode(call.db, codice)
    return { next: back({ ...(await call.rawBody()), codice }), notice: await receiveDeal(call, party, `${party.side} ${party.replyId}`) }
  }),
})
