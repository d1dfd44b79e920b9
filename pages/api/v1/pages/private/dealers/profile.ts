import { api } from '@/lib/edge/http/api.server'
import { areaPage, dealershipOf } from '@/lib/edge/http/dealership-call.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { saveDealerProfile } from '@/lib/market/dealers/save-dealer-profile.server'
import { logDealerAction } from '@/lib/people/dealerships/dealer-log.server'
import { dealerProfileSchema } from '@/lib/people/dealerships/dealer-schemas'
import { readProfile } from '@/lib/people/dealerships/register-dealer.server'

export const config = { api: { bodyParser: false } }

const keep = Object.keys(dealerProfileSchema.fields)

export default api({
  POST: formPost({ form: dealershipApi.profile, page: areaPage(dealerArea.profile), keep }, async (call) => {
    const { user, dealership } = await dealershipOf(call, 'manageStaff')
    const form = await call.readBody(dealerProfileSchema)
    await saveDealerProfile(call.db, dealership.dealerId, readProfile(form))
    await logDealerAction(call.db, dealership, user, 'profileChanged', '')
    return { next: dealerAreaHref(dealerArea.profile, dealership.slug), notice: 'Profilo salvato: chi cerca lo vede subito.' }
  }),
})
