import { api } from '@/lib/edge/http/api.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { posts, routes } from '@/lib/kernel/routes/routes'
import { verifyBotCheck } from '@/lib/people/bot-check/verify-bot-check.server'
import { recoverySchema } from '@/lib/people/users/account-schemas'
import { limitMailsFrom, limitMailsTo } from '@/lib/people/users/limit-mails.server'
import { requestRecovery } from '@/lib/people/users/request-recovery.server'

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
      notice: 'Se l’indirizzo appartiene a un account, riceverai una e-mail con il link per impostare una nuova password.',
    }
  }),
})
