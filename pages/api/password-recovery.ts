import { api } from '@/lib/http/api.server'
import { formPost } from '@/lib/http/form-post.server'
import { posts, routes } from '@/lib/routes/routes'
import { countMail } from '@/lib/sessions/count-mail.server'
import { recoverySchema } from '@/lib/users/account-schemas'
import { requestRecovery } from '@/lib/users/request-recovery.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: posts.recovery, page: routes.forgottenPassword, keep: ['email'] }, async (call) => {
    const { email } = await call.readBody(recoverySchema)
    await countMail(call.db, email, call.address())
    call.afterAnswer((db) => requestRecovery(db, email))
    return { next: routes.forgottenPassword, notice: 'Se l’indirizzo appartiene a un account, riceverai una e-mail con il link per impostare una nuova password.' }
  }),
})
