import styled from '@emotion/styled'
import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { NumberedPhotosForm } from '@/components/dealer-area/photos/NumberedPhotosForm'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import type { Dealership, DealerTab } from '@/lib/accounts/dealerships/dealership'
import type { DraftLine } from '@/lib/accounts/selling/drafts/draft-page'
import { dealerArea, dealerAreaHref } from '@/lib/kernel/routes/dealer-area'
import { sellPath } from '@/lib/kernel/routes/routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  dealership: Dealership
  dealerships: readonly DealerTab[]
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
        {drafts.length > 0 && (
          <Panel aria-labelledby="da-pubblicare">
            <h2 id="da-pubblicare">Da guardare e pubblicare</h2>
            <Lines>
              {drafts.map(({ id, name, adId }) => (
                <li key={id}>
                  <Link href={sellPath(id, 'foto')}>{name}</Link> · RIF {adId}
                </li>
              ))}
            </Lines>
          </Panel>
        )}
      </DealerAreaFrame>
    </PageLayout>
  )
}

const Lines = styled.ul`
  display: grid;
  gap: 8px;
  margin: 12px 0 0;
  padding: 0;
  list-style: none;
`
