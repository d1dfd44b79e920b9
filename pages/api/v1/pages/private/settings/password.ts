import { api } from '@/lib/edge/http/api.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { routes, settingsApi } from '@/lib/kernel/routes/routes'
import { requireUnlocked } from '@/lib/people/second-factor/second-factor.server'
import { confirmPassword } from '@/lib/people/sessions/log-in.server'
import { passwordChangeSchema } from '@/lib/people/users/account-schemas'
import { changePassword } from '@/lib/people/users/change-password.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: settingsApi.password, page: routes.profile }, async (call) => {
    const session = await call.requireSession()
    await requireUnlocked(call.db, session)
    const { user } = session
    const { currentPassword, password } = await call.readBody(passwordChangeSchema)
    await confirmPassword(call.db, session, { password: currentPassword, field: 'currentPassword' })
    await changePassword(call.db, user, password)
    await call.startSession(user.id)
    return { next: routes.profile, notice: 'La password è stata cambiata. Gli altri dispositivi sono stati disconnessi.' }
  }),
})
