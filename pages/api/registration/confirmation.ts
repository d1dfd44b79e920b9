import { confirmationSchema } from '@/lib/accounts/users/account-schemas'
import { confirmRegistration } from '@/lib/accounts/users/confirm-registration.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { posts, routes } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { backWithCode, formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: posts.confirmation, page: backWithCode(routes.confirmRegistration) }, async (call) => {
    const confirmation = await call.readBody(confirmationSchema)
    await consumeRateLimit(call.db, rateLimits.codeFromAddress, call.address())
    await confirmRegistration(call.db, confirmation)
    return { next: routes.loginAfterConfirmation, notice: 'Registrazione confermata: ora puoi accedere.' }
  }),
})
