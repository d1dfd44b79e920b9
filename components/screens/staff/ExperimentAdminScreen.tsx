import type { ComponentProps } from 'react'
import { GroupPanel } from '@/components/experiment-admin/GroupPanel'
import { ManagedExperimentList } from '@/components/experiment-admin/ManagedExperimentList'
import { PlacePanel } from '@/components/experiment-admin/PlacePanel'
import { StaffPage } from '@/components/experiments/StaffPage'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { Link } from '@/components/ui/Link'
import { emptyTestPage } from '@/lib/kernel/routes/experiment-routes'
import { routes } from '@/lib/kernel/routes/routes'

type Props = ComponentProps<typeof ManagedExperimentList> &
  ComponentProps<typeof GroupPanel> &
  ComponentProps<typeof PlacePanel> & {
    /** Whether the site reads what is published here, and not a vendor's service. */
    isInUse: boolean
    /** Whether a stand-in answers in place of that service. */
    isStandIn: boolean
  }

export function ExperimentAdminScreen({ listed, places, groups, isInUse, isStandIn, csrf, outcome }: Props) {
  return (
    <PageLayout title="Gestione degli esperimenti" description="Bozze, avvii e fine degli esperimenti del sito." noindex>
      <StaffPage
        title="Gestione"
        trail={[{ label: 'Esperimenti', href: routes.experiments }]}
        intro={
          <p>
            Da una bozza al vincitore per tutti. Quello che vedono i visitatori cambia solo quando una seconda persona approva.
            {isInUse && ' Il sito legge quello che si pubblica qui, e nessun’altra configurazione.'}
          </p>
        }
      >
        {outcome && outcome.message !== '' && <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>}
        {!isInUse && (
          <Alert variant="error">
            Il sito legge la configurazione di {isStandIn ? 'un servizio di prova' : 'un servizio esterno'}: quello che si pubblica qui
            resta al suo indirizzo, ma nessun visitatore lo vede. Lo cambia chi gestisce il sito, con l’impostazione EXPERIMENTS_CONFIG_URL.
          </Alert>
        )}
        <ManagedExperimentList listed={listed} />
        <PlacePanel places={places} />
        <p>
          <Link href={emptyTestPage}>Prova a vuoto: quanti falsi allarmi danno questi risultati</Link>
        </p>
        <GroupPanel groups={groups} csrf={csrf} outcome={outcome} />
      </StaffPage>
    </PageLayout>
  )
}
