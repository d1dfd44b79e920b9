import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { PartnerKeys } from '@/components/dealer-area/PartnerKeys'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import type { FormOutcome } from '@/lib/edge/http/form-outcome'
import { type Dealership, mayIn } from '@/lib/people/dealerships/dealership'
import type { PartnerKey } from '@/lib/people/partner-keys/partner-key'

type Props = {
  dealership: Dealership
  dealerships: readonly Dealership[]
  keys: readonly PartnerKey[]
  documentUrl: string
  csrf: string
  outcome: FormOutcome | null
}

/** What the dealer's own programs may do here. */
export function DealerPartnerScreen({ dealership, dealerships, keys, documentUrl, csrf, outcome }: Props) {
  return (
    <PageLayout title="Programmi partner" description="Le chiavi con cui il tuo gestionale parla con Ingrana." noindex>
      <DealerAreaFrame title="Partner" current="partner" dealership={dealership} dealerships={dealerships}>
        {outcome && <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>}
        <p>
          Tutto quello che fai in Stock, Importa e Richieste lo può fare anche un programma. Le chiamate sono descritte in{' '}
          <a href={documentUrl}>un documento OpenAPI</a>. Una chiave agisce a nome di chi l’ha creata e finisce quando lascia il personale.
        </p>
        <PartnerKeys keys={keys} slug={dealership.slug} csrf={csrf} outcome={outcome} mayChange={mayIn(dealership, 'manageStaff')} />
      </DealerAreaFrame>
    </PageLayout>
  )
}
