import { registrationDecisionSchema } from '@/lib/accounts/dealerships/dealer-schemas'
import { approveRegistration, refuseRegistration } from '@/lib/accounts/dealerships/decide-registration.server'
import { requireModerator } from '@/lib/accounts/users/user'
import { moderationApi, registrationQueuePage } from '@/lib/kernel/routes/moderation-routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'
import { idIn } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost(
    { form: ({ request }) => moderationApi.registration(idIn(request.query)), page: registrationQueuePage, keep: ['testo'] },
    async (call) => {
      const moderator = await call.requireUser()
      requireModerator(moderator)
      const id = idIn(call.request.query)
      const { esito, testo } = await call.readBody(registrationDecisionSchema)
      const isApproved = esito === 'approved'
      const name = isApproved ? await approveRegistration(call.db, moderator, id) : await refuseRegistration(call.db, moderator, id, testo)
      return {
        next: registrationQueuePage,
        notice: isApproved ? `${name}: attivata, e avvisata per e-mail.` : `${name}: non accolta, e avvisata per e-mail.`,
      }
    },
  ),
})
