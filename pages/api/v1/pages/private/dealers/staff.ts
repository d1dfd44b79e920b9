import { api } from '@/lib/edge/http/api.server'
import { areaPage, dealershipOf } from '@/lib/edge/http/dealership-call.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { staffChangeSchema } from '@/lib/people/dealerships/dealer-schemas'
import { isDealerRole } from '@/lib/people/dealerships/dealership'
import { listDealerships } from '@/lib/people/dealerships/require-dealership.server'
import { changeMember, withdrawInvitation } from '@/lib/people/dealerships/staff.server'

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
