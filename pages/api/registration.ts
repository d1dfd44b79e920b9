import { verifyBotCheck } from '@/lib/accounts/bot-check/verify-bot-check.server'
import { registrationSchema } from '@/lib/accounts/users/account-schemas'
import { limitMailsFrom, limitMailsTo } from '@/lib/accounts/users/limit-mails.server'
import { registerUser } from '@/lib/accounts/users/register-user.server'
import { posts, routes } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: posts.registration, page: routes.registration, keep: ['displayName', 'email', 'phone'] }, async (call) => {
    const registration = await call.readBody(registrationSchema)
    await limitMailsFrom(call.db, call.address())
    await verifyBotCheck(await call.rawBody())
    await limitMailsTo(call.db, registration.email)
    await registerUser(call.db, registration)
    call.recordEvent('registrationSucceeded')
    return {
      next: routes.registration,
      notice: 'Ti abbiamo inviato una e-mail: apri il link che contiene per completare la registrazione.',
    }
  }),
})
