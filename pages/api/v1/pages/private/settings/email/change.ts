import { requireUnlocked } from '@/lib/accounts/second-factor/second-factor.server'
import { confirmPassword } from '@/lib/accounts/sessions/check-login.server'
import { emailChangeSchema } from '@/lib/accounts/users/account-schemas'
import { requestEmailChange } from '@/lib/accounts/users/change-email.server'
import { limitMailsFrom, limitMailsTo } from '@/lib/accounts/users/limit-mails.server'
import { routes, settingsApi } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: settingsApi.emailChange, page: routes.profile, keep: ['email'] }, async (call) => {
    const session = await call.requireSession()
    await requireUnlocked(call.db, session)
    const { email, password } = await call.readBody(emailChangeSchema)
    await confirmPassword(call.db, session, { password, field: 'password' })
    await limitMailsFrom(call.db, call.address())
    await limitMailsTo(call.db, email)
    await requestEmailChange(call.db, session.user, email)
    return { next: routes.profile, notice: 'Ti abbiamo scritto al nuovo indirizzo: apri la mail e confermalo.' }
  }),
})
