import { resetSchema } from '@/lib/accounts/users/account-schemas'
import { resetPassword } from '@/lib/accounts/users/reset-password.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { posts, routes } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { backWithCode, formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: posts.reset, page: backWithCode(routes.newPassword) }, async (call) => {
    const choice = await call.readBody(resetSchema)
    await consumeRateLimit(call.db, rateLimits.codeFromAddress, call.address())
    await call.rememberDevice(await resetPassword(call.db, choice))
    await call.endSession()
    return { next: routes.login, notice: 'Nuova password attiva: adesso accedi.' }
  }),
})
