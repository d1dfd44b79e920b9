import { QueueRest } from '@/components/moderation/QueueRest'
import { WaitingRegistrations } from '@/components/moderation/WaitingRegistrations'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import type { WaitingRegistration } from '@/lib/accounts/dealerships/dealer-registration'
import { mostWaiting } from '@/lib/accounts/moderation/waiting-queue'
import { routes } from '@/lib/kernel/routes/routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = { waiting: readonly WaitingRegistration[]; csrf: string; outcome: FormOutcome | null }

/** Dealers who want to join, for a moderator to look at. */
export function RegistrationQueueScreen({ waiting, csrf, outcome }: Props) {
  return (
    <PageLayout title="Richieste di concessionarie" description="Concessionarie che chiedono di entrare." noindex>
      <Container>
        <Breadcrumbs trail={[{ label: 'Coda di controllo', href: routes.moderation }]} current="Concessionarie" />
        <h1>Richieste di concessionarie</h1>
        {outcome?.isDone && <Alert variant="success">{outcome.message}</Alert>}
        {waiting.length === 0 ? (
          <p>Nessuna richiesta aspetta un controllo.</p>
        ) : (
          <WaitingRegistrations waiting={waiting} csrf={csrf} outcome={outcome} />
        )}
        <QueueRest listed={waiting.length} most={mostWaiting} />
      </Container>
    </PageLayout>
  )
}
