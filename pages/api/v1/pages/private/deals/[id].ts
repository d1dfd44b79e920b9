import { dealFields } from '@/lib/accounts/deals/deal-fields'
import { partyOfAccount } from '@/lib/accounts/deals/deal-party.server'
import { contractAction } from '@/lib/accounts/deals/sale/contract/contract'
import { dealApi, salePath } from '@/lib/kernel/routes/deals'
import { conversationPath } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'
import type { Body } from '@/lib/server/http/read-body.server'
import { receiveDeal } from '@/lib/server/http/receive/receive-deal.server'
import { idIn } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: (call) => {
    const id = idIn(call.request.query)
    const page = ({ azione }: Body) => (azione === contractAction ? salePath(id) : conversationPath(id))
    return formPost({ form: dealApi.one(id), page, keep: dealFields }, async (call) => {
      const user = await call.requireUser()
      const party = await partyOfAccount(call.db, user, id)
      return { next: page((await call.rawBody()) ?? {}), notice: await receiveDeal(call, party, `account ${user.id}`) }
    })(call)
  },
})
