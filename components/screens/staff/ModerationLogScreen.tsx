import styled from '@emotion/styled'
import { LogTable } from '@/components/moderation/LogTable'
import { PageLayout } from '@/components/shell/PageLayout'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import { DownloadLink } from '@/components/ui/DownloadLink'
import type { LogLine } from '@/lib/accounts/moderation/moderation-case'
import { moderationApi } from '@/lib/kernel/routes/moderation-routes'
import { routes } from '@/lib/kernel/routes/routes'

/** What moderators did last, which nobody can change; the file reaches further back. */
export function ModerationLogScreen({ log }: { log: readonly LogLine[] }) {
  return (
    <PageLayout title="Registro delle decisioni" description="Che cosa è stato deciso, quando e da chi." noindex>
      <Container>
        <Breadcrumbs trail={[{ label: 'Coda di controllo', href: routes.moderation }]} current="Registro" />
        <Head>
          <h1>Registro delle decisioni</h1>
          <DownloadLink href={moderationApi.log}>Esporta (CSV)</DownloadLink>
        </Head>
        <Body>{log.length === 0 ? <p>Nessuna decisione, per ora.</p> : <LogTable log={log} />}</Body>
      </Container>
    </PageLayout>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  margin: 16px 0;
`
const Body = styled.div`
  padding-bottom: 56px;
`
