import styled from '@emotion/styled'
import { AnswerForm } from '@/components/contact/AnswerForm'
import { ReportConversation } from '@/components/contact/ReportConversation'
import { TypedWarning } from '@/components/contact/TypedWarning'
import { useNews } from '@/components/contact/use-news'
import { PageLayout } from '@/components/shell/PageLayout'
import { PrivateArea } from '@/components/shell/PrivateArea'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import type { FormOutcome } from '@/lib/edge/http/form-outcome'
import { conversationApi, routes, securityAdvice } from '@/lib/kernel/routes/routes'
import type { OwnConversation, OwnMessage } from '@/lib/people/contact/own-conversation'
import { scamSignTexts } from '@/lib/people/contact/scam-signs'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { conversation: OwnConversation; savedCount: number; unread: number; csrf: string; outcome: FormOutcome | null }

const moment = new Intl.DateTimeFormat('it', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Rome' })

/** One conversation: what was written, what in it looks like a fraud, and a form to go on. */
export function OwnConversationScreen({ conversation, savedCount, unread, csrf, outcome }: Props) {
  const { id, title, href, holder, messages, blockedBy, phone } = conversation
  const action = conversationApi.one(id)
  useNews(action, messages.at(-1)?.id ?? 0)
  const isOwnFault = outcome?.form === action && !outcome.isDone
  return (
    <PageLayout title={`Messaggi per ${title}`} description="Una conversazione tra chi compra e chi vende." noindex>
      <PrivateArea current="conversations" savedCount={savedCount} unread={unread}>
        <Column>
          <p>
            <Link href={routes.conversations}>Tutti i messaggi</Link>
          </p>
          <h1>{conversation.with}</h1>
          <p>
            Per «{href === null ? title : <Link href={href}>{title}</Link>}»
            {phone !== '' && (
              <>
                , telefono <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
              </>
            )}
          </p>
          {outcome && !isOwnFault && outcome.message !== '' && (
            <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>
          )}
          <List role="log" aria-label="Messaggi">
            {messages.map((message) => (
              <Message key={message.id} message={message} isOwn={message.sender === holder} other={conversation.with} />
            ))}
          </List>
          {blockedBy === null ? (
            <AnswerForm key={messages.length} target={{ action, csrf, outcome }}>
              <TypedWarning />
            </AnswerForm>
          ) : (
            <p>
              <b>Conversazione bloccata.</b> {blockedBy === holder ? 'Non ricevi altri messaggi.' : 'Non si può più scrivere.'}
            </p>
          )}
          <ReportConversation conversation={conversation} canBlock={blockedBy === null} action={action} csrf={csrf} outcome={outcome} />
          {(blockedBy === null || blockedBy === holder) && (
            <form method="post" action={action}>
              <input type="hidden" name="_csrf" value={csrf} />
              <Button type="submit" name="azione" value={blockedBy === null ? 'blocca' : 'sblocca'} variant="quiet" size="sm">
                {blockedBy === null ? 'Blocca questa conversazione' : 'Sblocca'}
              </Button>
            </form>
          )}
        </Column>
      </PrivateArea>
    </PageLayout>
  )
}

type MessageProps = { message: OwnMessage; isOwn: boolean; other: string }

function Message({ message: { message, sentAt, isWaiting, signs }, isOwn, other }: MessageProps) {
  return (
    <li data-own={isOwn || undefined}>
      <p>
        <strong>{isOwn ? 'Tu' : other}</strong>, <time dateTime={sentAt}>{moment.format(new Date(sentAt))}</time>
      </p>
      <Words>{message}</Words>
      {isWaiting && isOwn && <small>Non ancora consegnato: per ora non riusciamo a raggiungere il venditore.</small>}
      {signs.length > 0 && (
        <Caution>
          <b>Attenzione.</b> Questo messaggio {signs.map(({ kind, found }) => `${scamSignTexts[kind]} («${found}»)`).join(', ')}. Non
          mandare soldi, codici o documenti prima di esserti visti. <a href={securityAdvice}>I consigli della Polizia Postale</a>
        </Caution>
      )}
    </li>
  )
}

const Column = styled.div`
  display: grid;
  gap: 16px;
  max-width: 680px;
`
const List = styled.ul`
  display: grid;
  gap: 12px;
  li { max-width: 92%; padding: 12px 16px; border-radius: ${radius.lg}; background: ${color.surfaceAlt}; }
  li[data-own] { margin-left: auto; background: ${color.accentSurface}; }
  li > p:first-of-type { margin-bottom: 4px; color: ${color.textMuted}; font-size: ${fontSize.sm}; }
  small { color: ${color.textMuted}; }
`
const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`
const Caution = styled.p`
  margin-top: 8px;
  padding: 10px 12px;
  border: 1.5px solid ${color.warning};
  border-radius: ${radius.md};
  background: ${color.warningSurface};
  overflow-wrap: anywhere;
`
