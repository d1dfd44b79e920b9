import { api } from '@/lib/edge/http/api.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { idIn } from '@/lib/edge/http/request-context.server'
import { moderationApi, registrationDesk } from '@/lib/kernel/routes/moderation-routes'
import { registrationDecisionSchema } from '@/lib/people/dealerships/dealer-schemas'
import { approveRegistration, refuseRegistration } from '@/lib/people/dealerships/decide-registration.server'
import { requireModerator } from '@/lib/people/users/user'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost(
    { form: ({ request }) => moderationApi.registration(idIn(request.query)), page: registrationDesk, keep: ['testo'] },
    async (call) => {
      const moderator = await call.requireUser()
      requireModerator(moderator)
      const id = idIn(call.request.query)
      const { esito, testo } = await call.readBody(registrationDecisionSchema)
      const isApproved = esito === 'approved'
      const name = isApproved ? await approveRegistration(call.db, moderator, id) : await refuseRegistration(call.db, moderator, id, testo)
      return {
        next: registrationDesk,
        notice: isApproved ? `${name}: attivata, e avvisata per e-mail.` : `${name}: non accolta, e avvisata per e-mail.`,
      }
    },
  ),
})
