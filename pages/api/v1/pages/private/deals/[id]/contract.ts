import { partyOfAccount } from '@/lib/accounts/deals/deal-party.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { api } from '@/lib/server/http/api.server'
import { idIn } from '@/lib/server/http/request-context.server'
import { sendContract } from '@/lib/server/http/send-contract.server'

export const config = { api: { bodyParser: false } }

/** The contract of a sale as a PDF, for its two sides. */
export default api({
  async GET(call) {
    const user = await call.requireUser()
    await consumeRateLimit(call.db, rateLimits.dealOfAccount, `account ${user.id}`)
    await sendContract(call, await partyOfAccount(call.db, user, idIn(call.request.query)))
  },
})
