import { decideReview } from '@/lib/accounts/reviews/decide-review.server'
import { reviewDecisionSchema } from '@/lib/accounts/reviews/review-schemas'
import { requireModerator } from '@/lib/accounts/users/user'
import { moderationApi, reviewQueuePage } from '@/lib/kernel/routes/moderation-routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'
import { idIn } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost(
    { form: ({ request }) => moderationApi.review(idIn(request.query)), page: reviewQueuePage, keep: ['testo'] },
    async (call) => {
      const moderator = await call.requireUser()
      requireModerator(moderator)
      const { esito, testo } = await call.readBody(reviewDecisionSchema)
      const isPublished = esito === 'published'
      await decideReview(call.db, moderator, idIn(call.request.query), { state: isPublished ? 'published' : 'refused', statement: testo })
      return {
        next: reviewQueuePage,
        notice: isPublished ? 'Recensione pubblicata.' : 'Recensione non pubblicata: chi l’ha scritta ha il motivo per e-mail.',
      }
    },
  ),
})
