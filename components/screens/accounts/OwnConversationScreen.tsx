import styled from '@emotion/styled'
import { AdLine } from '@/components/ads/AdLine'
import { AnswerForm } from '@/components/contact/AnswerForm'
import { MessageList } from '@/components/contact/MessageList'
import { ReportConversation } from '@/components/contact/ReportConversation'
import { TypedWarning } from '@/components/contact/TypedWarning'
import { useNews } from '@/components/contact/use-news'
import { DealCard } from '@/components/deals/DealCard'
import { DealHead } from '@/components/deals/DealHead'
import { DealTools } from '@/components/deals/DealTools'
import { dealFault } from '@/components/deals/deal-fault'
import { failedOffer } from '@/components/deals/failed-offer'
import { PageLayout } from '@/components/shell/PageLayout'
import { PrivateArea } from '@/components/shell/PrivateArea'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import type { OwnConversation } from '@/lib/accounts/contact/own-conversation'
import { phoneMark, unconfirmedText } from '@/lib/accounts/contact/reply'
import type { DealView } from '@/lib/accounts/deals/deal-view'
import { writeReviewPath } from '@/lib/kernel/routes/dealer-area'
import { dealApi, salePath } from '@/lib/kernel/routes/deals'
import { conversationApi, routes } from '@/lib/kernel/routes/routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  conversation: OwnConversation
  /** What they agree on; null where they write about no car. */
  deal: DealView | null
  /** Who the buyer writes with, where that is a dealer. */
  dealer: { name: string; slug: string } | null
  savedCount: number
  unread: number
  csrf: string
  outcome: FormOutcome | null
}

/** One conversation: what was written, what in it looks like a fraud, and a form to go on. */
export function OwnConversationScreen({ conversation, deal, dealer, savedCount, unread, csrf, outcome }: Props) {
  const { id, title, href, holder, messages, blockedBy, phone } = conversation
  const action = conversationApi.one(id)
  useNews(action, messages.at(-1)?.id ?? 0)
  const door = { action: dealApi.one(id), csrf, hidden: {}, fault: dealFault(outcome, dealApi.one(id)), salePage: salePath(id) }
  const failed = failedOffer(outcome, door.action)
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
            Per «{href === null ? title : <Link href={href}>{title}</Link>}»{conversation.isUnconfirmed && `, ${unconfirmedText}`}
            {phone !== '' && (
              <>
                , telefono <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
              </>
            )}
            {phoneMark(conversation.isPhoneVerified, phone)}
          </p>
          {outcome && !isOwnFault && outcome.message !== '' && (
            <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>
          )}
          {deal && (
            <DealHead steps={deal.steps}>
              <AdLine card={deal.car} />
            </DealHead>
          )}
          <MessageList
            messages={messages}
            holder={holder}
            other={conversation.with}
            cardOf={(message) => {
              const card = deal?.cards.find(({ messageId }) => messageId === message)
              return card && <DealCard card={card} door={door} failed={failed} />
            }}
          />
          {deal && <DealTools deal={deal} door={door} failed={failed} />}
          {blockedBy === null ? (
            <AnswerForm key={messages.length} target={{ action, csrf, outcome }}>
              <TypedWarning />
            </AnswerForm>
          ) : (
            <p>
              <b>Conversazione bloccata.</b> {blockedBy === holder ? 'Non ricevi altri messaggi.' : 'Non si può più scrivere.'}
            </p>
          )}
          {dealer && (
            <p>
              Com’è andata con {dealer.name}? <Link href={writeReviewPath(dealer.slug)}>Scrivi una recensione</Link>
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

const Column = styled.div`
  display: grid;
  gap: 16px;
  max-width: 680px;
`
