import { QueueRest } from '@/components/moderation/QueueRest'
import { WaitingReviews } from '@/components/moderation/WaitingReviews'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import { mostWaiting } from '@/lib/accounts/moderation/waiting-queue'
import type { WaitingReview } from '@/lib/accounts/reviews/review'
import { routes } from '@/lib/kernel/routes/routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = { waiting: readonly WaitingReview[]; csrf: string; outcome: FormOutcome | null }

/** Reviews of dealers, for a moderator to read before everybody does. */
export function ReviewQueueScreen({ waiting, csrf, outcome }: Props) {
  return (
    <PageLayout title="Recensioni da controllare" description="Recensioni di concessionarie che aspettano un controllo." noindex>
      <Container>
        <Breadcrumbs trail={[{ label: 'Coda di controllo', href: routes.moderation }]} current="Recensioni" />
        <h1>Recensioni da controllare</h1>
        <p>Conta solo se è vera e lecita: insulti, dati di persone, pubblicità, accuse di reati non provate e copie non si pubblicano.</p>
        {outcome?.isDone && <Alert variant="success">{outcome.message}</Alert>}
        {waiting.length === 0 ? (
          <p>Nessuna recensione aspetta un controllo.</p>
        ) : (
          <WaitingReviews waiting={waiting} csrf={csrf} outcome={outcome} />
        )}
        <QueueRest listed={waiting.length} most={mostWaiting} />
      </Container>
    </PageLayout>
  )
}
