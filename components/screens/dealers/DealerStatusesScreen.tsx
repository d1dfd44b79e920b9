import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { ChangePreview } from '@/components/dealer-area/import/ChangePreview'
import { PageLayout } from '@/components/shell/PageLayout'
import { DataTable } from '@/components/ui/DataTable'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import { ownerActions } from '@/lib/accounts/selling/own-ad'
import { type BulkAction, bulkEffects, countedVehicles, type StatusPreview } from '@/lib/accounts/selling/stock'
import { adStatuses } from '@/lib/market/ads/ad'

type Props = {
  dealership: Dealership
  dealerships: readonly Dealership[]
  statuses: readonly StatusPreview[]
  action: BulkAction
  list: string
  csrf: string
}

/** Several new statuses before they hold: which vehicles would change, which would not and why. */
export function DealerStatusesScreen({ statuses, action, dealership, dealerships, list, csrf }: Props) {
  const changing = statuses.filter(({ unchangedBecause }) => unchangedBecause === null).length
  return (
    <PageLayout title={ownerActions[action].label} description="Che cosa cambierebbe, prima che valga." noindex>
      <DealerAreaFrame title={ownerActions[action].label} current="vehicles" dealership={dealership} dealerships={dealerships}>
        <ChangePreview
          slug={dealership.slug}
          csrf={csrf}
          list={list}
          summary={`${changing} di ${countedVehicles(statuses.length)}`}
          ids={statuses.map(({ id }) => id)}
          hidden={{ azione: action }}
          confirm={changing === 0 ? null : `${ownerActions[action].label}: ${countedVehicles(changing)}`}
          leave="Lascia tutto com’è"
        >
          <p>Nulla è ancora cambiato. {changing === 0 ? 'Lo stato dei veicoli scelti non lo permette.' : bulkEffects[action]}</p>
          <DataTable
            label="Stato prima e dopo"
            head={['Veicolo', 'Adesso', 'Dopo', 'Perché']}
            rows={statuses.map(({ id, title, before, after, unchangedBecause }) => ({
              key: id,
              cells: [title, adStatuses[before], unchangedBecause === null ? adStatuses[after] : 'resta com’è', unchangedBecause ?? '–'],
            }))}
          />
        </ChangePreview>
      </DealerAreaFrame>
    </PageLayout>
  )
}
