import { answerReview } from '@/lib/accounts/reviews/decide-review.server'
import { reviewAnswerSchema } from '@/lib/accounts/reviews/review-schemas'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { api } from '@/lib/server/http/api.server'
import { areaPage, dealershipOf } from '@/lib/server/http/dealership-call.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: dealershipApi.reviews, page: areaPage(dealerArea.reviews), keep: ['recensione', 'risposta'] }, async (call) => {
    const { user, dealership } = await dealershipOf(call, 'answerLeads')
    const { recensione, risposta } = await call.readBody(reviewAnswerSchema)
    await answerReview(call.db, user, dealership, Number(recensione), risposta)
    return { next: dealerAreaHref(dealerArea.reviews, dealership.slug), notice: 'Risposta pubblicata.' }
  }),
})
