import styled from '@emotion/styled'
import { AppealForm } from '@/components/moderation/AppealForm'
import { CaseLog } from '@/components/moderation/CaseLog'
import { CaseQuestion } from '@/components/moderation/CaseQuestion'
import { CaseSignals } from '@/components/moderation/CaseSignals'
import { DecisionForm } from '@/components/moderation/DecisionForm'
import { DeskKeys } from '@/components/moderation/DeskKeys'
import { SellerHistory } from '@/components/moderation/SellerHistory'
import { UndoForm } from '@/components/moderation/UndoForm'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Button } from '@/components/ui/Button'
import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import type { FormOutcome } from '@/lib/edge/http/form-outcome'
import { casePath, moderationApi, routes } from '@/lib/kernel/routes/routes'
import { type CasePage, outcomes } from '@/lib/people/moderation/moderation-case'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  page: CasePage /** The cases beside it in the queue. */
  next: number | null
  previous: number | null
  csrf: string
  outcome: FormOutcome | null
}

/** One case: the ad, what speaks against it, the decision, the log. */
export function ModerationCaseScreen({ page, next, previous, csrf, outcome }: Props) {
  const { id, ad, photos, seller, decision, appeal, question, canResume, proposal, log } = page
  const isOwn = outcome?.form === moderationApi.one(id)
  return (
    <PageLayout title={`Fascicolo ${id}: ${ad.title}`} description="Un annuncio da controllare." noindex>
      <Container>
        <Breadcrumbs trail={[{ label: 'Coda di controllo', href: routes.moderation }]} current={`Fascicolo ${id}`} />
        <Column>
          {isOwn && outcome.message !== '' && <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>}
          <Neighbours aria-label="Coda">
            {previous !== null && <Link href={casePath(previous)}>Precedente</Link>}
            {next !== null && <Link href={casePath(next)}>Prossimo</Link>}
          </Neighbours>
          <DeskKeys next={next === null ? null : casePath(next)} previous={previous === null ? null : casePath(previous)} />
          <Panel aria-labelledby="annuncio">
            <h1 id="annuncio">{ad.title}</h1>
            <p>
              {ad.price}, {ad.place}. {ad.status}. {ad.href !== null && <Link href={ad.href}>Vedi la pagina</Link>}
            </p>
            <blockquote>{ad.description}</blockquote>
            <Photos photos={photos} title={ad.title} />
          </Panel>
          <SellerHistory seller={seller} />
          <CaseSignals page={page} />
          {question && <CaseQuestion question={question} />}
          {decision === null && (
            <DecisionForm caseId={id} proposal={proposal} csrf={csrf} outcome={outcome} hasAccount={seller.since !== null} />
          )}
          {decision && (
            <Panel aria-labelledby="decisione">
              <h2 id="decisione">{outcomes[decision.outcome].done}</h2>
              <p>
                {decision.by ?? 'Una persona che non c’è più'}, {new Date(decision.at).toLocaleString('it-IT', { timeZone: 'Europe/Rome' })}
                . {decision.reason}
              </p>
              <blockquote>{decision.statement}</blockquote>
              {decision.canUndo && <UndoForm caseId={id} csrf={csrf} />}
              {canResume && (
                <form method="post" action={moderationApi.one(id)}>
                  <input type="hidden" name="_csrf" value={csrf} />
                  <Button type="submit" name="esito" value="resumed" variant="outline">
                    Rimetti online
                  </Button>
                </form>
              )}
            </Panel>
          )}
          {appeal && <AppealForm caseId={id} appeal={appeal} csrf={csrf} outcome={outcome} />}
          <Panel aria-labelledby="registro">
            <h2 id="registro">Registro del fascicolo</h2>
            <CaseLog log={log} />
          </Panel>
        </Column>
      </Container>
    </PageLayout>
  )
}

function Photos({ photos, title }: { photos: CasePage['photos']; title: string }) {
  if (photos.length === 0) return <p>Nessuna foto.</p>
  return (
    <Pictures>
      {photos.map((src, index) => (
        <li key={src}>
          <img src={src} alt={`Foto ${index + 1} di ${photos.length}: ${title}`} width={160} height={120} loading="lazy" />
        </li>
      ))}
    </Pictures>
  )
}

const Neighbours = styled.nav`
  display: flex;
  gap: 24px;
`
const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
  img { object-fit: cover; }
`
const Column = styled.div`
  display: grid;
  gap: 16px;
  max-width: 860px;
  padding-bottom: 56px;
  overflow-wrap: anywhere;
  h1 { font-size: ${fontSize.xl2}; }
  h2 { font-size: ${fontSize.xl}; }
  section > p { margin-top: 8px; color: ${color.textMuted}; }
  blockquote { margin: 12px 0 0; white-space: pre-line; }
`
