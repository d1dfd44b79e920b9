import type { ComponentProps } from 'react'
import { DraftForm } from '@/components/experiment-admin/DraftForm'
import { StaffPage } from '@/components/experiments/StaffPage'
import { PageLayout } from '@/components/shell/PageLayout'
import { Panel } from '@/components/ui/Panel'
import { experimentAdminPage } from '@/lib/kernel/routes/experiment-routes'
import { routes } from '@/lib/kernel/routes/routes'

type Props = Omit<ComponentProps<typeof DraftForm>, 'saved'>

export function NewDraftScreen(props: Props) {
  return (
    <PageLayout title="Nuovo esperimento" description="La bozza di un esperimento." noindex>
      <StaffPage
        title="Nuovo esperimento"
        trail={[
          { label: 'Esperimenti', href: routes.experiments },
          { label: 'Gestione', href: experimentAdminPage },
        ]}
        intro={<p>Una bozza non mostra niente a nessuno: serve a deciderla, guardarla in anteprima e proporla.</p>}
      >
        <Panel>
          <DraftForm {...props} />
        </Panel>
      </StaffPage>
    </PageLayout>
  )
}
