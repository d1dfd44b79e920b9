import { QueueRest } from '@/components/moderation/QueueRest'
import { WaitingPapers } from '@/components/moderation/WaitingPapers'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import type { WaitingPaper } from '@/lib/accounts/dossier/waiting-paper'
import { mostWaitingPapers } from '@/lib/accounts/moderation/waiting-queue'
import { routes } from '@/lib/kernel/routes/routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = { waiting: readonly WaitingPaper[]; csrf: string; outcome: FormOutcome | null }

/** Papers about vehicles, for a moderator to look at before everybody does. */
export function PaperQueueScreen({ waiting, csrf, outcome }: Props) {
  return (
    <PageLayout title="Carte da guardare" description="Carte dei veicoli che aspettano che una persona le guardi." noindex>
      <Container>
        <Breadcrumbs trail={[{ label: 'Coda di controllo', href: routes.moderation }]} current="Carte" />
        <h1>Carte da guardare</h1>
        <p>
          Sono giusti? Sulla carta si leggono giorno e cifre, il formato è quello, e targa, nome e indirizzo sono coperti. Se qualcosa di
          una persona si legge ancora, è da rifare.
        </p>
        {outcome?.isDone && <Alert variant="success">{outcome.message}</Alert>}
        {waiting.length === 0 ? <p>Nessuna carta aspetta.</p> : <WaitingPapers waiting={waiting} csrf={csrf} outcome={outcome} />}
        <QueueRest listed={waiting.length} most={mostWaitingPapers} />
      </Container>
    </PageLayout>
  )
}
