import { decidePaper } from '@/lib/accounts/dossier/papers.server'
import { paperDecisionSchema } from '@/lib/accounts/dossier/record-schemas'
import { requireModerator } from '@/lib/accounts/users/user'
import { recordApi } from '@/lib/kernel/routes/dossier'
import { paperQueuePage } from '@/lib/kernel/routes/moderation-routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'
import { idIn } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost(
    { form: ({ request }) => recordApi.decision(idIn(request.query)), page: paperQueuePage, keep: ['testo'] },
    async (call) => {
      const moderator = await call.requireUser()
      requireModerator(moderator)
      const { esito, testo } = await call.readBody(paperDecisionSchema)
      const isAccepted = esito === 'accepted'
      await decidePaper(call.db, moderator, idIn(call.request.query), { isAccepted, note: testo })
      return {
        next: paperQueuePage,
        notice: isAccepted ? 'Documentata: la copia è sull’annuncio.' : 'Da rifare: chi vende legge il motivo.',
      }
    },
  ),
})
