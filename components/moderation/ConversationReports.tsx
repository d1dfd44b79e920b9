import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { TextArea } from '@/components/ui/form/TextArea'
import { Panel } from '@/components/ui/Panel'
import type { ConversationReport } from '@/lib/accounts/contact/conversation-report'
import { mostWaiting } from '@/lib/accounts/moderation/waiting-queue'
import { momentText } from '@/lib/kernel/italian/date-text'
import { moderationApi } from '@/lib/kernel/routes/moderation-routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { color, fontSize, radius } from '@/styles/tokens'
import { QueueRest } from './QueueRest'

type Props = { reports: readonly ConversationReport[]; csrf: string; outcome: FormOutcome | null }

/** Conversations that one side has reported: the messages that go with the report, and the decision. */
export function ConversationReports({ reports, ...form }: Props) {
  if (reports.length === 0) return null
  return (
    <Box aria-labelledby="messaggi-segnalati">
      <h2 id="messaggi-segnalati">Messaggi segnalati: {reports.length}</h2>
      {reports.map((report) => (
        <Report key={report.id} report={report} {...form} />
      ))}
      <QueueRest listed={reports.length} most={mostWaiting} />
    </Box>
  )
}

const names = { buyer: 'Chi compra', seller: 'Chi vende' } as const

function Report({ report, csrf, outcome }: Pick<Props, 'csrf' | 'outcome'> & { report: ConversationReport }) {
  const action = moderationApi.message(report.id)
  const fault = outcome?.form === action && !outcome.isDone ? outcome : undefined
  return (
    <Panel aria-label={`Segnalazione ${report.id}`}>
      <h3>
        {report.kind}: {report.title}
      </h3>
      <p>
        {names[report.side]} segnala, {momentText(report.at)}.{report.words !== '' && ` «${report.words}»`}
      </p>
      <ol>
        {report.messages.map(({ id, sender, message, sentAt, isReported }) => (
          <li key={id} data-reported={isReported || undefined}>
            <small>
              {names[sender]}, {momentText(sentAt)}
              {isReported && ' · segnalato'}
            </small>
            <p>{message}</p>
          </li>
        ))}
      </ol>
      <form method="post" action={action}>
        <input type="hidden" name="_csrf" value={csrf} />
        <TextArea
          name="testo"
          label="Che cosa legge chi è segnalato"
          rows={3}
          defaultValue={fault?.values['testo'] ?? ''}
          error={fault?.errors['testo']}
        />
        <div>
          <Button type="submit" name="esito" value="accepted" variant="danger">
            Chiudi la conversazione
          </Button>
          <Button type="submit" name="esito" value="dismissed" variant="outline">
            Non viola le regole
          </Button>
        </div>
      </form>
    </Panel>
  )
}

const Box = styled.section`
  display: grid;
  gap: 16px;
  padding: 24px 0 56px;
  overflow-wrap: anywhere;
  h2 { font-size: ${fontSize.xl}; }
  ol { display: grid; gap: 8px; margin: 12px 0; }
  li { padding: 8px 12px; border: 1px solid ${color.border}; border-radius: ${radius.md}; }
  li p { white-space: pre-line; }
  li[data-reported] { border: 2px solid ${color.warning}; }
  small { color: ${color.textMuted}; }
  form { display: grid; gap: 12px; }
  form div { display: flex; flex-wrap: wrap; gap: 12px; }
`
