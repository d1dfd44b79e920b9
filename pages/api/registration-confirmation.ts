import { api } from '@/lib/http/api.server'
import { backWithCode } from '@/lib/http/back-with-code'
import { formPost } from '@/lib/http/form-post.server'
import { posts, routes } from '@/lib/routes/routes'
import { countAttempt, limits } from '@/lib/sessions/attempts.server'
import { codeSchema } from '@/lib/users/account-schemas'
import { confirmRegistration } from '@/lib/users/confirm-registration.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: posts.confirmation, page: backWithCode(routes.confirmRegistration) }, async (call) => {
    const { codice } = await call.readBody(codeSchema)
    await countAttempt(call.db, limits.codeFromAddress, call.address())
    await confirmRegistration(call.db, codice)
    return { next: routes.loginAfterConfirmation, notice: 'Registrazione confermata: ora puoi accedere.' }
  }),
})
