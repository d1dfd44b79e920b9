import { object } from 'yup'
import { requireMarketing } from '@/lib/accounts/users/user'
import { draftSchema, readDraft, seenField } from '@/lib/experimentation/experiment-drafts/draft-form'
import { saveExperiment } from '@/lib/experimentation/experiment-drafts/save-experiment.server'
import { draftPath, experimentAdminApi } from '@/lib/kernel/routes/experiment-routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'
import { idIn } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: (call) => {
    const id = idIn(call.request.query)
    const keep = Object.keys(draftSchema.fields)
    return formPost({ form: experimentAdminApi.draft(id), page: draftPath(id), keep }, async (call) => {
      const user = await call.requireUser()
      requireMarketing(user)
      const { seen } = await call.readBody(object({ seen: seenField() }))
      const draft = readDraft(await call.readBody(draftSchema))
      await saveExperiment(call.db, { id: user.id, name: user.displayName }, { id, revision: Number(seen) }, draft)
      return { next: draftPath(id), notice: 'Bozza salvata.' }
    })(call)
  },
})
