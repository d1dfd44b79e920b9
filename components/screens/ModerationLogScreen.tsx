import { CaseLog } from '@/components/moderation/CaseLog'
import { PageLayout } from '@/components/shell/PageLayout'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import { Panel } from '@/components/ui/Panel'
import { routes } from '@/lib/kernel/routes/routes'
import type { LogLine } from '@/lib/people/moderation/moderation-case'

/** Everything that moderators did, which nobody can change. */
export function ModerationLogScreen({ log }: { log: readonly LogLine[] }) {
  return (
    <PageLayout title="Registro delle decisioni" description="Che cosa è stato deciso, quando e da chi." noindex>
      <Container>
        <Breadcrumbs trail={[{ label: 'Coda di controllo', href: routes.moderation }]} current="Registro" />
        <h1>Registro delle decisioni</h1>
        <Panel aria-label="Registro">{log.length === 0 ? <p>Nessuna decisione, per ora.</p> : <CaseLog log={log} />}</Panel>
      </Container>
    </PageLayout>
  )
}
