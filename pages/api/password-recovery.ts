import { verifyBotCheck } from '@/lib/accounts/bot-check/verify-bot-check.server'
import { recoverySchema } from '@/lib/accounts/users/account-schemas'
import { limitMailsFrom, limitMailsTo } from '@/lib/accounts/users/limit-mails.server'
import { requestRecovery } from '@/lib/accounts/users/request-recovery.server'
import { posts, routes } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: posts.recovery, page: routes.forgottenPassword, keep: ['email'] }, async (call) => {
    const { email } = await call.readBody(recoverySchema)
    await limitMailsFrom(call.db, call.address())
    await verifyBotCheck(await call.rawBody())
    await limitMailsTo(call.db, email)
    call.afterResponse((db) => requestRecovery(db, email))
    return {
      next: routes.forgottenPassword,
      notice: 'Se con questo indirizzo c’è un account, ti arriva una mail: da lì scegli una nuova password.',
    }
  }),
})
