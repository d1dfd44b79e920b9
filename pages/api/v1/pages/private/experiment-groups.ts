import { requireMarketing } from '@/lib/accounts/users/user'
import { closeGroup, createGroup } from '@/lib/experimentation/experiment-drafts/experiment-groups.server'
import { closingSchema, groupSchema } from '@/lib/experimentation/experiment-drafts/step-form'
import { experimentDesk, experimentDeskApi } from '@/lib/kernel/routes/experiment-routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  /** Makes a group, or closes one. */
  POST: formPost({ form: experimentDeskApi.groups, page: experimentDesk, keep: ['name', 'holdout'] }, async (call) => {
    requireMarketing(await call.requireUser())
    const { close } = await call.readBody(closingSchema)
    if (close !== '') {
      await closeGroup(call.db, Number(close))
      return { next: experimentDesk, notice: 'Gruppo chiuso.' }
    }
    const { name, holdout } = await call.readBody(groupSchema)
    await createGroup(call.db, { name, holdout: Number(holdout || 0) })
    return { next: experimentDesk, notice: 'Gruppo creato.' }
  }),
})
