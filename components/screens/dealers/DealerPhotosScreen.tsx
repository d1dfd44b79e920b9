import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { NumberedPhotosForm } from '@/components/dealer-area/photos/NumberedPhotosForm'
import { DraftList } from '@/components/selling/DraftList'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { Link } from '@/components/ui/Link'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import type { DraftLine } from '@/lib/accounts/selling/drafts/draft-page'
import { dealerArea, dealerAreaHref } from '@/lib/kernel/routes/dealer-area'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  dealership: Dealership
  dealerships: readonly Dealership[]
  /** Changes that wait for somebody to publish them. */
  drafts: readonly DraftLine[]
  csrf: string
  outcome: FormOutcome | null
}

/** A folder, several files or a ZIP of photographs, put where their names say. */
export function DealerPhotosScreen({ dealership, dealerships, drafts, csrf, outcome }: Props) {
  return (
    <PageLayout title="Foto per numero" description="Carica le foto di più veicoli insieme." noindex>
      <DealerAreaFrame title="Foto per numero" current="vehicles" dealership={dealership} dealerships={dealerships}>
        <p>
          <Link href={dealerAreaHref(dealerArea.vehicles, dealership.slug)}>Tutto lo stock</Link>
        </p>
        {outcome && outcome.message !== '' && (
          <Alert variant={outcome.isDone ? 'success' : 'error'}>
            {outcome.message.split('\n').map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Alert>
        )}
        <NumberedPhotosForm slug={dealership.slug} csrf={csrf} />
        <DraftList drafts={drafts} csrf={csrf} label="Da guardare e pubblicare" />
      </DealerAreaFrame>
    </PageLayout>
  )
}
