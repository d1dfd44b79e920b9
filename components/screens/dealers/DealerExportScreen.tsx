import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { ExportAddresses } from '@/components/dealer-area/ExportAddresses'
import { FeedCheckPanel } from '@/components/dealer-area/import/FeedCheckPanel'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { type Dealership, type DealerTab, mayIn } from '@/lib/accounts/dealerships/dealership'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import type { FeedCheck, OtherService } from '@/lib/market/stock-export/export-files'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  dealership: Dealership
  dealerships: readonly DealerTab[]
  /** The moment since which there are addresses; null: there are none. */
  openSince: string | null
  checks: Readonly<Record<OtherService, FeedCheck>>
  siteUrl: string
  csrf: string
  outcome: FormOutcome | null
}

/** The stock as files at secret addresses, and what other services would say of it. */
export function DealerExportScreen({ dealership, dealerships, openSince, checks, siteUrl, csrf, outcome }: Props) {
  const made = outcome?.form === dealershipApi.exports && outcome.isDone ? (outcome.values['indirizzi'] ?? null) : null
  return (
    <PageLayout title="Esporta lo stock" description="Lo stock in file che altri programmi leggono da soli." noindex>
      <DealerAreaFrame title="Esporta" current="exports" dealership={dealership} dealerships={dealerships}>
        {outcome && <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>}
        {mayIn(dealership, 'changeStock') ? (
          <ExportAddresses slug={dealership.slug} openSince={openSince} token={made} siteUrl={siteUrl} csrf={csrf} />
        ) : (
          <p>Gli indirizzi li vede chi può cambiare lo stock.</p>
        )}
        <FeedCheckPanel service="Google" check={checks['google-veicoli.csv']} />
        <FeedCheckPanel service="Meta" check={checks['meta-veicoli.csv']} />
      </DealerAreaFrame>
    </PageLayout>
  )
}
