import { object, string } from 'yup'
import { placeIdPattern } from '@/lib/accounts/dealerships/dealer-schemas'
import { findGoogleReviews } from '@/lib/accounts/reviews/google-reviews.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

const querySchema = object({ placeId: string().matches(placeIdPattern).required() })

/** The Google Maps reviews of one of our dealers. */
export default api({
  async GET({ db, readQuery, response, address }) {
    const { placeId } = await readQuery(querySchema)
    await consumeRateLimit(db, rateLimits.googleReviewsFromAddress, address())
    const found = await findGoogleReviews(db, placeId)
    response.setHeader('Cache-Control', 'private, no-store')
    return found
  },
})
