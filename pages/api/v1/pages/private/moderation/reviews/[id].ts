import { api } from '@/lib/edge/http/api.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { idIn } from '@/lib/edge/http/request-context.server'
import { moderationApi, reviewDesk } from '@/lib/kernel/routes/moderation-routes'
import { decideReview } from '@/lib/people/reviews/decide-review.server'
import { reviewDecisionSchema } from '@/lib/people/reviews/review-schemas'
import { requireModerator } from '@/lib/people/users/user'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: ({ request }) => moderationApi.review(idIn(request.query)), page: reviewDesk, keep: ['testo'] }, async (call) => {
    const moderator = await call.requireUser()
    requireModerator(moderator)
    const { esito, testo } = await call.readBody(reviewDecisionSchema)
    const isPublished = esito === 'published'
    await decideReview(call.db, moderator, idIn(call.request.query), { state: isPublished ? 'published' : 'refused', statement: testo })
    return {
      next: reviewDesk,
      notice: isPublished ? 'Recensione pubblicata.' : 'Recensione non pubblicata: chi l’ha scritta ha il motivo per e-mail.',
    }
  }),
})
