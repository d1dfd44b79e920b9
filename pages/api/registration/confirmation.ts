import { api } from '@/lib/edge/http/api.server'
import { backWithCode, formPost } from '@/lib/edge/http/form-post.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { posts, routes } from '@/lib/kernel/routes/routes'
import { confirmationSchema } from '@/lib/people/users/account-schemas'
import { confirmRegistration } from '@/lib/people/users/confirm-registration.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: posts.confirmation, page: backWithCode(routes.confirmRegistration) }, async (call) => {
    const confirmation = await call.readBody(confirmationSchema)
    await consumeRateLimit(call.db, rateLimits.codeFromAddress, call.address())
    await confirmRegistration(call.db, confirmation)
    return { next: routes.loginAfterConfirmation, notice: 'Registrazione confermata: ora puoi accedere.' }
  }),
})
