import { dealFields } from '@/lib/accounts/deals/deal-fields'
import { partyOfStaff } from '@/lib/accounts/deals/deal-party.server'
import { dealerArea, dealershipApi, leadHref } from '@/lib/kernel/routes/dealer-area'
import { api } from '@/lib/server/http/api.server'
import { areaPage, dealershipOf } from '@/lib/server/http/dealership-call.server'
import { formPost } from '@/lib/server/http/form-post.server'
import { receiveDeal } from '@/lib/server/http/receive/receive-deal.server'
import { idIn } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: (call) => {
    const id = idIn(call.request.query)
    return formPost({ form: dealershipApi.deal(id), page: areaPage(`${dealerArea.leads}/${id}`), keep: dealFields }, async (call) => {
      const { user, dealership } = await dealershipOf(call, 'answerLeads')
      const party = await partyOfStaff(call.db, dealership, user, id)
      return { next: leadHref(id, dealership.slug), notice: await receiveDeal(call, party, `account ${user.id}`) }
    })(call)
  },
})
