import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { FeedForm } from '@/components/dealer-area/import/FeedForm'
import { FileForm } from '@/components/dealer-area/import/FileForm'
import { ImportHistory } from '@/components/dealer-area/import/ImportHistory'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { type Dealership, type DealerTab, mayIn } from '@/lib/accounts/dealerships/dealership'
import type { DealerFeed } from '@/lib/market/dealer-imports/dealer-feed'
import type { DealerImport } from '@/lib/market/dealer-imports/dealer-import'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  dealership: Dealership
  dealerships: readonly DealerTab[]
  imports: readonly DealerImport[]
  feed: DealerFeed | null
  csrf: string
  outcome: FormOutcome | null
}

/** The page to which a file with the stock is brought, and what became of those before. */
export function DealerImportsScreen({ dealership, dealerships, imports, feed, csrf, outcome }: Props) {
  return (
    <PageLayout title="Importa lo stock" description="Porta qui i veicoli da un file del tuo gestionale." noindex>
      <DealerAreaFrame title="Importa lo stock" current="imports" dealership={dealership} dealerships={dealerships}>
        {outcome && <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>}
        {mayIn(dealership, 'changeStock') ? (
          <>
            <FileForm slug={dealership.slug} csrf={csrf} />
            <FeedForm feed={feed} slug={dealership.slug} csrf={csrf} outcome={outcome} />
          </>
        ) : (
          <p>Il tuo ruolo non importa veicoli: chiedi al titolare.</p>
        )}
        <ImportHistory imports={imports} slug={dealership.slug} />
      </DealerAreaFrame>
    </PageLayout>
  )
}
