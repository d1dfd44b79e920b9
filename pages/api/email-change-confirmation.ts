import { api } from '@/lib/http/api.server'
import { backWithCode } from '@/lib/http/back-with-code'
import { formPost } from '@/lib/http/form-post.server'
import { posts, routes } from '@/lib/routes/routes'
import { countAttempt, limits } from '@/lib/sessions/attempts.server'
import { codeSchema } from '@/lib/users/account-schemas'
import { confirmEmailChange } from '@/lib/users/change-email.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: posts.emailConfirmation, page: backWithCode(routes.confirmEmail) }, async (call) => {
    const { codice } = await call.readBody(codeSchema)
    await countAttempt(call.db, limits.codeFromAddress, call.address())
    const visitor = await call.findSession()
    const userId = await confirmEmailChange(call.db, codice)
    if (visitor?.user.id === userId) await call.startSession(userId)
    return { next: routes.profile, notice: 'La tua nuova e-mail è attiva.' }
  }),
})
