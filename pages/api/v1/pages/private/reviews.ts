import { reviewRemovalSchema, reviewSchema } from '@/lib/accounts/reviews/review-schemas'
import { removeReview, requireReviewable, saveReview } from '@/lib/accounts/reviews/write-review.server'
import { reviewsApi } from '@/lib/kernel/routes/account-paths'
import { writeReviewPath } from '@/lib/kernel/routes/dealer-area'
import { routes } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

const slugIn = (slug: unknown) => (typeof slug === 'string' ? slug : '')

export default api({
  /** Writes the review of a dealer (`concessionaria`), or removes one (`togli`). */
  POST: formPost(
    {
      form: reviewsApi,
      page: (body) => (slugIn(body['concessionaria']) === '' ? routes.reviews : writeReviewPath(slugIn(body['concessionaria']))),
      keep: ['stelle', 'testo'],
    },
    async (call) => {
      const user = await call.requireUser()
      const { togli } = await call.readBody(reviewRemovalSchema)
      if (togli !== '') {
        await removeReview(call.db, user, Number(togli))
        return { next: routes.reviews, notice: 'Recensione eliminata.' }
      }
      const dealer = await requireReviewable(call.db, user, slugIn((await call.rawBody())?.['concessionaria']))
      const { stelle, testo } = await call.readBody(reviewSchema)
      await saveReview(call.db, user, dealer, { stars: Number(stelle), words: testo })
      return { next: routes.reviews, notice: 'Grazie! Leggiamo la recensione e ti scriviamo appena è pubblicata.' }
    },
  ),
})
