import { requestAccountDeletion } from '@/lib/accounts/own-data/leave.server'
import { requireUnlocked } from '@/lib/accounts/second-factor/second-factor.server'
import { confirmDeletion } from '@/lib/accounts/sessions/check-login.server'
import { deletionSchema } from '@/lib/accounts/users/account-schemas'
import { routes, settingsApi } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: settingsApi.deletion, page: routes.profile }, async (call) => {
    const session = await call.requireSession()
    await requireUnlocked(call.db, session)
    const { password, conferma } = await call.readBody(deletionSchema)
    await confirmDeletion(call.db, session, { password, conferma })
    await requestAccountDeletion(call.db, session.user)
    await call.endSession()
    call.forgetDevice()
    return { next: `${routes.accountDeletion}?richiesta` }
  }),
})
