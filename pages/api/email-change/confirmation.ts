import { changeAddress } from '@/lib/accounts/own-data/change-address.server'
import { codeSchema } from '@/lib/accounts/users/account-schemas'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { posts, routes } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { backWithCode, formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: posts.emailConfirmation, page: backWithCode(routes.confirmEmail) }, async (call) => {
    const { codice } = await call.readBody(codeSchema)
    await consumeRateLimit(call.db, rateLimits.codeFromAddress, call.address())
    const visitor = await call.findSession()
    const userId = await changeAddress(call.db, codice)
    if (visitor?.user.id === userId) await call.startSession(userId)
    return { next: routes.profile, notice: 'La tua nuova e-mail è attiva.' }
  }),
})
