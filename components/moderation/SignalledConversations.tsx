import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import type { SignalledConversation } from '@/lib/accounts/contact/conversation-signals'
import { mostWaiting } from '@/lib/accounts/moderation/waiting-queue'
import { momentText } from '@/lib/kernel/italian/date-text'
import { moderationApi } from '@/lib/kernel/routes/moderation-routes'
import { color, fontSize } from '@/styles/tokens'
import { QueueRest } from './QueueRest'

type Props = { conversations: readonly SignalledConversation[]; csrf: string }

/** Conversations that look like a known fraud: why, never what was written. The words are read where somebody reports them. */
export function SignalledConversations({ conversations, csrf }: Props) {
  if (conversations.length === 0) return null
  return (
    <Box aria-labelledby="conversazioni-sospette">
      <h2 id="conversazioni-sospette">Conversazioni con indizi di truffa: {conversations.length}</h2>
      {conversations.map(({ id, title, href, side, reasons, at }) => (
        <Panel key={`${id} ${side}`} aria-label={`Conversazione ${id}`}>
          <h3>{href === null ? title : <Link href={href}>{title}</Link>}</h3>
          <p>
            Conversazione {id}, {side === 'buyer' ? 'chi compra' : 'chi vende'}, {momentText(at)}. Vedi solo gli indizi: il testo si legge
            se qualcuno lo segnala.
          </p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <form method="post" action={moderationApi.message(id)}>
            <input type="hidden" name="_csrf" value={csrf} />
            <Button type="submit" name="esito" value="visto" variant="outline" size="sm">
              Ho guardato
            </Button>
          </form>
        </Panel>
      ))}
      <QueueRest listed={conversations.length} most={mostWaiting} />
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  gap: 16px;
  padding: 24px 0 0;
  overflow-wrap: anywhere;
  h2 { font-size: ${fontSize.xl}; }
  p { color: ${color.textMuted}; }
  ul { margin: 8px 0; padding-left: 20px; list-style: disc; }
`
