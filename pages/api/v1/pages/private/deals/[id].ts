import { dealFields } from '@/lib/accounts/deals/deal-fields'
import { partyOfAccount } from '@/lib/accounts/deals/deal-party.server'
import { dealApi } from '@/lib/kernel/routes/deals'
import { conversationPath } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'
import { receiveDeal } from '@/lib/server/http/receive/receive-deal.server'
import { idIn } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: (call) => {
    const id = idIn(call.request.query)
    const next = conversationPath(id)
    return formPost({ form: dealApi.one(id), page: next, keep: dealFields }, async (call) => {
      const user = await call.requireUser()
      const party = await partyOfAccount(call.db, user, id)
      return { next, notice: await receiveDeal(call, party, `account ${user.id}`) }
    })(call)
  },
})
