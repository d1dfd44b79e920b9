import type { ComponentProps } from 'react'
import { ConfigPanel } from '@/components/experiments/ConfigPanel'
import { EndedExperiments } from '@/components/experiments/EndedExperiments'
import { ExperimentList } from '@/components/experiments/ExperimentList'
import { IntakePanel } from '@/components/experiments/IntakePanel'
import { StaffPage } from '@/components/experiments/StaffPage'
import { PageLayout } from '@/components/shell/PageLayout'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { experimentAdminPage } from '@/lib/kernel/routes/experiment-routes'

type Props = ComponentProps<typeof ConfigPanel> &
  ComponentProps<typeof ExperimentList> &
  ComponentProps<typeof IntakePanel> & { ended: ComponentProps<typeof EndedExperiments>['experiments'] }

export function ExperimentsScreen({ condition, question, list, isEmpty, ended, intake }: Props) {
  return (
    <PageLayout title="Esperimenti" description="Gli esperimenti del sito, le loro varianti e i risultati." noindex>
      <StaffPage
        title="Esperimenti"
        intro={<p>Gli esperimenti della configurazione in uso. Un’anteprima mostra una variante solo a te: non conta e non resta.</p>}
      >
        <p>
          <ButtonLink href={experimentAdminPage}>Gestisci gli esperimenti</ButtonLink>
        </p>
        <ConfigPanel condition={condition} />
        <ExperimentList question={question} list={list} isEmpty={isEmpty} />
        <IntakePanel intake={intake} />
        <EndedExperiments experiments={ended} />
      </StaffPage>
    </PageLayout>
  )
}
