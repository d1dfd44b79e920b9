import type { InferGetServerSidePropsType } from 'next'
import { ApiKeysScreen } from '@/components/screens/dealers/ApiKeysScreen'
import { listDealerTabs } from '@/lib/accounts/contact/leads/dealer-tabs.server'
import { mayIn } from '@/lib/accounts/dealerships/dealership'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { partnerApiPath } from '@/lib/accounts/partner-keys/partner-document'
import { listPartnerKeys } from '@/lib/accounts/partner-keys/partner-keys.server'
import { findWebhook } from '@/lib/accounts/webhooks/webhooks.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'])
    return {
      dealership,
      dealerships: await listDealerTabs(db, user, dealership),
      keys: await listPartnerKeys(db, dealership),
      webhook: mayIn(dealership, 'manageStaff') ? await findWebhook(db, dealership) : null,
      documentUrl: `${partnerApiPath}/openapi.json`,
    }
  },
  { form: true },
)

export default function DealerPartnerPage({
  dealership,
  dealerships,
  keys,
  webhook,
  documentUrl,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return (
    <ApiKeysScreen
      dealership={dealership}
      dealerships={dealerships}
      keys={keys}
      webhook={webhook}
      documentUrl={documentUrl}
      csrf={csrf}
      outcome={outcome}
    />
  )
}
