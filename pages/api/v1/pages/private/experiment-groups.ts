import { requireMarketing } from '@/lib/accounts/users/user'
import { closeGroup, createGroup } from '@/lib/experimentation/experiment-drafts/experiment-groups.server'
import { closingSchema, groupSchema } from '@/lib/experimentation/experiment-drafts/step-form'
import { experimentAdminApi, experimentAdminPage } from '@/lib/kernel/routes/experiment-routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  /** Makes a group, or closes one. */
  POST: formPost({ form: experimentAdminApi.groups, page: experimentAdminPage, keep: ['name', 'holdout'] }, async (call) => {
    requireMarketing(await call.requireUser())
    const { close } = await call.readBody(closingSchema)
    if (close !== '') {
      await closeGroup(call.db, Number(close))
      return { next: experimentAdminPage, notice: 'Gruppo chiuso.' }
    }
    const { name, holdout } = await call.readBody(groupSchema)
    await createGroup(call.db, { name, holdout: Number(holdout || 0) })
    return { next: experimentAdminPage, notice: 'Gruppo creato.' }
  }),
})
