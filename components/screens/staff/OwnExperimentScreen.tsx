import type { ComponentProps } from 'react'
import { DraftForm } from '@/components/experiment-admin/DraftForm'
import { ExperimentFacts } from '@/components/experiment-admin/ExperimentFacts'
import { LogPanel } from '@/components/experiment-admin/LogPanel'
import { StepForms } from '@/components/experiment-admin/StepForms'
import { TextCheckPanel } from '@/components/experiment-admin/TextCheckPanel'
import { StaffPage } from '@/components/experiments/StaffPage'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { Panel } from '@/components/ui/Panel'
import { experimentAdminPage } from '@/lib/kernel/routes/experiment-routes'
import { routes } from '@/lib/kernel/routes/routes'

type Props = ComponentProps<typeof StepForms> &
  ComponentProps<typeof ExperimentFacts> &
  ComponentProps<typeof LogPanel> &
  Pick<ComponentProps<typeof DraftForm>, 'marketers' | 'groups' | 'places'> & {
    /** The form; null once the experiment can no longer be edited. */
    form: Record<string, string> | null
  }

/** One experiment of ours: what was decided, what comes next, and who did what. */
export function OwnExperimentScreen({ experiment, isInUse, form, log, marketers, groups, places, csrf, outcome }: Props) {
  return (
    <PageLayout title={`Gestione di ${experiment.key}`} description="Un esperimento, dalla bozza alla fine." noindex>
      <StaffPage
        title={experiment.key}
        trail={[
          { label: 'Esperimenti', href: routes.experiments },
          { label: 'Gestione', href: experimentAdminPage },
        ]}
        intro={<p>Tutto quello che cambia resta scritto nel registro.</p>}
      >
        {outcome && outcome.message !== '' && <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>}
        {experiment.placeFault !== null && <Alert variant="error">{experiment.placeFault}</Alert>}
        <ExperimentFacts experiment={experiment} isInUse={isInUse} />
        {experiment.texts && isInUse && <TextCheckPanel experiment={experiment} texts={experiment.texts} csrf={csrf} />}
        <StepForms experiment={experiment} csrf={csrf} outcome={outcome} />
        {form && (
          <Panel>
            <DraftForm saved={experiment} form={form} marketers={marketers} groups={groups} places={places} csrf={csrf} outcome={outcome} />
          </Panel>
        )}
        <LogPanel log={log} />
      </StaffPage>
    </PageLayout>
  )
}
