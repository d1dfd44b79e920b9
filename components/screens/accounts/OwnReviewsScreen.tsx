import { FormPage } from '@/components/form/FormPage'
import { OwnReviewList } from '@/components/reviews/OwnReviewList'
import { ReviewForm } from '@/components/reviews/ReviewForm'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import type { OwnReview } from '@/lib/accounts/reviews/review'
import { reviewsApi } from '@/lib/kernel/routes/account-paths'
import { routes } from '@/lib/kernel/routes/routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  reviews: readonly OwnReview[]
  /** The dealer that is to be reviewed, and why it may not be. */
  wanted: { dealer: { name: string; slug: string }; refusal: string | null } | null
  csrf: string
  outcome: FormOutcome | null
}

/** One's own reviews of dealers, and the form for one. */
export function OwnReviewsScreen({ reviews, wanted, csrf, outcome }: Props) {
  const before = reviews.find(({ dealer }) => dealer.slug === wanted?.dealer.slug) ?? null
  return (
    <PageLayout title="Le mie recensioni" description="Le recensioni che hai scritto sulle concessionarie." noindex>
      <FormPage title={wanted ? `Recensione di ${wanted.dealer.name}` : 'Le mie recensioni'} outcome={outcome} forms={[reviewsApi]}>
        {typeof wanted?.refusal === 'string' && <Alert variant="error">{wanted.refusal}</Alert>}
        {wanted && wanted.refusal === null && <ReviewForm dealer={wanted.dealer} before={before} csrf={csrf} outcome={outcome} />}
        {!wanted && reviews.length === 0 && (
          <EmptyState title="Nessuna recensione" action={<ButtonLink href={routes.conversations}>Vai ai messaggi</ButtonLink>}>
            Puoi recensire una concessionaria che hai contattato da Ingrana, dalla sua pagina.
          </EmptyState>
        )}
        {!wanted && <OwnReviewList reviews={reviews} csrf={csrf} />}
      </FormPage>
    </PageLayout>
  )
}
