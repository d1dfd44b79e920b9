import { api } from '@/lib/edge/http/api.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { inTransaction } from '@/lib/kernel/db/db.server'
import { routes, settingsApi } from '@/lib/kernel/routes/routes'
import { eraseReplies } from '@/lib/people/contact/erase-replies.server'
import { eraseReporter } from '@/lib/people/reports/report-ad.server'
import { confirmDeletion } from '@/lib/people/sessions/log-in.server'
import { deletionSchema } from '@/lib/people/users/account-schemas'
import { deleteAccount } from '@/lib/people/users/delete-account.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: settingsApi.deletion, page: routes.profile }, async (call) => {
    const session = await call.requireSession()
    const { user } = session
    const { password, conferma } = await call.readBody(deletionSchema)
    await confirmDeletion(call.db, session, { password, conferma })
    await inTransaction(call.db, async (db) => {
      await eraseReplies(db, user)
      await eraseReporter(db, user.email)
      await deleteAccount(db, user)
    })
    await call.endSession()
    call.forgetDevice()
    return { next: routes.home, notice: 'Il tuo account è stato eliminato.' }
  }),
})
