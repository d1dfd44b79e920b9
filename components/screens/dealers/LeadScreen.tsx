import { AdHeading } from '@/components/ads/AdHeading'
import { AnswerForm } from '@/components/contact/AnswerForm'
import { MessageList } from '@/components/contact/MessageList'
import { TypedWarning } from '@/components/contact/TypedWarning'
import { useNews } from '@/components/contact/use-news'
import { AssignmentForm } from '@/components/dealer-area/AssignmentForm'
import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { StaffForm } from '@/components/dealer-area/StaffForm'
import { DealCard } from '@/components/deals/DealCard'
import { dealFault } from '@/components/deals/deal-fault'
import { ThreadLayout } from '@/components/deals/thread/ThreadLayout'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import type { OpenLead, ReplyTemplate } from '@/lib/accounts/contact/leads/lead'
import { phoneMark, unconfirmedText } from '@/lib/accounts/contact/reply'
import { type Dealership, type DealerTab, mayIn, type StaffMember } from '@/lib/accounts/dealerships/dealership'
import type { DealView } from '@/lib/accounts/deals/deal-view'
import { dealerArea, dealerAreaHref, dealershipApi, leadHref } from '@/lib/kernel/routes/dealer-area'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  dealership: Dealership
  dealerships: readonly DealerTab[]
  lead: OpenLead
  /** What they agree on; null where they write about no car. */
  deal: DealView | null
  staff: readonly StaffMember[]
  templates: readonly ReplyTemplate[]
  /** What the answer begins as. */
  start: string
  csrf: string
  outcome: FormOutcome | null
}

/** One lead of a dealer: what was written, by whom of the staff, who looks after it, and a form to go on. */
export function LeadScreen({ dealership, dealerships, lead, deal, staff, templates, start, csrf, outcome }: Props) {
  const { slug } = dealership
  const { id, title, href, phone, messages, blockedBy, authors } = lead
  const action = dealershipApi.lead(id)
  useNews(dealerAreaHref(action, slug), messages.at(-1)?.id ?? 0)
  const isOwnFault = outcome?.form === action && !outcome.isDone && outcome.message === ''
  const door = { action: dealershipApi.deal(id), csrf, hidden: { concessionaria: slug }, fault: dealFault(outcome, dealershipApi.deal(id)) }
  const mayAnswer = mayIn(dealership, 'answerLeads')
  return (
    <PageLayout title={`Richiesta per ${title}`} description="Una richiesta di chi vuole comprare." noindex>
      <DealerAreaFrame title={lead.with} current="leads" dealership={dealership} dealerships={dealerships}>
        <Link href={dealerAreaHref(dealerArea.leads, slug)}>Tutte le richieste</Link>
        {outcome && !isOwnFault && outcome.message !== '' && (
          <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>
        )}
        <ThreadLayout
          label={`Conversazione: ${lead.with}`}
          who={
            <p>
              Per «{href === null ? title : <Link href={href}>{title}</Link>}»{lead.isUnconfirmed && `, ${unconfirmedText}`}
              {phone !== '' && (
                <>
                  , telefono <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
                </>
              )}
              {phoneMark(lead.isPhoneVerified, phone)}
            </p>
          }
          deal={deal}
          car={deal && <AdHeading card={deal.car} />}
          door={mayAnswer ? door : null}
          messages={
            <MessageList
              messages={messages}
              holder="seller"
              other={lead.with}
              authorOf={(message) => authors[message] ?? dealership.name}
              cardOf={(message) => {
                const card = deal?.cards.find(({ messageId }) => messageId === message)
                return card && <DealCard card={card} door={mayAnswer ? door : null} />
              }}
            />
          }
          compose={(plus) =>
            blockedBy !== null ? (
              <p>
                <b>Conversazione bloccata.</b> {blockedBy === 'seller' ? 'Non ricevete altri messaggi.' : 'Non si può più scrivere.'}
              </p>
            ) : (
              mayAnswer && (
                <>
                  {templates.length > 0 && <Templates templates={templates} at={leadHref(id, slug)} />}
                  <AnswerForm key={start} start={start} target={{ action, csrf, outcome, hidden: { concessionaria: slug } }} beside={plus}>
                    <TypedWarning />
                  </AnswerForm>
                </>
              )
            )
          }
        >
          {mayAnswer && (
            <Panel>
              <AssignmentForm lead={lead} staff={staff} slug={slug} csrf={csrf} />
              {blockedBy !== 'buyer' && (
                <StaffForm action={action} csrf={csrf} slug={slug} hidden={{ azione: blockedBy === null ? 'blocca' : 'sblocca' }}>
                  <Button type="submit" variant="quiet" size="sm">
                    {blockedBy === null ? 'Blocca questa conversazione' : 'Sblocca'}
                  </Button>
                </StaffForm>
              )}
            </Panel>
          )}
        </ThreadLayout>
      </DealerAreaFrame>
    </PageLayout>
  )
}

function Templates({ templates, at }: { templates: readonly ReplyTemplate[]; at: string }) {
  return (
    <p>
      Comincia da un modello:{' '}
      {templates.map(({ id, name }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link href={`${at}&modello=${id}`}>{name}</Link>
        </span>
      ))}
    </p>
  )
}
