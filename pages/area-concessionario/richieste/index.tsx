import type { InferGetServerSidePropsType } from 'next'
import { LeadsScreen } from '@/components/screens/dealers/LeadsScreen'
import { listCallbacks } from '@/lib/accounts/contact/callbacks/callbacks.server'
import { listDealerTabs } from '@/lib/accounts/contact/leads/dealer-tabs.server'
import { leadFilterOf } from '@/lib/accounts/contact/leads/lead'
import { listTemplates } from '@/lib/accounts/contact/leads/lead-templates.server'
import { listLeads } from '@/lib/accounts/contact/leads/leads.server'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'], 'readLeads')
    const page = /^[1-9]\d{0,5}$/.test(String(query['pagina'])) ? Number(query['pagina']) : 1
    return {
      dealership,
      dealerships: await listDealerTabs(db, user, dealership),
      leads: await listLeads(db, dealership, user, { filter: leadFilterOf(query['mostra']), page }),
      callbacks: await listCallbacks(db, dealership, new Date()),
      templates: await listTemplates(db, dealership),
    }
  },
  { form: true },
)

export default function LeadsPage({
  dealership,
  dealerships,
  leads,
  callbacks,
  templates,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const area = { dealership, dealerships, leads, callbacks, templates }
  return <LeadsScreen {...area} csrf={csrf} outcome={outcome} />
}
