import styled from '@emotion/styled'
import { Fragment, type ReactNode } from 'react'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { OwnMessage, Party } from '@/lib/accounts/contact/reply'
import { scamSignTexts } from '@/lib/accounts/contact/scam-signs'
import { weekdayText } from '@/lib/kernel/italian/date-text'
import { italianTime } from '@/lib/kernel/italian/italian-time'
import { securityAdvice } from '@/lib/kernel/routes/contacts'
import { color, fontSize, radius } from '@/styles/tokens'
import { MoneyLine } from './MoneyLine'

type Props = {
  messages: readonly OwnMessage[]
  /** The side that reads. */
  holder: Party
  /** Who the other side is. */
  other: string
  /** Who of several wrote for the side that reads; «Tu» where it is left out. */
  authorOf?: (messageId: number) => string
  /** What stands in the place of a message's words. */
  cardOf?: (messageId: number) => ReactNode
}

/** What was written, day by day, and what of it looks like a fraud. */
export function MessageList({ messages, holder, other, authorOf = () => 'Tu', cardOf = () => undefined }: Props) {
  return (
    <div role="log" aria-label="Messaggi">
      <List>
        {messages.map((message, at) => {
          const day = weekdayText(message.sentAt)
          const before = messages[at - 1]
          return (
            <Fragment key={message.id}>
              {(before === undefined || weekdayText(before.sentAt) !== day) && <li className="day">{day}</li>}
              <Message
                message={message}
                own={message.sender === holder ? authorOf(message.id) : undefined}
                other={other}
                card={cardOf(message.id)}
              />
            </Fragment>
          )
        })}
      </List>
    </div>
  )
}

type MessageProps = { message: OwnMessage; own: string | undefined; other: string; card: ReactNode }

function Message({ message: { message, sentAt, isWaiting, signs }, own, other, card }: MessageProps) {
  const sender = own ?? other
  return (
    <li data-own={own !== undefined || undefined} data-card={card !== undefined || undefined}>
      {card ?? (
        <>
          <Words>{message}</Words>
          {signs.length === 0 && <MoneyLine text={message} />}
        </>
      )}
      {isWaiting && own !== undefined && <small>Non ancora consegnato: per ora non riusciamo a raggiungere il venditore.</small>}
      {signs.length > 0 && (
        <Caution>
          <b>Attenzione.</b> Questo messaggio {signs.map(({ kind, found }) => `${scamSignTexts[kind]} («${found}»)`).join(', ')}. Non
          mandare soldi, codici o documenti prima di esserti visti. <a href={securityAdvice}>I consigli della Polizia Postale</a>
        </Caution>
      )}
      <p className="sent">
        {own === 'Tu' || own === undefined ? <VisuallyHidden>{sender}, </VisuallyHidden> : <>{sender}, </>}
        <time dateTime={sentAt}>{italianTime(sentAt).toISOString().slice(11, 16)}</time>
      </p>
    </li>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  > li { justify-self: start; max-width: min(92%, 480px); padding: 12px 16px; border-radius: ${radius.lg}; background: ${color.surfaceMuted}; }
  > li[data-own] { justify-self: end; background: ${color.accentSurfaceStrong}; }
  > li[data-card], > li[data-card][data-own] { width: 100%; max-width: 468px; padding: 0; background: none; }
  > .day { justify-self: center; padding: 4px 0; background: none; color: ${color.textMuted}; font-size: ${fontSize.sm}; }
  > .day::first-letter { text-transform: uppercase; }
  .sent { margin-top: 4px; color: ${color.textSecondary}; font-size: ${fontSize.sm}; text-align: right; }
  small { color: ${color.textSecondary}; }
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
