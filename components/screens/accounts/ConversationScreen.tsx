import { AdHeading } from '@/components/ads/AdHeading'
import { AnswerForm } from '@/components/contact/AnswerForm'
import { MessageList } from '@/components/contact/MessageList'
import { ReportConversation } from '@/components/contact/ReportConversation'
import { TypedWarning } from '@/components/contact/TypedWarning'
import { DealCard } from '@/components/deals/DealCard'
import { dealFault } from '@/components/deals/deal-fault'
import { ThreadLayout } from '@/components/deals/thread/ThreadLayout'
import { ThreadPage } from '@/components/deals/thread/ThreadPage'
import { FormPage } from '@/components/form/FormPage'
import type { PostTarget } from '@/components/form/form-context'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import { type Conversation, deadLinkText, phoneMark, unconfirmedText } from '@/lib/accounts/contact/reply'
import type { DealView } from '@/lib/accounts/deals/deal-view'
import { dealApi, salePathByLink } from '@/lib/kernel/routes/deals'
import { conversationApi, posts, routes } from '@/lib/kernel/routes/routes'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & {
  conversation: Conversation | null
  /** What they agree on; null where they write about no car. */
  deal: DealView | null
  /** The code in the link of the mail. */
  code: string
}

/** What two people wrote, about an ad or on a dealer's page, and a form to go on. */
export function ConversationScreen({ conversation, ...form }: Props) {
  return (
    <PageLayout title="Messaggi" description="I messaggi tra chi compra e chi vende, e il modulo per rispondere." noindex>
      {conversation ? <Messages conversation={conversation} {...form} /> : <ExpiredLink />}
    </PageLayout>
  )
}

function ExpiredLink() {
  return (
    <FormPage title="Messaggi" outcome={null}>
      <Alert variant="error">
        {deadLinkText} <Link href={routes.cars}>Cerca tra gli annunci</Link>
      </Alert>
    </FormPage>
  )
}

function Messages({ csrf, outcome, conversation, deal, code }: Props & { conversation: Conversation }) {
  const { holder, buyer, seller, messages } = conversation
  const other = holder === 'seller' ? buyer.name : seller
  const door = {
    action: dealApi.byLink,
    csrf,
    hidden: { codice: code },
    fault: dealFault(outcome, dealApi.byLink),
    salePage: salePathByLink(code),
  }
  const isOwnFault = outcome?.form === posts.answer && !outcome.isDone
  return (
    <ThreadPage outcome={isOwnFault ? null : outcome}>
      <ThreadLayout
        label={`Conversazione: ${other}`}
        who={<Who conversation={conversation} />}
        deal={deal}
        car={deal && <AdHeading card={deal.car} />}
        door={door}
        messages={
          <MessageList
            messages={messages}
            holder={holder}
            other={other}
            cardOf={(message) => {
              const card = deal?.cards.find(({ messageId }) => messageId === message)
              return card && <DealCard card={card} door={door} />
            }}
          />
        }
        compose={(plus) => (
          <>
            {holder === 'buyer' && !buyer.isConfirmed && <ConfirmAddress csrf={csrf} code={code} />}
            <AnswerForm target={{ action: posts.answer, csrf, outcome, hidden: { codice: code } }} beside={plus}>
              <TypedWarning />
            </AnswerForm>
          </>
        )}
      >
        <ReportConversation
          conversation={{ holder, messages, with: other }}
          canBlock={false}
          code={code}
          action={conversationApi.report}
          csrf={csrf}
          outcome={outcome}
        />
      </ThreadLayout>
    </ThreadPage>
  )
}

function Who({ conversation: { holder, title, href, buyer, seller, isPhoneVerified } }: { conversation: Conversation }) {
  return (
    <>
      <h1>{holder === 'seller' ? buyer.name : seller}</h1>
      <p>Per «{href === null ? title : <Link href={href}>{title}</Link>}»</p>
      {holder === 'seller' && (
        <p>
          {buyer.maskedEmail}
          {!buyer.isConfirmed && ` (${unconfirmedText})`}
          {buyer.phone !== '' && (
            <>
              , telefono <a href={`tel:${buyer.phone.replace(/[^+\d]/g, '')}`}>{buyer.phone}</a>
            </>
          )}
          {phoneMark(isPhoneVerified, buyer.phone)}
        </p>
      )}
      {holder === 'buyer' && isPhoneVerified && <p>{seller}: telefono verificato.</p>}
    </>
  )
}

function ConfirmAddress({ csrf, code }: { csrf: string; code: string }) {
  return (
    <form method="post" action={posts.answer}>
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="codice" value={code} />
      <p>Hai scritto tu? Confermalo: il venditore vede che l’indirizzo è tuo, e trovi la conversazione nel tuo account.</p>
      <Button type="submit" name="azione" value="conferma" variant="outline">
        Conferma il tuo indirizzo
      </Button>
    </form>
  )
}
