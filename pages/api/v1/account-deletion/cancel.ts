import { cancelByLink, cancelDeletion } from '@/lib/accounts/own-data/leave.server'
import { keepAccountSchema } from '@/lib/accounts/users/account-schemas'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { keepAccountPath } from '@/lib/kernel/routes/account-paths'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { routes } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  /** Cancels the deletion of an account. */
  POST: formPost({ form: keepAccountPath, page: backToLink }, async (call) => {
    const { codice } = await call.readBody(keepAccountSchema)
    if (codice === '') {
      const session = await call.findSession()
      if (!session) throw new AppError('unauthenticated')
      await cancelDeletion(call.db, session.user)
      return { next: routes.profile, notice: 'L’eliminazione è annullata: tutto è di nuovo com’era.' }
    }
    await consumeRateLimit(call.db, rateLimits.codeFromAddress, call.address())
    await cancelByLink(call.db, codice)
    return { next: `${routes.accountDeletion}?annullata` }
  }),
})

function backToLink(body: Record<string, unknown>): string {
  const code = mailCodeIn(body)
  return code === '' ? routes.accountDeletion : `${routes.accountDeletion}?codice=${code}`
}
