import { logDealerAction } from '@/lib/accounts/dealerships/dealer-log.server'
import { dealerProfileSchema } from '@/lib/accounts/dealerships/dealer-schemas'
import { readProfile } from '@/lib/accounts/dealerships/register-dealer.server'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { saveDealerProfile } from '@/lib/market/dealers/save-dealer-profile.server'
import { api } from '@/lib/server/http/api.server'
import { areaPage, dealershipOf } from '@/lib/server/http/dealership-call.server'
import { formPost } from '@/lib/server/http/form-post.server'

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
