import { AdHeading } from '@/components/ads/AdHeading'
import { AnswerForm } from '@/components/contact/AnswerForm'
import { MessageList } from '@/components/contact/MessageList'
import { ReportConversation } from '@/components/contact/ReportConversation'
import { TypedWarning } from '@/components/contact/TypedWarning'
import { useNews } from '@/components/contact/use-news'
import { DealCard } from '@/components/deals/DealCard'
import { dealFault } from '@/components/deals/deal-fault'
import { ThreadLayout } from '@/components/deals/thread/ThreadLayout'
import { ThreadPage } from '@/components/deals/thread/ThreadPage'
import { PageLayout } from '@/components/shell/PageLayout'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
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
  csrf: string
  outcome: FormOutcome | null
}

/** One conversation: what was written, what in it looks like a fraud, and a form to go on. */
export function OwnConversationScreen({ conversation, deal, dealer, csrf, outcome }: Props) {
  const { id, title, href, holder, messages, blockedBy, phone } = conversation
  const action = conversationApi.one(id)
  useNews(action, messages.at(-1)?.id ?? 0)
  const door = { action: dealApi.one(id), csrf, hidden: {}, fault: dealFault(outcome, dealApi.one(id)), salePage: salePath(id) }
  const isOwnFault = outcome?.form === action && !outcome.isDone
  return (
    <PageLayout title={`Messaggi per ${title}`} description="Una conversazione tra chi compra e chi vende." noindex>
      <ThreadPage back={<Link href={routes.conversations}>Tutti i messaggi</Link>} outcome={isOwnFault ? null : outcome}>
        <ThreadLayout
          label={`Conversazione: ${conversation.with}`}
          who={
            <>
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
            </>
          }
          deal={deal}
          car={deal && <AdHeading card={deal.car} />}
          door={door}
          messages={
            <MessageList
              messages={messages}
              holder={holder}
              other={conversation.with}
              cardOf={(message) => {
                const card = deal?.cards.find(({ messageId }) => messageId === message)
                return card && <DealCard card={card} door={door} />
              }}
            />
          }
          compose={(plus) =>
            blockedBy === null ? (
              <AnswerForm target={{ action, csrf, outcome }} beside={plus}>
                <TypedWarning />
              </AnswerForm>
            ) : (
              <p>
                <b>Conversazione bloccata.</b> {blockedBy === holder ? 'Non ricevi altri messaggi.' : 'Non si può più scrivere.'}
              </p>
            )
          }
        >
          <Panel>
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
          </Panel>
        </ThreadLayout>
      </ThreadPage>
    </PageLayout>
  )
}
