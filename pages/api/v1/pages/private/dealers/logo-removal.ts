import { chooseLogo } from '@/lib/accounts/dealerships/choose-logo.server'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { api } from '@/lib/server/http/api.server'
import { areaPage, dealershipOf } from '@/lib/server/http/dealership-call.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: dealershipApi.logoRemoval, page: areaPage(dealerArea.profile) }, async (call) => {
    const { user, dealership } = await dealershipOf(call, 'manageStaff')
    await chooseLogo(call.db, dealership, user, null)
    return { next: dealerAreaHref(dealerArea.profile, dealership.slug), notice: 'Logo tolto: al suo posto ci sono le iniziali.' }
  }),
})
