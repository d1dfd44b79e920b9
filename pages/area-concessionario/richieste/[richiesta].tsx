import type { InferGetServerSidePropsType } from 'next'
import { LeadScreen } from '@/components/screens/dealers/LeadScreen'
import { listDealerTabs } from '@/lib/accounts/contact/leads/dealer-tabs.server'
import { listTemplates } from '@/lib/accounts/contact/leads/lead-templates.server'
import { openLead } from '@/lib/accounts/contact/leads/leads.server'
import { mayIn } from '@/lib/accounts/dealerships/dealership'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { listStaff } from '@/lib/accounts/dealerships/staff.server'
import { findDeal } from '@/lib/accounts/deals/find-deal.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { adIdFrom } from '@/lib/kernel/routes/routes'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'], 'readLeads')
    const id = adIdFrom(query['richiesta'])
    if (id === undefined) throw new AppError('notFound', 'not a lead')
    const lead = await openLead(db, dealership, id)
    const templates = await listTemplates(db, dealership)
    return {
      dealership,
      dealerships: await listDealerTabs(db, user, dealership),
      lead,
      deal: (await findDeal(db, { replyId: id, side: 'seller' })) ?? null,
      staff: (await listStaff(db, dealership)).filter((member) => mayIn(member, 'answerLeads')),
      templates,
      start: templates.find((template) => String(template.id) === query['modello'])?.message ?? '',
    }
  },
  { form: true },
)

export default function LeadPage({
  dealership,
  dealerships,
  lead,
  deal,
  staff,
  templates,
  start,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const area = { dealership, dealerships, staff, templates, start }
  return <LeadScreen key={lead.id} {...area} lead={lead} deal={deal} csrf={csrf} outcome={outcome} />
}
