import { requireUnlocked } from '@/lib/accounts/second-factor/second-factor.server'
import { confirmPassword } from '@/lib/accounts/sessions/check-login.server'
import { passwordChangeSchema } from '@/lib/accounts/users/account-schemas'
import { changePassword } from '@/lib/accounts/users/change-password.server'
import { routes, settingsApi } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

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
    return { next: routes.profile, notice: 'Password cambiata. Sugli altri dispositivi si accede di nuovo.' }
  }),
})
