import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { ReceivedReviews } from '@/components/reviews/ReceivedReviews'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { type Dealership, type DealerTab, mayIn } from '@/lib/accounts/dealerships/dealership'
import type { ReceivedReview } from '@/lib/accounts/reviews/review'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  dealership: Dealership
  dealerships: readonly DealerTab[]
  reviews: readonly ReceivedReview[]
  csrf: string
  outcome: FormOutcome | null
}

/** What buyers wrote about a dealer, for its staff to answer. */
export function DealerReviewsScreen({ dealership, dealerships, reviews, csrf, outcome }: Props) {
  return (
    <PageLayout title="Recensioni ricevute" description="Le recensioni degli acquirenti e le vostre risposte." noindex>
      <DealerAreaFrame title="Recensioni" current="reviews" dealership={dealership} dealerships={dealerships}>
        {outcome && <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>}
        {reviews.length === 0 ? (
          <p>Nessuna recensione pubblicata. Può scriverne una chi vi ha contattato da Ingrana.</p>
        ) : (
          <ReceivedReviews
            reviews={reviews}
            dealership={dealership}
            mayAnswer={mayIn(dealership, 'answerLeads')}
            csrf={csrf}
            outcome={outcome}
          />
        )}
      </DealerAreaFrame>
    </PageLayout>
  )
}
