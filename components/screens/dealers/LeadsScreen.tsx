import { CallbackList } from '@/components/dealer-area/CallbackList'
import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { LeadList } from '@/components/dealer-area/LeadList'
import { LeadTemplates } from '@/components/dealer-area/LeadTemplates'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import type { CallbackLine } from '@/lib/accounts/contact/callbacks/callback'
import type { LeadPage, ReplyTemplate } from '@/lib/accounts/contact/leads/lead'
import { type Dealership, type DealerTab, mayIn } from '@/lib/accounts/dealerships/dealership'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  dealership: Dealership
  dealerships: readonly DealerTab[]
  leads: LeadPage
  callbacks: readonly CallbackLine[]
  templates: readonly ReplyTemplate[]
  csrf: string
  outcome: FormOutcome | null
}

/** What buyers have written to a dealer, those first who wait longest. */
export function LeadsScreen({ dealership, dealerships, leads, callbacks, templates, csrf, outcome }: Props) {
  return (
    <PageLayout title="Richieste" description="Le richieste di chi vuole comprare." noindex>
      <DealerAreaFrame title="Richieste" current="leads" dealership={dealership} dealerships={dealerships}>
        {outcome !== null && outcome.message !== '' && <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>}
        <CallbackList
          callbacks={callbacks}
          slug={dealership.slug}
          csrf={csrf}
          mayAnswer={mayIn(dealership, 'answerLeads')}
          from="richieste"
        />
        <LeadList leads={leads} slug={dealership.slug} />
        {mayIn(dealership, 'answerLeads') && <LeadTemplates templates={templates} slug={dealership.slug} csrf={csrf} outcome={outcome} />}
      </DealerAreaFrame>
    </PageLayout>
  )
}
