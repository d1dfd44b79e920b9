import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import { type OwnReview, reviewStateText } from '@/lib/accounts/reviews/review'
import { reviewsApi } from '@/lib/kernel/routes/account-paths'
import { writeReviewPath } from '@/lib/kernel/routes/dealer-area'
import { dealerPath } from '@/lib/kernel/routes/routes'
import { ReviewPanel } from './ReviewPanel'

type Props = { reviews: readonly OwnReview[]; csrf: string }

/** What somebody wrote, what became of it, and the ways to change it. */
export function OwnReviewList({ reviews, csrf }: Props) {
  return (
    <List>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewPanel review={review} dealerName={review.dealer.name}>
            <p>
              <Link href={dealerPath(review.dealer.slug)}>{review.dealer.name}</Link> · {reviewStateText[review.state]}
              {review.state === 'refused' && `: ${review.statement}`}
            </p>
            <p>
              <Link href={writeReviewPath(review.dealer.slug)}>Cambia</Link>
            </p>
            <form method="post" action={reviewsApi}>
              <input type="hidden" name="_csrf" value={csrf} />
              <input type="hidden" name="togli" value={review.id} />
              <Button type="submit" variant="quiet" size="sm" aria-label={`Elimina la recensione su ${review.dealer.name}`}>
                Elimina
              </Button>
            </form>
          </ReviewPanel>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 16px;
  max-width: 720px;
`
