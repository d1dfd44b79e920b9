import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { AdLine } from '@/components/ads/AdLine'
import { AnswerForm } from '@/components/contact/AnswerForm'
import { MoneyLine } from '@/components/contact/MoneyLine'
import { ReportConversation } from '@/components/contact/ReportConversation'
import { TypedWarning } from '@/components/contact/TypedWarning'
import { DealCard } from '@/components/deals/DealCard'
import { DealHead } from '@/components/deals/DealHead'
import { DealTools } from '@/components/deals/DealTools'
import { dealFault } from '@/components/deals/deal-fault'
import { failedOffer } from '@/components/deals/failed-offer'
import { FormPage } from '@/components/form/FormPage'
import type { PostTarget } from '@/components/form/form-context'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import { type Conversation, deadLinkText, phoneMark, unconfirmedText } from '@/lib/accounts/contact/reply'
import type { DealCard as DealCardContent, DealView } from '@/lib/accounts/deals/deal-view'
import { dealApi, salePathByLink } from '@/lib/kernel/routes/deals'
import { conversationApi, posts, routes } from '@/lib/kernel/routes/routes'
import { color, fontSize, radius } from '@/styles/tokens'

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
  const { holder, title, href, buyer, seller, isPhoneVerified, messages } = conversation
  const door = {
    action: dealApi.byLink,
    csrf,
    hidden: { codice: code },
    fault: dealFault(outcome, dealApi.byLink),
    salePage: salePathByLink(code),
  }
  const failed = failedOffer(outcome, door.action)
  const cardOf = (message: number) => deal?.cards.find(({ messageId }) => messageId === message)
  return (
    <FormPage
      title="Messaggi"
      intro={<>Per «{href === null ? title : <Link href={href}>{title}</Link>}»</>}
      outcome={outcome}
      forms={[posts.answer]}
    >
      {holder === 'seller' && (
        <p>
          Ti scrive <strong>{buyer.name}</strong>, {buyer.maskedEmail}
          {!buyer.isConfirmed && ` (${unconfirmedText})`}
          {buyer.phone !== '' && (
            <>
              , telefono <a href={`tel:${buyer.phone.replace(/[^+\d]/g, '')}`}>{buyer.phone}</a>
            </>
          )}
          {phoneMark(isPhoneVerified, buyer.phone)}.
        </p>
      )}
      {holder === 'buyer' && isPhoneVerified && <p>{seller}: telefono verificato.</p>}
      {holder === 'buyer' && !buyer.isConfirmed && (
        <form method="post" action={posts.answer}>
          <input type="hidden" name="_csrf" value={csrf} />
          <input type="hidden" name="codice" value={code} />
          <p>Hai scritto tu? Confermalo: il venditore vede che l’indirizzo è tuo, e trovi la conversazione nel tuo account.</p>
          <Button type="submit" name="azione" value="conferma" variant="outline">
            Conferma il tuo indirizzo
          </Button>
        </form>
      )}
      {deal && (
        <DealHead steps={deal.steps}>
          <AdLine card={deal.car} />
        </DealHead>
      )}
      <List>
        {messages.map(({ id, sender, message, sentAt, isWaiting }) => (
          <li key={id} data-own={sender === holder || undefined}>
            <p>
              <strong>{sender === holder ? 'Tu' : sender === 'buyer' ? buyer.name : seller}</strong>,{' '}
              <time dateTime={sentAt}>{momentText(sentAt)}</time>
            </p>
            <MessageBody card={cardOf(id)} door={door} failed={failed} words={message} />
            {isWaiting && holder === 'buyer' && <Waiting>Non ancora consegnato: per ora non riusciamo a raggiungere il venditore.</Waiting>}
          </li>
        ))}
      </List>
      {deal && <DealTools deal={deal} door={door} failed={failed} />}
      <AnswerForm key={messages.length} target={{ action: posts.answer, csrf, outcome, hidden: { codice: code } }}>
        <TypedWarning />
      </AnswerForm>
      <ReportConversation
        conversation={{ holder, messages, with: holder === 'seller' ? buyer.name : seller }}
        canBlock={false}
        code={code}
        action={conversationApi.report}
        csrf={csrf}
        outcome={outcome}
      />
    </FormPage>
  )
}

type BodyProps = Omit<ComponentProps<typeof DealCard>, 'card'> & { card: DealCardContent | undefined; words: string }

function MessageBody({ card, words, ...given }: BodyProps) {
  if (card) return <DealCard card={card} {...given} />
  return (
    <>
      <Words>{words}</Words>
      <MoneyLine text={words} />
    </>
  )
}

/** «21 novembre alle ore 12:40», in Italian time. */
function momentText(moment: string): string {
  return new Date(moment).toLocaleString('it-IT', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Rome',
  })
}

const List = styled.ul`
  display: grid;
  gap: 12px;
  > li { max-width: 92%; padding: 12px 16px; border-radius: ${radius.lg}; background: ${color.surfaceAlt}; }
  > li[data-own] { margin-left: auto; background: ${color.accentSurface}; }
  > li > p:first-of-type { margin-bottom: 4px; color: ${color.textMuted}; font-size: ${fontSize.sm}; }
  /* A card has a frame of its own. */
  > li:has(> section), > li[data-own]:has(> section) { width: 92%; padding: 0; background: none; }
`
const Waiting = styled.p`
  margin-top: 4px;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`
