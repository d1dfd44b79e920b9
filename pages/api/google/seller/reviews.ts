import { object, string } from 'yup'
import { api } from '@/lib/edge/http/api.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { placeIdPattern } from '@/lib/people/dealerships/dealer-schemas'
import { findGoogleReviews } from '@/lib/people/reviews/google-reviews.server'

export const config = { api: { bodyParser: false } }

const querySchema = object({ placeId: string().matches(placeIdPattern).required() })

/** What Google Maps says of a dealer of ours. */
export default api({
  async GET({ db, readQuery, response, address }) {
    const { placeId } = await readQuery(querySchema)
    await consumeRateLimit(db, rateLimits.googleReviewsFromAddress, address())
    const found = await findGoogleReviews(db, placeId)
    response.setHeader('Cache-Control', 'private, no-store')
    return found
  },
})
