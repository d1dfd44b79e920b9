import { invitationSchema } from '@/lib/accounts/dealerships/dealer-schemas'
import { isDealerRole } from '@/lib/accounts/dealerships/dealership'
import { invite } from '@/lib/accounts/dealerships/staff.server'
import { limitMailsFrom, limitMailsTo } from '@/lib/accounts/users/limit-mails.server'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { invalidField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { api } from '@/lib/server/http/api.server'
import { areaPage, dealershipOf } from '@/lib/server/http/dealership-call.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: dealershipApi.invitations, page: areaPage(dealerArea.staff), keep: ['email', 'role'] }, async (call) => {
    const { user, dealership } = await dealershipOf(call, 'manageStaff')
    const { email, role } = await call.readBody(invitationSchema)
    if (!isDealerRole(role)) throw invalidField('role', messages.digits)
    await limitMailsFrom(call.db, call.address())
    await limitMailsTo(call.db, email)
    await invite(call.db, dealership, user, { email, role })
    return { next: dealerAreaHref(dealerArea.staff, dealership.slug), notice: `Invito mandato a ${email}.` }
  }),
})
