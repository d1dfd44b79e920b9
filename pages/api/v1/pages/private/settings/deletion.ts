import { api } from '@/lib/http/api.server'
import { formPost } from '@/lib/http/form-post.server'
import { routes, settingsApi } from '@/lib/routes/routes'
import { confirmDeletion } from '@/lib/sessions/log-in.server'
import { deletionSchema } from '@/lib/users/account-schemas'
import { deleteAccount } from '@/lib/users/delete-account.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: settingsApi.deletion, page: routes.profile }, async (call) => {
    const user = await call.requireUser()
    const { password, conferma } = await call.readBody(deletionSchema)
    await confirmDeletion(call.db, user, { password, conferma, address: call.address() })
    await deleteAccount(call.db, user)
    await call.endSession()
    return { next: routes.home, notice: 'Il tuo account è stato eliminato.' }
  }),
})
