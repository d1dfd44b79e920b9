import { requireMarketing } from '@/lib/accounts/users/user'
import { draftSchema, readDraft } from '@/lib/experimentation/experiment-drafts/draft-form'
import { createExperiment } from '@/lib/experimentation/experiment-drafts/save-experiment.server'
import { draftPath, experimentAdminApi, newDraftPage } from '@/lib/kernel/routes/experiment-routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: experimentAdminApi.drafts, page: newDraftPage, keep: Object.keys(draftSchema.fields) }, async (call) => {
    const user = await call.requireUser()
    requireMarketing(user)
    const draft = readDraft(await call.readBody(draftSchema))
    const id = await createExperiment(call.db, { id: user.id, name: user.displayName }, draft)
    return { next: draftPath(id), notice: 'Bozza salvata. Quando è pronta, proponine l’avvio.' }
  }),
})
