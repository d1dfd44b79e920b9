import { api } from '@/lib/edge/http/api.server'
import { areaPage, dealershipOf } from '@/lib/edge/http/dealership-call.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { answerReview } from '@/lib/people/reviews/decide-review.server'
import { reviewAnswerSchema } from '@/lib/people/reviews/review-schemas'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: dealershipApi.reviews, page: areaPage(dealerArea.reviews), keep: ['recensione', 'risposta'] }, async (call) => {
    const { user, dealership } = await dealershipOf(call, 'answerLeads')
    const { recensione, risposta } = await call.readBody(reviewAnswerSchema)
    await answerReview(call.db, user, dealership, Number(recensione), risposta)
    return { next: dealerAreaHref(dealerArea.reviews, dealership.slug), notice: 'Risposta pubblicata.' }
  }),
})
