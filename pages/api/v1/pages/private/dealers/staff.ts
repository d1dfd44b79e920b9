import { staffChangeSchema } from '@/lib/accounts/dealerships/dealer-schemas'
import { isDealerRole } from '@/lib/accounts/dealerships/dealership'
import { listDealerships } from '@/lib/accounts/dealerships/require-dealership.server'
import { changeMember, withdrawInvitation } from '@/lib/accounts/dealerships/staff.server'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { api } from '@/lib/server/http/api.server'
import { areaPage, dealershipOf } from '@/lib/server/http/dealership-call.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  /** Changes a member's role, removes a member, or withdraws an invitation. */
  POST: formPost({ form: dealershipApi.staff, page: areaPage(dealerArea.staff) }, async (call) => {
    const { user, dealership } = await dealershipOf(call, 'manageStaff')
    const { persona, invito, role } = await call.readBody(staffChangeSchema)
    if (invito === '') await changeMember(call.db, dealership, user, Number(persona), isDealerRole(role) ? role : 'removed')
    else await withdrawInvitation(call.db, dealership, user, Number(invito))
    const isStillOfIt = (await listDealerships(call.db, user.id)).some(({ dealerId }) => dealerId === dealership.dealerId)
    return {
      next: isStillOfIt ? dealerAreaHref(dealerArea.staff, dealership.slug) : dealerArea.overview,
      notice: role !== 'removed' ? 'Ruolo cambiato.' : invito === '' ? 'Persona tolta dal personale.' : 'Invito ritirato.',
    }
  }),
})
