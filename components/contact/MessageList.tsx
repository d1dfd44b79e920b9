import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { OwnMessage } from '@/lib/accounts/contact/own-conversation'
import type { Party } from '@/lib/accounts/contact/reply'
import { scamSignTexts } from '@/lib/accounts/contact/scam-signs'
import { securityAdvice } from '@/lib/kernel/routes/contacts'
import { color, fontSize, radius } from '@/styles/tokens'
import { MoneyLine } from './MoneyLine'

const moment = new Intl.DateTimeFormat('it', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Rome' })

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

/** What was written, and what of it looks like a fraud. */
export function MessageList({ messages, holder, other, authorOf = () => 'Tu', cardOf = () => undefined }: Props) {
  return (
    <div role="log" aria-label="Messaggi">
      <List>
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            own={message.sender === holder ? authorOf(message.id) : undefined}
            other={other}
            card={cardOf(message.id)}
          />
        ))}
      </List>
    </div>
  )
}

type MessageProps = { message: OwnMessage; own: string | undefined; other: string; card: ReactNode }

function Message({ message: { message, sentAt, isWaiting, signs }, own, other, card }: MessageProps) {
  return (
    <li data-own={own !== undefined || undefined}>
      <p>
        <strong>{own ?? other}</strong>, <time dateTime={sentAt}>{moment.format(new Date(sentAt))}</time>
      </p>
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
    </li>
  )
}

const List = styled.ul`
  display: grid;
  gap: 12px;
  > li { max-width: 92%; padding: 12px 16px; border-radius: ${radius.lg}; background: ${color.surfaceAlt}; }
  > li[data-own] { margin-left: auto; background: ${color.accentSurface}; }
  > li > p:first-of-type { margin-bottom: 4px; color: ${color.textMuted}; font-size: ${fontSize.sm}; }
  small { color: ${color.textMuted}; }
  /* A card has a frame of its own. */
  > li:has(> section), > li[data-own]:has(> section) { width: 92%; padding: 0; background: none; }
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
