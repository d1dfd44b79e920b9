import { api } from '@/lib/edge/http/api.server'
import { backWithCode, formPost } from '@/lib/edge/http/form-post.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { posts, routes } from '@/lib/kernel/routes/routes'
import { resetSchema } from '@/lib/people/users/account-schemas'
import { resetPassword } from '@/lib/people/users/reset-password.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: posts.reset, page: backWithCode(routes.newPassword) }, async (call) => {
    const choice = await call.readBody(resetSchema)
    await consumeRateLimit(call.db, rateLimits.codeFromAddress, call.address())
    await call.rememberDevice(await resetPassword(call.db, choice))
    await call.endSession()
    return { next: routes.login, notice: 'La nuova password è attiva: ora puoi accedere.' }
  }),
})
