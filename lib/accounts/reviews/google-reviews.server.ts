import { array, number, object, string } from 'yup'
import { env } from '@/lib/kernel/config/env.server'
import type { GooglePlaces } from '@/lib/kernel/config/review-services'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { isDealersPlace } from '@/lib/market/dealers/dealer-queries.server'

/** What Google Maps shows of a dealer. At most five reviews: it gives no more. */
export type GoogleReviews = {
  placeId: string
  rating: number | null
  count: number
  mapsUrl: string | null
  reviews: { author: string; authorUrl: string | null; stars: number; text: string; publishedAt: string | null }[]
}

const timeoutMs = 4_000
/** The parts of a place that are paid for; Google answers nothing without such a list (Places API, «field mask»). */
const fieldMask = 'rating,userRatingCount,googleMapsUri,reviews'

const answerSchema = object({
  rating: number(),
  userRatingCount: number(),
  googleMapsUri: string(),
  reviews: array(
    object({
      rating: number().required(),
      text: object({ text: string().default('') }).default({ text: '' }),
      authorAttribution: object({ displayName: string().default(''), uri: string() }).default({ displayName: '', uri: undefined }),
      publishTime: string(),
    }).required(),
  ).default([]),
})

/** What Google says of the place of one of our dealers; of no other place, so that nobody asks Google at our expense. Keeps nothing, as its terms want. */
export async function findGoogleReviews(
  db: Db,
  placeId: string,
  service: GooglePlaces | null = env().googlePlaces,
): Promise<GoogleReviews> {
  if (!service || !(await isDealersPlace(db, placeId))) throw new AppError('notFound', 'no dealer of ours has this place')
  const answer = await fetch(`${service.url}/v1/places/${encodeURIComponent(placeId)}?languageCode=it`, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'X-Goog-Api-Key': service.key, 'X-Goog-FieldMask': fieldMask },
  }).catch((error: unknown) => {
    throw unavailable(error instanceof Error ? error.name : 'failed')
  })
  if (answer.status === 404) throw new AppError('notFound', 'Google does not know this place')
  if (!answer.ok) throw unavailable(`answered ${answer.status}`)
  const answered: unknown = await answer.json().catch(() => null)
  const place = await answerSchema.validate(answered).catch(() => {
    throw unavailable('answered something else than a place')
  })
  return {
    placeId,
    rating: place.rating ?? null,
    count: place.userRatingCount ?? 0,
    mapsUrl: place.googleMapsUri ?? null,
    reviews: place.reviews.map(({ rating, text, authorAttribution, publishTime }) => ({
      author: authorAttribution.displayName === '' ? 'Un utente di Google' : authorAttribution.displayName,
      authorUrl: authorAttribution.uri ?? null,
      stars: rating,
      text: text.text,
      publishedAt: publishTime ?? null,
    })),
  }
}

function unavailable(reason: string): AppError {
  return new AppError('unavailable', `Google Places: ${reason}`)
}
