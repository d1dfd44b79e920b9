import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { PartnerKeys } from '@/components/dealer-area/PartnerKeys'
import { WebhookPanel } from '@/components/dealer-area/WebhookPanel'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { type Dealership, type DealerTab, mayIn } from '@/lib/accounts/dealerships/dealership'
import type { PartnerKey } from '@/lib/accounts/partner-keys/partner-key'
import type { DealerWebhook } from '@/lib/accounts/webhooks/webhook'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  dealership: Dealership
  dealerships: readonly DealerTab[]
  keys: readonly PartnerKey[]
  webhook: DealerWebhook | null
  documentUrl: string
  csrf: string
  outcome: FormOutcome | null
}

/** What the dealer's own programs may do here. */
export function ApiKeysScreen({ dealership, dealerships, keys, webhook, documentUrl, csrf, outcome }: Props) {
  const mayChange = mayIn(dealership, 'manageStaff')
  const area = { slug: dealership.slug, csrf, outcome }
  return (
    <PageLayout title="Programmi partner" description="Le chiavi con cui il tuo gestionale parla con Ingrana." noindex>
      <DealerAreaFrame title="Partner" current="partner" dealership={dealership} dealerships={dealerships}>
        {outcome && <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>}
        <p>
          Tutto quello che fai in Stock, Importa e Richieste lo può fare anche un programma. Le chiamate sono descritte in{' '}
          <a href={documentUrl}>un documento OpenAPI</a>. Una chiave agisce a nome di chi l’ha creata e finisce quando lascia la
          concessionaria.
        </p>
        <PartnerKeys keys={keys} {...area} mayChange={mayChange} />
        {mayChange && <WebhookPanel webhook={webhook} {...area} />}
      </DealerAreaFrame>
    </PageLayout>
  )
}
