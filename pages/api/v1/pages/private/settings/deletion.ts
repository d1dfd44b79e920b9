import { api } from '@/lib/edge/http/api.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { routes, settingsApi } from '@/lib/kernel/routes/routes'
import { askDeletion } from '@/lib/people/own-data/leave.server'
import { requireUnlocked } from '@/lib/people/second-factor/second-factor.server'
import { confirmDeletion } from '@/lib/people/sessions/log-in.server'
import { deletionSchema } from '@/lib/people/users/account-schemas'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: settingsApi.deletion, page: routes.profile }, async (call) => {
    const session = await call.requireSession()
    await requireUnlocked(call.db, session)
    const { password, conferma } = await call.readBody(deletionSchema)
    await confirmDeletion(call.db, session, { password, conferma })
    await askDeletion(call.db, session.user)
    await call.endSession()
    call.forgetDevice()
    return { next: `${routes.accountDeletion}?richiesta` }
  }),
})
