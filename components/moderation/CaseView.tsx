import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Panel } from '@/components/ui/Panel'
import { type CasePage, type ModerationQueue, outcomes } from '@/lib/accounts/moderation/moderation-case'
import { caseInQueuePath, filterText } from '@/lib/accounts/moderation/queue-filter'
import type { StaffDrop } from '@/lib/accounts/selling/planned-drops/planned-drop'
import { momentText } from '@/lib/kernel/italian/date-text'
import { moderationApi } from '@/lib/kernel/routes/moderation-routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { color, fontSize } from '@/styles/tokens'
import { AppealForm } from './AppealForm'
import { CaseDrop } from './CaseDrop'
import { CaseLog } from './CaseLog'
import { CaseReports } from './CaseReports'
import { CaseRevision } from './CaseRevision'
import { CaseSignals } from './CaseSignals'
import { CaseVehicle } from './CaseVehicle'
import { DecisionForm } from './DecisionForm'
import { HandOver } from './HandOver'
import { OutcomeBar } from './OutcomeBar'
import { SellerHistory } from './SellerHistory'
import { UndoForm } from './UndoForm'

type Props = { moderationQueue: ModerationQueue; page: CasePage; drop: StaffDrop | null; csrf: string; outcome: FormOutcome | null }

/** One case: the ad, what speaks against it, the decision, the log. */
export function CaseView({ moderationQueue, page, drop, csrf, outcome }: Props) {
  const { id, seller, decision, appeal, question, log, proposal, holder } = page
  const queue = filterText(moderationQueue.filter)
  const form = { csrf, outcome, queue }
  const isOthers = holder !== null && !holder.isMe
  return (
    <Column>
      {decision === null && !isOthers && (
        <OutcomeBar place={moderationQueue.place} count={moderationQueue.lines.length + moderationQueue.more} />
      )}
      <CaseVehicle page={page} />
      {drop && <CaseDrop caseId={id} drop={drop} csrf={csrf} queue={queue} />}
      {page.revision && <CaseRevision revision={page.revision} isRefused={decision !== null} />}
      <SellerHistory seller={seller} />
      <CaseSignals page={page} />
      <CaseReports reports={page.reports} />
      {question && <CaseQuestion question={question} />}
      {decision === null && (
        <Panel aria-labelledby="decisione">
          <h2 id="decisione">Decisione</h2>
          {!isOthers && <DecisionForm caseId={id} proposal={proposal} {...form} hasAccount={seller.since !== null} />}
          <HandOver page={page} colleagues={moderationQueue.colleagues} {...form} />
        </Panel>
      )}
      {decision && <Decided page={page} decision={decision} csrf={csrf} />}
      {appeal && (
        <Panel aria-labelledby="ricorso">
          <AppealForm caseId={id} appeal={appeal} {...form} />
          {appeal.outcome === null && !appeal.isMine && <HandOver page={page} colleagues={moderationQueue.colleagues} {...form} />}
        </Panel>
      )}
      {moderationQueue.next !== null && (
        <p>
          <ButtonLink href={caseInQueuePath(moderationQueue.next, moderationQueue.filter)} variant="quiet">
            {decision === null ? 'Salta al prossimo' : 'Al prossimo'}
          </ButtonLink>
        </p>
      )}
      <Panel aria-labelledby="registro">
        <h2 id="registro">Registro del fascicolo</h2>
        <CaseLog log={log} />
      </Panel>
    </Column>
  )
}

function Decided({
  page: { id, canResume },
  decision,
  csrf,
}: {
  page: CasePage
  decision: NonNullable<CasePage['decision']>
  csrf: string
}) {
  const { outcome, by, at, reason, statement, canUndo } = decision
  return (
    <Panel aria-labelledby="decisione">
      <h2 id="decisione">{outcomes[outcome].done}</h2>
      <p>
        {by ?? 'Una persona che non c’è più'}, {momentText(at)}. {reason}
      </p>
      <blockquote>{statement}</blockquote>
      {canUndo && <UndoForm caseId={id} csrf={csrf} />}
      {canResume && (
        <form method="post" action={moderationApi.one(id)}>
          <input type="hidden" name="_csrf" value={csrf} />
          <Button type="submit" name="esito" value="resumed" variant="outline">
            Rimetti online
          </Button>
        </form>
      )}
    </Panel>
  )
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  overflow-wrap: anywhere;
  > section { display: grid; gap: 16px; }
  h2 { font-size: ${fontSize.xl2}; }
  small { color: ${color.textMuted}; }
  blockquote { margin: 0; white-space: pre-line; line-height: 1.55; }
`

/** The question to the seller, and the answer. */
function CaseQuestion({ question: { text, at, answer, answeredAt } }: { question: NonNullable<CasePage['question']> }) {
  return (
    <Panel aria-labelledby="domanda">
      <h2 id="domanda">Domanda al venditore</h2>
      <p>{momentText(at)}</p>
      <blockquote>{text}</blockquote>
      {answeredAt === null ? (
        <p>Non ha ancora risposto.</p>
      ) : (
        <>
          <p>Risposta, {momentText(answeredAt)}</p>
          <blockquote>{answer}</blockquote>
        </>
      )}
    </Panel>
  )
}
